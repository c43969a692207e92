import { answersBefore, type Answer } from '@/backend/forms/service';
import {
  joinWait,
  type FanCard,
  type MyEntry,
  type PartySummary,
  type PublicParty,
  type QueueTicket,
} from '@/backend/parties/service';
import {
  builder,
  itemRoot,
  listRoot,
  namedInput,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import {
  PARTY_LISTS,
  PARTY_STATES,
  type PartyCreator,
  type PartyMember,
} from '@/lib/shared/parties/messages';
import { MEMBER_MARKS, PARTY_ACTIONS } from '@/lib/shared/parties/partyActions';
import {
  JOIN_RULES,
  ORDER_POLICIES,
  REJOIN_RULES,
  SET_BACK,
  type CallReceipt,
  type SetBack,
} from '@/lib/shared/parties/queueRules';
import type { WaitRange } from '@/lib/shared/parties/waitRange';
import { PlaceMoneyType } from './placeMoneyGraph';

export const PartyStateType = builder.enumType('PartyState', {
  values: PARTY_STATES,
});
export const PartyListName = builder.enumType('PartyListName', { values: PARTY_LISTS });
export const PartyActionType = builder.enumType('PartyAction', {
  values: PARTY_ACTIONS,
});
export const MemberMarkType = builder.enumType('MemberMark', {
  values: MEMBER_MARKS,
});
export const OrderPolicyType = builder.enumType('OrderPolicy', { values: ORDER_POLICIES });
export const JoinRuleType = builder.enumType('JoinRule', { values: JOIN_RULES });
export const RejoinRuleType = builder.enumType('RejoinRule', { values: REJOIN_RULES });
const CallerType = builder.enumType('CallReason', { values: [...ORDER_POLICIES, 'HAND'] as const });

export const EntryFieldType = namedType<EntryField>('EntryField');
export const EntryFieldInput = namedInput<EntryField>('EntryFieldInput');
export const EntryValueType = namedType<Answer>('EntryValue');
export const EntryValueInput = namedInput<Answer>('EntryValueInput');
export const PartyCreatorType = builder.objectRef<PartyCreator>('PartyCreator').implement({
  description: 'extra_public is a JSON string of ExtraPublic, as the spec words it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    extra_public: t.exposeString('extra_public'),
  }),
});
const PartyMemberType = builder.objectRef<PartyMember>('PartyMember').implement({
  description: "Public face of one entry: never the ticket's uuid, never the answers.",
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    status: t.exposeInt('status'),
    lane: t.exposeInt('lane', { description: '0 returned, 1 priority, 2 ordinary.' }),
    seats: t.exposeInt('seats'),
    handle: t.exposeString('handle'),
    isGuest: t.exposeBoolean('isGuest'),
    profilePhoto: t.exposeString('profilePhoto'),
    joinedAt: t.exposeString('joinedAt'),
  }),
});
const MyEntryType = builder.objectRef<MyEntry>('MyEntry').implement({
  fields: (t) => ({ queueUuid: t.exposeID('queueUuid'), status: t.exposeInt('status') }),
});

const WaitRangeType = builder.objectRef<WaitRange>('WaitRange').implement({
  fields: (t) => ({
    fromMinutes: t.exposeInt('fromMinutes'),
    toMinutes: t.exposeInt('toMinutes'),
  }),
});

const PartyType = builder.objectRef<PublicParty>('Party').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    notice: t.exposeString('notice', { nullable: true }),
    state: t.expose('state', { type: PartyStateType }),
    opensAt: t.exposeString('opensAt', { nullable: true }),
    plannedMinutes: t.exposeInt('plannedMinutes'),
    hasBought: t.exposeBoolean('hasBought', {
      description: 'The caller bought a place that joining here would use.',
    }),
    isAsked: t.exposeBoolean('isAsked', {
      description: 'The viewer is told when it opens or has a place again.',
    }),
    queueSize: t.exposeInt('queueSize', { nullable: true, description: 'Places; null: no limit.' }),
    seatsPerRound: t.exposeInt('seatsPerRound'),
    groupMax: t.exposeInt('groupMax', { description: 'Most seats of one entry.' }),
    readySeconds: t.exposeInt('readySeconds'),
    whoCanJoin: t.expose('whoCanJoin', { type: JoinRuleType }),
    orderPolicy: t.expose('orderPolicy', { type: OrderPolicyType }),
    rejoin: t.expose('rejoin', { type: RejoinRuleType }),
    cooldownMinutes: t.exposeInt('cooldownMinutes'),
    turn: t.exposeInt('turn', { description: 'How many turns the lanes have had.' }),
    laneMix: t.exposeInt('laneMix', { description: 'Ordinary turns to each priority turn.' }),
    missLimit: t.exposeInt('missLimit', { description: 'So many missed calls end a part.' }),
    turnMinutes: t.exposeInt('turnMinutes', {
      nullable: true,
      description: 'How long a turn should take; null: no timer.',
    }),
    roundNo: t.exposeInt('roundNo', {
      description: 'The round that is played, or was last; 0: none yet.',
    }),
    memberCount: t.exposeInt('memberCount', { description: 'People waiting (status 100).' }),
    seq: t.exposeInt('seq'),
    entryFields: t.expose('entryFields', { type: [EntryFieldType] }),
    partyMembers: t.expose('partyMembers', {
      type: [PartyMemberType],
      description: 'The first 50 live entries: those up first, then the waiting in order.',
    }),
    membersCursor: t.exposeString('membersCursor', { nullable: true }),
    creator: t.expose('creator', { type: PartyCreatorType }),
    myEntry: t.expose('myEntry', {
      type: MyEntryType,
      nullable: true,
      description: "The viewer's own live entry here; null for visitors.",
    }),
    myAnswers: t.field({
      type: [EntryValueType],
      nullable: true,
      description: 'What the viewer answered last to the same questions; null for visitors.',
      resolve: (party, _args, context) => answersBefore(context, party),
    }),
    joinWait: t.field({
      type: WaitRangeType,
      nullable: true,
      description: 'How long who joins now may wait; null while nothing is known of it.',
      resolve: (party, _args, context) => joinWait(context, party),
    }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const PartySummaryType = builder.objectRef<PartySummary>('PartySummary').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    state: t.expose('state', { type: PartyStateType }),
    queueSize: t.exposeInt('queueSize', { nullable: true }),
    memberCount: t.exposeInt('memberCount'),
    playedCount: t.exposeInt('playedCount'),
    opensAt: t.exposeString('opensAt', { nullable: true, description: 'Set while SCHEDULED.' }),
    plannedMinutes: t.exposeInt('plannedMinutes'),
    isArchived: t.exposeBoolean('isArchived'),
    askerCount: t.exposeInt('askerCount', { nullable: true }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const SetBackType = builder.enumType('SetBack', { values: SET_BACK });
const MovedBehindType = builder.objectRef<SetBack>('MovedBehind').implement({
  description: 'What was done to the place of this ticket that it did not say before.',
  fields: (t) => ({
    by: t.expose('by', { type: SetBackType }),
    at: t.exposeString('at'),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

const CallReceiptType = builder.objectRef<CallReceipt>('CallReceipt').implement({
  description: 'Why somebody was called.',
  fields: (t) => ({
    by: t.expose('by', { type: CallerType }),
    lane: t.exposeInt('lane'),
    turn: t.exposeInt('turn'),
    outOf: t.exposeInt('outOf', { description: 'How many waited then.' }),
  }),
});

const QueueTicketType = builder.objectRef<QueueTicket>('QueueTicket').implement({
  fields: (t) => ({
    queueUuid: t.exposeID('queueUuid'),
    number: t.exposeInt('number'),
    status: t.exposeInt('status'),
    lane: t.exposeInt('lane'),
    seats: t.exposeInt('seats'),
    position: t.exposeInt('position', {
      nullable: true,
      description:
        '1 = next, or the place kept while away; null without a place and where no lanes call.',
    }),
    noLaterThan: t.exposeInt('noLaterThan', {
      nullable: true,
      description: 'The rank that can rise only where movedBehind says why; null as position.',
    }),
    movedBehind: t.expose('movedBehind', { type: MovedBehindType, nullable: true }),
    misses: t.exposeInt('misses'),
    missLimit: t.exposeInt('missLimit'),
    noShows: t.exposeInt('noShows', {
      description: 'Calls missed with this creator in the last 90 days.',
    }),
    startedAt: t.exposeString('startedAt', { nullable: true, description: 'Since when it plays.' }),
    readyBy: t.exposeString('readyBy', { nullable: true }),
    awaySince: t.exposeString('awaySince', { nullable: true }),
    receipt: t.expose('receipt', { type: CallReceiptType, nullable: true }),
    endReason: t.exposeString('endReason', { nullable: true }),
    waitRange: t.expose('waitRange', {
      type: WaitRangeType,
      nullable: true,
      description:
        "25 to 75 % span of this party's last 20 turns; null before three turns or when not waiting.",
    }),
    calledAt: t.exposeString('calledAt', { nullable: true }),
    lobbyCode: t.exposeString('lobbyCode', {
      nullable: true,
      description: 'Only once called and ready (status 130, 140), else null.',
    }),
    fields: t.expose('fields', { type: [EntryValueType] }),
    handle: t.exposeString('handle', {
      description: 'handle of the fan the ticket belongs to',
    }),
    isMine: t.exposeBoolean('isMine'),
    bought: t.expose('bought', { type: PlaceMoneyType, nullable: true }),
    card: t.expose('card', { type: namedType<FanCard>('FanCard'), nullable: true }),
    party: t.expose('party', { type: PartyType }),
  }),
});

export const PartyList = listRoot('PartyList', PartyType);
export const PartySummaryList = listRoot('PartySummaryList', PartySummaryType, { paged: true });
export const PartyMemberList = listRoot('PartyMemberList', PartyMemberType, { paged: true });
export const QueueTicketResult = itemRoot('QueueTicketResult', QueueTicketType);
export const PartySummaryResult = itemRoot('PartySummaryResult', PartySummaryType);
export const MyEntryResult = itemRoot('MyEntryResult', MyEntryType);
/** How many a call concerned. */
export const CountResult = namedType<ItemAnswer<{ count: number }>>('CountResult');
