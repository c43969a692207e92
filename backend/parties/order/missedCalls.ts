import { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { LANE, turnPast, type ByLane } from '@/lib/shared/parties/lanes';
import { MISSED_FROM } from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { insertNoShows } from '@/backend/parties/record/noShowRepository';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { waitingInLanes } from '@/backend/parties/store/rankRepository';
import {
  changeStatus,
  type ChangedEntry,
  type Chosen,
} from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { FIRM } from './fresh';
import { settle } from '@/backend/parties/settle';

/** Kind of the deadline of a ready check. */
export const READY_DEADLINE = 'parties.ready';

const deadline = z.object({ partyId: z.string(), entryIds: z.array(z.string()) });

/** Whose call counts as missed: all the host marks, or at a deadline those who have not answered. */
type MissedBy = 'markedMissed' | 'deadline';

/** When the answers to a call made now are due. */
export function readyBy(context: Context, party: PartyRow): Date {
  return new Date(context.now().getTime() + party.readySeconds * 1000);
}

/** What happens when the time to answer a call is over; those who have answered are left alone. */
export async function missDeadline(context: Context, ref: unknown): Promise<void> {
  const { partyId, entryIds } = deadline.parse(ref);
  const party = await lockParty(context.db, partyId);
  if (party) await missCalls(context, party, entryIds, 'deadline');
}

/**
 * Counts a missed call for each of them: it puts them behind those who came back before, with the
 * wait they had, and the next call is not theirs while others wait. The last one that the party
 * allows ends their part, and they are told. Returns whom it concerned.
 */
export async function missCalls(
  context: Context,
  party: PartyRow,
  entryIds: readonly string[],
  by: MissedBy,
): Promise<ChangedEntry[]> {
  if (party.state === 'ENDED') return [];
  const now = context.now();
  const isDeadline = by === 'deadline';
  const called: Chosen = {
    ids: entryIds,
    from: isDeadline ? [STATUS.called] : MISSED_FROM,
    ...(isDeadline && { dueBy: now }),
  };
  const before = await waitingInLanes(context.db, party.id);
  const out = await changeStatus(
    context.db,
    party,
    { ...called, leastMisses: party.missLimit - 1 },
    { to: STATUS.missed, now, times: { endedAt: now, readyBy: null }, misses: 1 },
  );
  const back = await changeStatus(context.db, party, called, {
    to: STATUS.waiting,
    now,
    times: { readyBy: null, readyAt: null },
    misses: 1,
    missedAtCall: party.calls,
    endOf: LANE.returned,
    setBack: { by: 'MISSED', at: now.toISOString(), reason: null },
  });
  if (out.length + back.length === 0) return [];
  await insertNoShows(context.db, party.creatorId, [...out, ...back], now);
  const turn = turnAfterMiss(party, before, back.length);
  await settle(
    context,
    party,
    { members: back.length, places: back.length, patch: { turn, ...FIRM } },
    newsFor('removed', party, out),
  );
  return [...out, ...back];
}

/**
 * Whoever comes first of the returned lane now was called a moment ago: its turn is passed over, and
 * so are those before it that nobody waits for, so that lists show who is called. Who stood in that
 * lane before them keeps it.
 */
function turnAfterMiss(party: PartyRow, before: ByLane<number>, missed: number): number {
  const [returned, priority, ordinary] = before;
  return returned > 0 ? party.turn : turnPast(LANE.returned, party, [missed, priority, ordinary]);
}
