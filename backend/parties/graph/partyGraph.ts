import type { ModeratedCreator } from '@/backend/hosting/service';
import {
  answerLater,
  confirmReady,
  creatorPartiesPage,
  joinQueue,
  leaveQueue,
  myPartiesPage,
  partyDetails,
  partiesAmong,
  partyMembersPage,
  queueTicket,
  setAway,
  type PartySummary,
  type PublicParty,
} from '@/backend/parties/service';
import { answerItem, answerList, builder, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { ShownTool } from '@/backend/widgets/service';
import {
  creatorPartiesPayload,
  myPartiesPayload,
  joinQueuePayload,
  partyIdPayload,
  partyPagePayload,
  queueUuidPayload,
  setAwayPayload,
} from '@/lib/shared/parties/party';
import {
  EntryValueInput,
  MyEntryResult,
  PartyList,
  PartyListName,
  PartyMemberList,
  PartySummaryList,
  QueueTicketResult,
} from './typesGraph';

builder.queryFields((t) => ({
  getParties: t.field({
    type: PartyList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await partyDetails(context, parsePayload(partyIdPayload, args))],
      })),
  }),
  myParties: t.field({
    type: PartySummaryList,
    args: {
      list: t.arg({ type: PartyListName, required: false }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => myPartiesPage(context, parsePayload(myPartiesPayload, args))),
  }),
  creatorParties: t.field({
    type: PartySummaryList,
    args: { creatorId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => creatorPartiesPage(context, parsePayload(creatorPartiesPayload, args))),
  }),
  partyMembers: t.field({
    type: PartyMemberList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => partyMembersPage(context, parsePayload(partyPagePayload, args))),
  }),
  getPartyQueue: t.field({
    type: QueueTicketResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => queueTicket(context, parsePayload(queueUuidPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  joinQueue: t.field({
    type: MyEntryResult,
    args: {
      partyID: t.arg.id(),
      fields: t.arg({ type: [EntryValueInput] }),
      seats: t.arg.int({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => joinQueue(context, parsePayload(joinQueuePayload, args))),
  }),
  leaveQueue: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => leaveQueue(context, parsePayload(queueUuidPayload, args))),
  }),
  confirmReady: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => confirmReady(context, parsePayload(queueUuidPayload, args))),
  }),
  answerLater: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => answerLater(context, parsePayload(queueUuidPayload, args))),
  }),
  setAway: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id(), isAway: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => setAway(context, parsePayload(setAwayPayload, args))),
  }),
}));

// What the rooms of all live tools leave to each of them: its own field of their types.
builder.objectField(namedType<ModeratedCreator>('ModeratedCreator'), 'parties', (t) =>
  t.field({
    type: [namedType<PartySummary>('PartySummary')],
    description: 'Drafts and what has not ended; none until the invitation is taken.',
    resolve: ({ running }) => partiesAmong(running),
  }),
);

builder.objectField(namedType<ShownTool>('ShownTool'), 'party', (t) =>
  t.field({
    type: namedType<PublicParty>('Party'),
    nullable: true,
    resolve: ({ kind, snapshot }) => (kind === 'PARTY' ? (snapshot as PublicParty) : null),
  }),
);
