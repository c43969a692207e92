import { answerItem, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { setVerifiedOnlyPayload } from '@/lib/shared/parties/newcomers';
import {
  archivePartyPayload,
  changeStatePayload,
  createPartyPayload,
  editPartyPayload,
  editQueuePayload,
  partyIdPayload,
  planPartyPayload,
  runAgainPayload,
} from '@/lib/shared/parties/party';
import {
  archiveParty,
  cancelPlan,
  changePartyState,
  createParty,
  editParty,
  editQueue,
  planParty,
  runAgain,
  setVerifiedOnly,
} from '@/backend/parties/service';
import {
  EntryFieldInput,
  JoinRuleType,
  OrderPolicyType,
  PartyActionType,
  PartySummaryResult,
  RejoinRuleType,
} from './typesGraph';

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
    orderPolicy: t.field({ type: OrderPolicyType }),
    whoCanJoin: t.field({ type: JoinRuleType }),
    rejoin: t.field({ type: RejoinRuleType }),
    cooldownMinutes: t.int(),
    readySeconds: t.int(),
    groupMax: t.int(),
    laneMix: t.int(),
    missLimit: t.int(),
    turnMinutes: t.int({ required: false }),
  }),
});

builder.mutationFields((t) => ({
  createParty: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: CreatePartyInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() => createParty(context, parsePayload(createPartyPayload, input))),
  }),
  runAgain: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => runAgain(context, parsePayload(runAgainPayload, args))),
  }),
  planParty: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id(), startsAt: t.arg.string(), minutes: t.arg.int() },
    resolve: (_root, args, context) =>
      answerItem(() => planParty(context, parsePayload(planPartyPayload, args))),
  }),
  cancelPlan: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => cancelPlan(context, parsePayload(partyIdPayload, args))),
  }),
  archiveParty: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id(), isArchived: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => archiveParty(context, parsePayload(archivePartyPayload, args))),
  }),
  editParty: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: EditPartyInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() => editParty(context, parsePayload(editPartyPayload, input))),
  }),
  editQueue: t.field({
    type: PartySummaryResult,
    args: { input: t.arg({ type: EditQueueInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() =>
        editQueue(
          context,
          parsePayload(editQueuePayload, {
            ...input,
            queueSize: input.queueSize ?? null,
            turnMinutes: input.turnMinutes ?? null,
          }),
        ),
      ),
  }),
  setVerifiedOnly: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id(), isOn: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => setVerifiedOnly(context, parsePayload(setVerifiedOnlyPayload, args))),
  }),
  changePartyState: t.field({
    type: PartySummaryResult,
    args: { partyID: t.arg.id(), action: t.arg({ type: PartyActionType }) },
    resolve: (_root, args, context) =>
      answerItem(() => changePartyState(context, parsePayload(changeStatePayload, args))),
  }),
}));
