import { answerItem, answerList, builder } from '@/backend/platform/builder';
import { checked } from '@/backend/platform/checked';
import {
  callNextPayload,
  changeStatePayload,
  createPartyPayload,
  creatorPartiesPayload,
  ownPagePayload,
  editPartyPayload,
  editQueuePayload,
  joinQueuePayload,
  markMembersPayload,
  partyIdPayload,
  partyPagePayload,
  queueUuidPayload,
} from '@/lib/shared/party';
import { callNext, markMembers } from './calling';
import {
  CountResult,
  EntryFieldInput,
  EntryValueInput,
  HostMemberList,
  MemberMarkType,
  MyEntryResult,
  PartyActionType,
  PartyEditList,
  PartyList,
  PartyMemberList,
  PartySummaryList,
  PartySummaryResult,
  QueueTicketResult,
} from './typesGraph';
import { hostMembersPage, partyEdit } from './hosting';
import { confirmReady, joinQueue, leaveQueue } from './joining';
import { changePartyState, createParty, editParty, editQueue } from './managing';
import { creatorPartiesPage, myPartiesPage, partyDetails, partyMembersPage } from './reading';
import { queueTicket } from './ticket';

builder.queryFields((t) => ({
  getParties: t.field({
    type: PartyList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await partyDetails(context, checked(partyIdPayload, args))],
      })),
  }),
  myParties: t.field({
    type: PartySummaryList,
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => myPartiesPage(context, checked(ownPagePayload, args))),
  }),
  creatorParties: t.field({
    type: PartySummaryList,
    args: { creatorId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => creatorPartiesPage(context, checked(creatorPartiesPayload, args))),
  }),
  partyEdit: t.field({
    type: PartyEditList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await partyEdit(context, checked(partyIdPayload, args))],
      })),
  }),
  partyMembers: t.field({
    type: PartyMemberList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => partyMembersPage(context, checked(partyPagePayload, args))),
  }),
  hostMembers: t.field({
    type: HostMemberList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => hostMembersPage(context, checked(partyPagePayload, args))),
  }),
  getPartyQueue: t.field({
    type: QueueTicketResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => queueTicket(context, checked(queueUuidPayload, args))),
  }),
}));

const CreatePartyInput = builder.inputType('CreatePartyInput', {
  fields: (t) => ({ title: t.string(), game: t.string(), requestKey: t.string() }),
});

const EditPartyInput = builder.inputType('EditPartyInput', {
  fields: (t) => ({
    partyID: t.id(),
    version: t.int(),
    title: t.string(),
    game: t.string(),
    notice: t.string({ required: false }),
  }),
});

const EditQueueInput = builder.inputType('EditQueueInput', {
  fields: (t) => ({
    partyID: t.id(),
    version: t.int(),
    queueSize: t.int({ required: false }),
    seatsPerRound: t.int(),
    lobbyCode: t.string({ required: false }),
    entryFields: t.field({ type: [EntryFieldInput] }),
  }),
});

builder.mutationFields((t) => ({
  createParty: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: CreatePartyInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() => createParty(context, checked(createPartyPayload, input))),
  }),
  editParty: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: EditPartyInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() => editParty(context, checked(editPartyPayload, input))),
  }),
  editQueue: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: EditQueueInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() =>
        editQueue(
          context,
          checked(editQueuePayload, { ...input, queueSize: input.queueSize ?? null }),
        ),
      ),
  }),
  changePartyState: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id(), action: t.arg({ type: PartyActionType }) },
    resolve: (_root, args, context) =>
      answerItem(() => changePartyState(context, checked(changeStatePayload, args))),
  }),
  joinQueue: t.field({
    type: MyEntryResult,
    args: { partyID: t.arg.id(), fields: t.arg({ type: [EntryValueInput] }) },
    resolve: (_root, args, context) =>
      answerItem(() => joinQueue(context, checked(joinQueuePayload, args))),
  }),
  leaveQueue: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => leaveQueue(context, checked(queueUuidPayload, args))),
  }),
  confirmReady: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => confirmReady(context, checked(queueUuidPayload, args))),
  }),
  callNext: t.field({
    type: CountResult,
    description: 'Answers how many were called.',
    args: { partyID: t.arg.id(), count: t.arg.int(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => callNext(context, checked(callNextPayload, args))),
  }),
  markMembers: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryIds: t.arg.idList(),
      mark: t.arg({ type: MemberMarkType }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => markMembers(context, checked(markMembersPayload, args))),
  }),
}));
