import { builder, listRoot, namedType } from '@/backend/platform/server/builder';
import type { OverlaySign } from '@/backend/widgets/service';
import { RIGHTS } from '@/lib/shared/hosting/moderators';
import type { ActionView } from '@/backend/hosting/service';
import type { HostMember, PartyEdit, QueueAction } from '@/backend/parties/service';
import {
  EntryFieldType,
  EntryValueType,
  JoinRuleType,
  OrderPolicyType,
  PartyCreatorType,
  PartyStateType,
  RejoinRuleType,
} from './typesGraph';

const HostMemberType = builder.objectRef<HostMember>('HostMember').implement({
  description: 'What the host sees of one entry.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    status: t.exposeInt('status'),
    lane: t.exposeInt('lane'),
    seats: t.exposeInt('seats'),
    handle: t.exposeString('handle'),
    userId: t.exposeID('userId', { nullable: true }),
    isGuest: t.exposeBoolean('isGuest'),
    isBought: t.exposeBoolean('isBought'),
    isVerified: t.exposeBoolean('isVerified'),
    isFollower: t.exposeBoolean('isFollower'),
    profilePhoto: t.exposeString('profilePhoto'),
    misses: t.exposeInt('misses'),
    noShows: t.exposeInt('noShows', {
      description: 'Calls missed with this creator in the last 90 days.',
    }),
    sitsOut: t.exposeBoolean('sitsOut', {
      description: 'Missed a call after the last one: the next is not theirs while others wait.',
    }),
    timesPlayed: t.exposeInt('timesPlayed'),
    note: t.exposeString('note', { nullable: true }),
    endReason: t.exposeString('endReason', { nullable: true }),
    fields: t.expose('fields', { type: [EntryValueType] }),
    joinedAt: t.exposeString('joinedAt'),
    waitingSince: t.exposeString('waitingSince'),
    awaySince: t.exposeString('awaySince', { nullable: true }),
    calledAt: t.exposeString('calledAt', { nullable: true }),
    readyBy: t.exposeString('readyBy', { nullable: true }),
    startedAt: t.exposeString('startedAt', { nullable: true }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
  }),
});

const ActionKindType = builder.enumType('PartyActKind', {
  values: [
    'CALL',
    'MARK',
    'BACK',
    'BAN',
    'MOVE',
    'STATE',
    'NOTICE',
    'NOTE',
    'GUEST',
    'PRIORITY',
  ] as const,
});
const ActionType = builder.objectRef<ActionView<QueueAction['kind']>>('PartyAct').implement({
  description: 'What a host did; the newest one that is not undone can be taken back.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ActionKindType }),
    actorHandle: t.exposeString('actorHandle', { nullable: true }),
    handles: t.exposeStringList('handles', { description: 'The first three it was about.' }),
    count: t.exposeInt('count'),
    what: t.exposeString('what', { nullable: true, description: 'Of MARK and STATE.' }),
    reason: t.exposeString('reason', { nullable: true }),
    at: t.exposeString('at'),
    isUndone: t.exposeBoolean('isUndone'),
    isFinal: t.exposeBoolean('isFinal', { description: 'Nothing takes it back.' }),
  }),
});

const HostRightType = builder.enumType('HostRight', { values: [...RIGHTS, 'OWNER'] as const });

const PartyEditType = builder.objectRef<PartyEdit>('PartyEdit').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    right: t.expose('right', { type: HostRightType, description: 'What the caller may do.' }),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    notice: t.exposeString('notice', { nullable: true }),
    state: t.expose('state', { type: PartyStateType }),
    queueSize: t.exposeInt('queueSize', { nullable: true }),
    seatsPerRound: t.exposeInt('seatsPerRound'),
    lobbyCode: t.exposeString('lobbyCode', { nullable: true }),
    orderPolicy: t.expose('orderPolicy', { type: OrderPolicyType }),
    whoCanJoin: t.expose('whoCanJoin', { type: JoinRuleType }),
    rejoin: t.expose('rejoin', { type: RejoinRuleType }),
    cooldownMinutes: t.exposeInt('cooldownMinutes'),
    readySeconds: t.exposeInt('readySeconds'),
    groupMax: t.exposeInt('groupMax'),
    laneMix: t.exposeInt('laneMix', { description: 'Ordinary turns to each priority turn.' }),
    isMixFixed: t.exposeBoolean('isMixFixed', {
      description: 'Somebody has joined: another mix could raise a promised rank.',
    }),
    missLimit: t.exposeInt('missLimit'),
    turnMinutes: t.exposeInt('turnMinutes', { nullable: true }),
    turn: t.exposeInt('turn'),
    roundNo: t.exposeInt('roundNo'),
    memberCount: t.exposeInt('memberCount'),
    playedCount: t.exposeInt('playedCount'),
    seq: t.exposeInt('seq'),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    entryFields: t.expose('entryFields', { type: [EntryFieldType] }),
    waiting: t.expose('waiting', {
      type: [HostMemberType],
      description: 'First 50 waiting, in order.',
    }),
    waitingCursor: t.exposeString('waitingCursor', { nullable: true }),
    away: t.expose('away', {
      type: [HostMemberType],
      description: 'The 50 away longest (status 110); they keep their place.',
    }),
    awayCount: t.exposeInt('awayCount'),
    current: t.expose('current', {
      type: [HostMemberType],
      description: 'All of status 120, 130 and 140.',
    }),
    done: t.expose('done', {
      type: [HostMemberType],
      description: 'The 20 that ended last, newest first.',
    }),
    acts: t.expose('acts', { type: [ActionType], description: 'The last 20, newest first.' }),
    overlays: t.expose('overlays', { type: [namedType<OverlaySign>('OverlaySign')] }),
    creator: t.expose('creator', { type: PartyCreatorType }),
  }),
});

export const HostMemberList = listRoot('HostMemberList', HostMemberType, { paged: true });
export const PartyEditList = listRoot('PartyEditList', PartyEditType);
