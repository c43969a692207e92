import type { WidgetKey } from '@/backend/widgets/service';
import { builder, itemRoot, listRoot } from '@/backend/platform/builder';
import type { EntryField, PartyCreator, PartyMember } from '@/lib/shared/messages';
import type { WaitRange } from '@/lib/shared/waitRange';
import type { HostMember, PartyEdit } from './hosting';
import type { MyEntry } from './joining';
import type { PartySummary, PublicParty } from './reading';
import type { QueueTicket } from './ticket';

export const PartyStateType = builder.enumType('PartyState', {
  values: ['DRAFT', 'OPEN', 'PAUSED', 'CLOSED', 'ENDED'] as const,
});
export const PartyActionType = builder.enumType('PartyAction', {
  values: ['OPEN', 'PAUSE', 'CLOSE', 'END'] as const,
});
export const MemberMarkType = builder.enumType('MemberMark', {
  values: ['PLAYING', 'PLAYED', 'MISSED', 'REMOVED'] as const,
});

export const EntryFieldInput = builder.inputType('EntryFieldInput', {
  fields: (t) => ({
    key: t.string(),
    label: t.string(),
    required: t.boolean(),
    maxLength: t.int(),
  }),
});
export const EntryValueInput = builder.inputType('EntryValueInput', {
  fields: (t) => ({ key: t.string(), value: t.string() }),
});

const EntryFieldType = builder.objectRef<EntryField>('EntryField').implement({
  description: 'One field a fan fills in to join.',
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    required: t.exposeBoolean('required'),
    maxLength: t.exposeInt('maxLength'),
  }),
});
const EntryValueType = builder.objectRef<{ key: string; value: string }>('EntryValue').implement({
  fields: (t) => ({ key: t.exposeString('key'), value: t.exposeString('value') }),
});
const PartyCreatorType = builder.objectRef<PartyCreator>('PartyCreator').implement({
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
    handle: t.exposeString('handle'),
    profilePhoto: t.exposeString('profilePhoto'),
    joinedAt: t.exposeString('joinedAt'),
  }),
});
const MyEntryType = builder.objectRef<MyEntry>('MyEntry').implement({
  fields: (t) => ({ queueUuid: t.exposeID('queueUuid'), status: t.exposeInt('status') }),
});

const PartyType = builder.objectRef<PublicParty>('Party').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    notice: t.exposeString('notice', { nullable: true }),
    state: t.expose('state', { type: PartyStateType }),
    queueSize: t.exposeInt('queueSize', { nullable: true, description: 'Places; null: no limit.' }),
    seatsPerRound: t.exposeInt('seatsPerRound'),
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
    createdAt: t.exposeString('createdAt'),
  }),
});

const HostMemberType = builder.objectRef<HostMember>('HostMember').implement({
  description: 'What the host sees of one entry.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    status: t.exposeInt('status'),
    handle: t.exposeString('handle'),
    profilePhoto: t.exposeString('profilePhoto'),
    fields: t.expose('fields', { type: [EntryValueType] }),
    joinedAt: t.exposeString('joinedAt'),
    calledAt: t.exposeString('calledAt', { nullable: true }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
  }),
});

const WidgetKeyType = builder.objectRef<WidgetKey>('WidgetKey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    hint: t.exposeString('hint'),
    createdAt: t.exposeString('createdAt'),
    lastSeenAt: t.exposeString('lastSeenAt', { nullable: true }),
  }),
});

const PartyEditType = builder.objectRef<PartyEdit>('PartyEdit').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    notice: t.exposeString('notice', { nullable: true }),
    state: t.expose('state', { type: PartyStateType }),
    queueSize: t.exposeInt('queueSize', { nullable: true }),
    seatsPerRound: t.exposeInt('seatsPerRound'),
    lobbyCode: t.exposeString('lobbyCode', { nullable: true }),
    memberCount: t.exposeInt('memberCount'),
    playedCount: t.exposeInt('playedCount'),
    seq: t.exposeInt('seq'),
    entryFields: t.expose('entryFields', { type: [EntryFieldType] }),
    waiting: t.expose('waiting', {
      type: [HostMemberType],
      description: 'First 50 waiting, in order.',
    }),
    waitingCursor: t.exposeString('waitingCursor', { nullable: true }),
    current: t.expose('current', {
      type: [HostMemberType],
      description: 'All of status 120, 130 and 140.',
    }),
    done: t.expose('done', {
      type: [HostMemberType],
      description: 'The 20 that ended last, newest first.',
    }),
    widgetKeys: t.expose('widgetKeys', { type: [WidgetKeyType] }),
    creator: t.expose('creator', { type: PartyCreatorType }),
  }),
});

const WaitRangeType = builder.objectRef<WaitRange>('WaitRange').implement({
  fields: (t) => ({
    fromMinutes: t.exposeInt('fromMinutes'),
    toMinutes: t.exposeInt('toMinutes'),
  }),
});

const QueueTicketType = builder.objectRef<QueueTicket>('QueueTicket').implement({
  fields: (t) => ({
    queueUuid: t.exposeID('queueUuid'),
    number: t.exposeInt('number'),
    status: t.exposeInt('status'),
    position: t.exposeInt('position', {
      nullable: true,
      description: '1 = next; null when not waiting.',
    }),
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
    party: t.expose('party', { type: PartyType }),
  }),
});

const CountType = builder.objectRef<{ count: number }>('Count').implement({
  fields: (t) => ({ count: t.exposeInt('count') }),
});

export const PartyList = listRoot('PartyList', PartyType);
export const PartySummaryList = listRoot('PartySummaryList', PartySummaryType, { paged: true });
export const PartyMemberList = listRoot('PartyMemberList', PartyMemberType, { paged: true });
export const HostMemberList = listRoot('HostMemberList', HostMemberType, { paged: true });
export const PartyEditList = listRoot('PartyEditList', PartyEditType);
export const QueueTicketResult = itemRoot('QueueTicketResult', QueueTicketType);
export const PartySummaryResult = itemRoot('PartySummaryResult', PartySummaryType);
export const MyEntryResult = itemRoot('MyEntryResult', MyEntryType);
export const CountResult = itemRoot('CountResult', CountType);
