import type { Context } from '@/backend/platform/context';
import { latestRank, rankOf } from '@/lib/shared/parties/lanes';
import type { Place } from '@/backend/parties/store/moveRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { rankFacts } from '@/backend/parties/store/rankRepository';
import { freshCall } from './fresh';

/** A place, and the call after which they missed one. */
export interface Standing extends Place {
  missedAtCall: number | null;
}

/** What a ticket says of its place. */
export interface Told {
  /** 1 = next. */
  position: number;
  /** The latest rank, whatever others do. */
  noLaterThan: number;
}

/**
 * What somebody who stands here is told. Who sits the next call out is told a round later. While the
 * last call is fresh, the latest rank is also that of the line with those called back in it.
 */
export async function toldRank(context: Context, party: PartyRow, entry: Standing): Promise<Told> {
  const fresh = freshCall(party, context.now());
  const { waiting, aheadCalled, ...ahead } = await rankFacts(
    context.db,
    party.id,
    entry,
    fresh?.since ?? null,
  );
  const { lane, missedAtCall } = entry;
  const { position } = rankOf({ lane, ...ahead }, party, waiting);
  // A lane of those who come back has one turn a round: one more in front is a round more.
  const sitsOut = (calls: number) => (missedAtCall !== null && missedAtCall >= calls ? 1 : 0);
  const now = latestRank(lane, ahead.aheadWithAway + sitsOut(party.calls), party);
  if (!fresh) return { position, noLaterThan: now };
  const before = latestRank(lane, ahead.aheadWithAway + aheadCalled + sitsOut(party.calls - 1), {
    ...party,
    turn: fresh.turn,
  });
  return { position, noLaterThan: Math.max(now, before) };
}
