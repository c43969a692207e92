import { turnFacts } from '@/backend/parties/aftershow/cardRepository';
import type { EntryRow } from '@/backend/parties/store/entryRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import type { Context } from '@/backend/platform/context';
import { STATUS } from '@/lib/shared/parties/partyStatus';

/** What a fan keeps of an evening that is over for them. */
export interface FanCard {
  /** When they played, or when the queue ended; UTC ISO 8601. */
  at: string;
  /** Which of the party's rounds they played in, from 1; null: their turn did not come. */
  round: number | null;
  /** From joining to the call, or to the end. */
  waitSeconds: number;
  /** How long they played; null: their turn did not come. */
  playedSeconds: number | null;
  /** Their how many-th turn with this creator it was; null: their turn did not come. */
  times: number | null;
  /** Up to three of those who played along, and how many there were. */
  alongside: string[];
  alongsideCount: number;
  /** What the creator says to everyone who played; null for those who did not. */
  thanks: string | null;
  /** Whether the ticket's holder follows the creator. */
  isFollower: boolean;
  /** Whether they hear when the creator goes live. */
  hearsLive: boolean;
}

/** The card of a ticket whose turn is over, or did not come; null for every other ticket. */
export async function fanCard(
  context: Context,
  party: PartyRow,
  entry: EntryRow,
): Promise<FanCard | null> {
  const hasPlayed = entry.status === STATUS.played;
  if (!hasPlayed && entry.status !== STATUS.endedUnplayed) return null;
  const endedAt = entry.endedAt ?? party.endedAt ?? entry.joinedAt;
  const beganAt = hasPlayed ? (entry.startedAt ?? entry.calledAt ?? endedAt) : null;
  const { id, partyId, userId } = entry;
  const facts = await turnFacts(context.db, { id, partyId, userId, beganAt }, party.creatorId);
  const waitedUntil = (hasPlayed && (entry.calledAt ?? beganAt)) || endedAt;
  return {
    ...facts,
    at: (beganAt ?? endedAt).toISOString(),
    waitSeconds: secondsFrom(entry.joinedAt, waitedUntil),
    playedSeconds: beganAt && secondsFrom(beganAt, endedAt),
    times: hasPlayed ? entry.timesPlayed + 1 : null,
    thanks: hasPlayed ? party.thanks : null,
  };
}

function secondsFrom(from: Date, until: Date): number {
  return Math.max(0, Math.round((until.getTime() - from.getTime()) / 1000));
}
