import type { Context } from '@/backend/platform/context';
import { gapOf } from '@/backend/parties/order/pace';
import { pace } from '@/backend/parties/store/entryRepository';
import { waitRange, type WaitRange } from '@/lib/shared/parties/waitRange';
import type { PublicParty } from './partyPages';

/** Turns from which a wait is told, as on a ticket. */
const TURNS = 20;

/**
 * How long somebody who joins now may wait, in minutes; null while nothing is known of it, where
 * nobody can join, and where no place is promised. It costs the same however many wait.
 */
export async function joinWait(context: Context, party: PublicParty): Promise<WaitRange | null> {
  const takesPeople = party.state === 'OPEN' || party.state === 'PAUSED';
  if (!takesPeople || party.orderPolicy !== 'LANES') return null;
  return waitRange({
    ...(await pace(context.db, party.id, TURNS)),
    ahead: party.memberCount,
    seatsPerRound: party.seatsPerRound,
    gap: gapOf(party, context.now()),
  });
}
