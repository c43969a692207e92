import { answerItem, answerList, builder } from '@/backend/platform/builder';
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
import { creatorPartiesPage, partyDetails, partyMembersPage } from './reading';
import { queueTicket } from './ticket';

builder.queryFields((t) => ({
  getParties: t.field({
    type: PartyList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({ items: [await partyDetails(context, args)] })),
  }),
  creatorParties: t.field({
    type: PartySummaryList,
    args: { creatorId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) => answerList(() => creatorPartiesPage(context, args)),
  }),
  partyEdit: t.field({
    type: PartyEditList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({ items: [await partyEdit(context, args)] })),
  }),
  partyMembers: t.field({
    type: PartyMemberList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) => answerList(() => partyMembersPage(context, args)),
  }),
  hostMembers: t.field({
    type: HostMemberList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) => answerList(() => hostMembersPage(context, args)),
  }),
  getPartyQueue: t.field({
    type: QueueTicketResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) => answerItem(() => queueTicket(context, args)),
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
    resolve: (_root, { input }, context) => answerItem(() => createParty(context, input)),
  }),
  editParty: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: EditPartyInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() => editParty(context, { ...input, notice: input.notice ?? null })),
  }),
  editQueue: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: EditQueueInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() =>
        editQueue(context, {
          ...input,
          queueSize: input.queueSize ?? null,
          lobbyCode: input.lobbyCode ?? null,
        }),
      ),
  }),
  changePartyState: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id(), action: t.arg({ type: PartyActionType }) },
    resolve: (_root, args, context) => answerItem(() => changePartyState(context, args)),
  }),
  joinQueue: t.field({
    type: MyEntryResult,
    args: { partyID: t.arg.id(), fields: t.arg({ type: [EntryValueInput] }) },
    resolve: (_root, args, context) => answerItem(() => joinQueue(context, args)),
  }),
  leaveQueue: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) => answerItem(() => leaveQueue(context, args)),
  }),
  confirmReady: t.field({
    type: MyEntryResult,
    args: { queueUuid: t.arg.id() },
    resolve: (_root, args, context) => answerItem(() => confirmReady(context, args)),
  }),
  callNext: t.field({
    type: CountResult,
    description: 'Answers how many were called.',
    args: { partyID: t.arg.id(), count: t.arg.int(), requestKey: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => callNext(context, args)),
  }),
  markMembers: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryIds: t.arg.idList(),
      mark: t.arg({ type: MemberMarkType }),
    },
    resolve: (_root, args, context) => answerItem(() => markMembers(context, args)),
  }),
}));
