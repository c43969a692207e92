import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';
import { hostRows } from './hostRows';
import { planRows } from './planRows';
import { creators, members, nobodys, ownerOnly, type Ids, type Row } from './row';
import { alertRows } from './alertRows';
import { widgetRows } from './widgetRows';

const never = '00000000-0000-7000-8000-000000000000';
const byParty = ({ partyID }: Ids) => ({ partyID });
const byTicket = ({ queueUuid }: Ids) => ({ queueUuid });
const summary =
  'askerCount createdAt game id isArchived memberCount opensAt playedCount plannedMinutes queueSize state title';
const hostMember =
  'awaySince calledAt endReason endedAt fields handle id isBought isFollower isGuest isVerified joinedAt lane misses noShows note number profilePhoto readyBy seats sitsOut startedAt status timesPlayed userId waitingSince';

/** Rows of the access table: parties as everyone, their fans and their hosts see them. */
export const partyRows: Row[] = [
  {
    path: 'party/get-party-details/',
    payload: byParty,
    fields:
      'cooldownMinutes creator entryFields game groupMax hasBought id isAsked joinWait laneMix memberCount membersCursor missLimit myAnswers myEntry notice opensAt orderPolicy partyMembers plannedMinutes queueSize readySeconds rejoin roundNo seatsPerRound seq state title turn turnMinutes whoCanJoin',
    own: { others: 1 },
    missing: { others: 'party.not_found' },
  },
  {
    path: 'party/get-members/',
    payload: byParty,
    fields: 'handle id isGuest lane number profilePhoto seats status',
    own: { others: 1 },
    missing: { others: 'party.not_found' },
  },
  {
    path: 'party/get-board/',
    payload: ({ creatorId }) => ({ creatorId, span: 'ALL' }),
    fields: 'count handle profilePhoto',
    own: { others: 0 },
    missing: { others: 0 },
  },
  { path: 'party/get-board-choice/', fields: 'isShown', own: members(1) },
  {
    path: 'party/set-board-choice/',
    payload: () => ({ isShown: true }),
    fields: 'isShown',
    own: members(1),
  },
  { path: 'party/get-my-parties/', fields: summary, own: { ...members(0), owner: 1 } },
  {
    path: 'party/get-my-activity/',
    fields: 'at count handle kind partyId title',
    own: { ...creators(0), owner: 1 },
  },
  {
    path: 'get-party-queue',
    payload: byTicket,
    fields:
      'awaySince bought calledAt card endReason fields handle isMine lane lobbyCode missLimit misses movedBehind noLaterThan noShows number party position queueUuid readyBy receipt seats startedAt status waitRange',
    own: { visitor: 401, fan: 1, owner: 1, others: 403 },
    missing: nobodys,
  },
  {
    path: 'get-party-edit',
    payload: byParty,
    fields:
      'acts away awayCount cooldownMinutes creator current done endedAt entryFields game groupMax id isMixFixed laneMix lobbyCode memberCount missLimit notice orderPolicy overlays playedCount queueSize readySeconds rejoin right roundNo seatsPerRound seq state title turn turnMinutes version waiting waitingCursor whoCanJoin',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'party/get-host-members/',
    payload: byParty,
    fields: hostMember,
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'party/create-party/',
    payload: () => ({ title: 'Another', game: 'Go', requestKey: crypto.randomUUID() }),
    fields: summary,
    own: creators(1),
  },
  {
    path: 'party/run-again/',
    payload: (id) => ({ ...byParty(id), requestKey: crypto.randomUUID() }),
    // It has not ended.
    own: ownerOnly('party.wrong_state'),
    missing: nobodys,
  },
  // The overlay's key ends in the rows of widgets.
  ...alertRows,
  ...widgetRows,
  {
    path: 'party/confirm-ready/',
    payload: byTicket,
    own: { visitor: 401, fan: 'ticket.wrong_state', others: 403 },
    missing: nobodys,
  },
  {
    path: 'party/answer-later/',
    payload: byTicket,
    own: { visitor: 401, fan: 'ticket.wrong_state', others: 403 },
    missing: nobodys,
  },
  {
    path: 'party/join-queue/',
    payload: ({ partyID }) => ({ partyID, fields: [] }),
    fields: 'queueUuid status',
    own: { ...members(1), owner: 'party.own_party', fan: 'party.already_joined' },
    missing: members('party.not_found'),
  },
  {
    path: 'party/call-next/',
    payload: ({ partyID }) => ({ partyID, count: 1, requestKey: crypto.randomUUID() }),
    fields: 'count',
    own: ownerOnly(1),
    missing: nobodys,
  },
  ...planRows,
  ...hostRows,
  {
    path: 'party/mark-members/',
    payload: ({ partyID }) => ({ partyID, entryIds: [never], mark: 'PLAYED' }),
    own: ownerOnly('party.wrong_state'),
    missing: nobodys,
  },
  {
    path: 'party/edit-party/',
    payload: ({ partyID }) => ({
      partyID,
      version: 999,
      title: 'Edited',
      game: 'Go',
      notice: null,
    }),
    own: ownerOnly('party.version_conflict'),
    missing: nobodys,
  },
  {
    path: 'party/edit-queue/',
    payload: ({ partyID }) => ({
      partyID,
      version: 999,
      queueSize: null,
      seatsPerRound: 1,
      lobbyCode: null,
      entryFields: [],
      ...DEFAULT_QUEUE_RULES,
    }),
    own: ownerOnly('party.version_conflict'),
    missing: nobodys,
  },
  {
    path: 'party/change-state/',
    payload: ({ partyID }) => ({ partyID, action: 'PAUSE' }),
    fields: summary,
    own: ownerOnly(1),
    missing: nobodys,
  },
];

/** Asked last: afterwards there is no ticket. */
export const leavingRow: Row = {
  path: 'party/leave-queue/',
  payload: byTicket,
  fields: 'queueUuid status',
  own: { visitor: 401, fan: 1, others: 403 },
  missing: nobodys,
};
