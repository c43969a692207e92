import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { Lane } from '@/lib/shared/parties/lanes';
import { STATUS, statusIn } from '@/lib/shared/parties/partyStatus';
import type { CallReceipt, SetBack } from '@/lib/shared/parties/queueRules';
import { waitRange, type WaitRange } from '@/lib/shared/parties/waitRange';
import { fanCard, type FanCard } from '@/backend/parties/aftershow/card';
import { moneyOf, type PlaceMoney } from '@/backend/parties/bought/places';
import { hasRight, rightOf } from '@/backend/hosting/service';
import { findTicket, pace, type EntryRow } from '@/backend/parties/store/entryRepository';
import { orderedAnswers, type Answer } from '@/backend/forms/service';
import { movedBehind } from '@/backend/parties/store/moveRepository';
import { countedSince } from '@/backend/parties/record/noShows';
import { gapOf } from '@/backend/parties/order/pace';
import { viewParty, type PartyView } from '@/backend/parties/store/partyRepository';
import { seesLobbyCode } from '@/backend/parties/policy';
import { toldRank } from '@/backend/parties/order/told';
import { publicParty, type PublicParty } from './partyPages';

/** A fan's ticket as its holder and the host see it. */
export interface QueueTicket {
  queueUuid: string;
  number: number;
  status: number;
  lane: Lane;
  seats: number;
  /**
   * 1 = next; of somebody away the place that is kept. Null when neither waiting nor away, and when
   * the party calls in another order than by lanes.
   */
  position: number | null;
  /** The rank that can rise only where the ticket says why; null as with `position`. */
  noLaterThan: number | null;
  waitRange: WaitRange | null;
  /** Why this ticket stands further back than it said. */
  movedBehind: SetBack | null;
  /** Missed calls, and how many of them end one's part. */
  misses: number;
  missLimit: number;
  /** Calls this fan missed with the creator in the last `noShowDays`. */
  noShows: number;
  calledAt: string | null;
  /** Until when a call must be answered. */
  readyBy: string | null;
  /** While away: since when. */
  awaySince: string | null;
  /** Since when they play. */
  startedAt: string | null;
  /** Why this ticket was called. */
  receipt: CallReceipt | null;
  endReason: string | null;
  /** Only once called and ready; null for a host who may only view. */
  lobbyCode: string | null;
  fields: Answer[];
  handle: string;
  isMine: boolean;
  /** Where the money of a place that was bought stands; for its buyer. */
  bought: PlaceMoney | null;
  /** What is kept of an evening that is over. */
  card: FanCard | null;
  party: PublicParty;
}

/** Turns from which a wait is told. */
const TURNS = 20;

/** A ticket. Errors: auth.required; forbidden for a stranger's and a missing one alike. */
export async function queueTicket(
  context: Context,
  input: { queueUuid: string },
): Promise<QueueTicket> {
  const userId = memberId(context);
  const party = await viewParty(context.db, { queueUuid: input.queueUuid }, userId);
  // After the party: whatever is newer here than its `seq` comes once more as a message.
  const found = party && (await findTicket(context.db, input.queueUuid, countedSince(context)));
  const entry = found && { ...found, status: statusIn(party.state === 'ENDED', found.status) };
  const isMine = entry?.userId === userId;
  const right = entry && !isMine ? await rightOf(context, party) : null;
  if (!entry || !(isMine || right)) throw new AppError('forbidden');
  const mayKnowCode = isMine || (right !== null && hasRight(right, 'RUN'));
  return {
    queueUuid: entry.queueUuid,
    number: entry.number,
    status: entry.status,
    lane: entry.lane,
    seats: entry.seats,
    ...(await placeInLine(context, party, entry)),
    misses: entry.misses,
    missLimit: party.missLimit,
    noShows: entry.noShows,
    calledAt: entry.calledAt?.toISOString() ?? null,
    readyBy: entry.readyBy?.toISOString() ?? null,
    awaySince: entry.awaySince?.toISOString() ?? null,
    startedAt: entry.startedAt?.toISOString() ?? null,
    receipt: entry.receipt,
    endReason: entry.endReason,
    lobbyCode: mayKnowCode && seesLobbyCode(entry.status) ? party.lobbyCode : null,
    fields: orderedAnswers(party.entryFields, entry.fields),
    handle: entry.handle,
    isMine,
    bought: isMine ? await moneyOf(context, entry.bookingId) : null,
    card: await fanCard(context, party, entry),
    party: publicParty(party),
  };
}

const NOWHERE = { position: null, noLaterThan: null, waitRange: null, movedBehind: null };

/** The rank of an entry that keeps a place; only the order by lanes promises one. */
async function placeInLine(context: Context, party: PartyView, entry: EntryRow) {
  const isAway = entry.status === STATUS.away;
  const isInLine = isAway || entry.status === STATUS.waiting;
  if (!isInLine || party.orderPolicy !== 'LANES') return NOWHERE;
  const { position, noLaterThan } = await toldRank(context, party, entry);
  if (isAway) return { ...NOWHERE, position };
  return {
    position,
    noLaterThan,
    waitRange: waitRange({
      ...(await pace(context.db, party.id, TURNS)),
      ahead: position - 1,
      seatsPerRound: party.seatsPerRound,
      gap: gapOf(party, context.now()),
    }),
    movedBehind: await movedBehind(context.db, entry),
  };
}
