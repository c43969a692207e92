import { signsOf, type OverlaySign } from '@/backend/widgets/service';
import type { Context } from '@/backend/platform/context';
import type { Page } from '@/backend/platform/cursor';
import type { Lane } from '@/lib/shared/parties/lanes';
import { LIMITS } from '@/lib/shared/limits';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { HostRight } from '@/lib/shared/hosting/moderators';
import type { JoinRule, OrderPolicy, RejoinRule } from '@/lib/shared/parties/queueRules';
import { mayChangeMix } from '@/backend/parties/policy';
import { countedSince } from '@/backend/parties/record/noShows';
import { hostedParty } from '@/backend/parties/access';
import { orderedAnswers, type Answer } from '@/backend/forms/service';
import { actionLog, creatorView, hasRight, type ActionView } from '@/backend/hosting/service';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import type { QueueAction } from './actions';
import {
  asideEntries,
  waitingEntries,
  type HostEntryRow,
} from '@/backend/parties/store/consoleRepository';
import { cursorAt, FIRST_PLACES, inOrder, memberPlace } from '@/backend/parties/order/memberOrder';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { partySummary, type PartySummary } from '@/backend/parties/fan/partyPages';

/** What the host sees of one entry. */
export interface HostMember {
  id: string;
  number: number;
  status: number;
  lane: Lane;
  seats: number;
  handle: string;
  /** Null for a guest, who has no account. */
  userId: string | null;
  isGuest: boolean;
  /** They bought their place. */
  isBought: boolean;
  /** Their address is confirmed. */
  isVerified: boolean;
  /** They follow the creator. */
  isFollower: boolean;
  profilePhoto: string;
  misses: number;
  /** Calls they missed with this creator in the last `noShowDays`. */
  noShows: number;
  /** They missed a call after the last one was made: the next is not theirs while others wait. */
  sitsOut: boolean;
  /** Turns they had with this creator before. */
  timesPlayed: number;
  note: string | null;
  endReason: string | null;
  fields: Answer[];
  joinedAt: string;
  waitingSince: string;
  /** Since when they are away; null: they are not, or it is not known. */
  awaySince: string | null;
  calledAt: string | null;
  /** Until when a called fan must answer. */
  readyBy: string | null;
  /** Since when they play, or played. */
  startedAt: string | null;
  endedAt: string | null;
}

/** Everything the console and the edit pages need. */
export interface PartyEdit extends Omit<PartySummary, 'createdAt'> {
  /** What the caller may do here. */
  right: HostRight;
  version: number;
  notice: string | null;
  seatsPerRound: number;
  /** Null for a moderator who may only view. */
  lobbyCode: string | null;
  orderPolicy: OrderPolicy;
  whoCanJoin: JoinRule;
  rejoin: RejoinRule;
  cooldownMinutes: number;
  readySeconds: number;
  groupMax: number;
  laneMix: number;
  /** Somebody was promised a rank: another mix could raise it. */
  isMixFixed: boolean;
  missLimit: number;
  /** Null: no timer. */
  turnMinutes: number | null;
  turn: number;
  /** The round that is played, or was last; 0: none yet. */
  roundNo: number;
  playedCount: number;
  seq: number;
  /** UTC ISO 8601; null: it has not ended. */
  endedAt: string | null;
  entryFields: EntryField[];
  waiting: HostMember[];
  waitingCursor: string | null;
  /** The first of those who keep their place while they are away, longest first. */
  away: HostMember[];
  awayCount: number;
  current: HostMember[];
  done: HostMember[];
  /** The last actions, newest first. */
  acts: ActionView<QueueAction['kind']>[];
  /** The overlays that show it. */
  overlays: OverlaySign[];
  creator: PartyCreator;
}

/** Those up that a console shows at most: far more than fit any game. */
const CURRENT_SHOWN = 500;

/** Console and edit pages of a party the caller hosts. Errors: auth.required, forbidden. */
export async function partyEdit(context: Context, input: { partyID: string }): Promise<PartyEdit> {
  const party = await hostedParty(context, input.partyID, 'VIEW', { lock: false });
  const { items: waiting, cursor } = await waitingPage(context, party, null);
  const most = { up: CURRENT_SHOWN, away: LIMITS.awayShown, ended: LIMITS.doneShown };
  const { up, away, awayCount, ended } = await asideEntries(
    context.db,
    { ...party, noShowsSince: countedSince(context) },
    most,
  );
  const view = (entry: HostEntryRow) => hostMember(party, entry);
  const isOver = party.state === 'ENDED';
  return {
    ...partySummary(party),
    right: party.right,
    version: party.version,
    notice: party.notice,
    seatsPerRound: party.seatsPerRound,
    lobbyCode: hasRight(party.right, 'RUN') ? party.lobbyCode : null,
    orderPolicy: party.orderPolicy,
    whoCanJoin: party.whoCanJoin,
    rejoin: party.rejoin,
    cooldownMinutes: party.cooldownMinutes,
    readySeconds: party.readySeconds,
    groupMax: party.groupMax,
    laneMix: party.laneMix,
    isMixFixed: !mayChangeMix(party),
    missLimit: party.missLimit,
    turnMinutes: party.turnMinutes,
    turn: party.turn,
    roundNo: party.roundNo,
    playedCount: party.playedCount,
    seq: party.seq,
    endedAt: party.endedAt?.toISOString() ?? null,
    entryFields: party.entryFields,
    waiting,
    waitingCursor: cursor,
    away: isOver ? [] : away.map(view),
    awayCount: isOver ? 0 : awayCount,
    current: isOver ? [] : up.map(view),
    done: ended.map(view),
    acts: await actionLog<QueueAction>(context, 'PARTY', party),
    overlays: await signsOf(context, party),
    creator: creatorView(party),
  };
}

/** The next of those waiting as the host sees them. Errors: auth.required, forbidden, payload.invalid. */
export async function hostMembersPage(
  context: Context,
  input: { partyID: string; cursor?: string | null | undefined },
): Promise<Page<HostMember>> {
  const party = await hostedParty(context, input.partyID, 'VIEW', { lock: false });
  return waitingPage(context, party, input.cursor);
}

async function waitingPage(
  context: Context,
  party: PartyRow,
  cursor: string | null | undefined,
): Promise<Page<HostMember>> {
  if (party.state === 'ENDED') return { items: [], cursor: null };
  const place = cursor ? memberPlace(cursor) : null;
  const { turn, places } = place && 'turn' in place ? place : { ...party, places: FIRST_PLACES };
  const limit = LIMITS.pageSize + 1;
  const found = await waitingEntries(
    context.db,
    { ...party, noShowsSince: countedSince(context) },
    { places, limit },
  );
  const ordered = inOrder(found, { ...party, turn }, places);
  const shown = ordered.slice(0, LIMITS.pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ row }) => hostMember(party, row)),
    cursor: ordered.length > shown.length && last ? cursorAt(last.after) : null,
  };
}

function hostMember(party: PartyRow, entry: HostEntryRow): HostMember {
  return {
    id: entry.id,
    number: entry.number,
    status: entry.status,
    lane: entry.lane,
    seats: entry.seats,
    handle: entry.handle,
    userId: entry.userId,
    isGuest: entry.userId === null,
    isBought: entry.bookingId !== null,
    isVerified: entry.isVerified,
    isFollower: entry.isFollower,
    profilePhoto: listPhoto(entry.extraPublic),
    misses: entry.misses,
    noShows: entry.noShows,
    sitsOut: entry.missedAtCall === party.calls,
    timesPlayed: entry.timesPlayed,
    note: entry.note,
    endReason: entry.endReason,
    fields: orderedAnswers(party.entryFields, entry.fields),
    joinedAt: entry.joinedAt.toISOString(),
    waitingSince: entry.waitingSince.toISOString(),
    awaySince: entry.awaySince?.toISOString() ?? null,
    calledAt: entry.calledAt?.toISOString() ?? null,
    readyBy: entry.readyBy?.toISOString() ?? null,
    startedAt: entry.startedAt?.toISOString() ?? null,
    endedAt: entry.endedAt?.toISOString() ?? null,
  };
}
