import { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { LANE, turnPast } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { MISS_LIMIT } from '@/backend/parties/policy';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { isLaneEmpty } from '@/backend/parties/store/rankRepository';
import {
  changeStatus,
  type ChangedEntry,
  type Chosen,
} from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
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
 * Counts a missed call for each of them: the first one puts them behind those who came back before,
 * with the wait they had, and the next call is not theirs while others wait; the second one ends
 * their part in this party, and they are told. Returns whom it concerned.
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
    from: isDeadline ? [STATUS.called] : [STATUS.called, STATUS.ready],
    ...(isDeadline && { dueBy: now }),
  };
  const turn = await turnAfterMiss(context, party);
  const out = await changeStatus(
    context.db,
    party,
    { ...called, leastMisses: MISS_LIMIT - 1 },
    { to: STATUS.missed, now, times: { endedAt: now, readyBy: null }, misses: 1 },
  );
  const back = await changeStatus(context.db, party, called, {
    to: STATUS.waiting,
    now,
    times: { readyBy: null, readyAt: null },
    misses: 1,
    missedAtCall: party.calls,
    endOf: LANE.returned,
  });
  if (out.length + back.length === 0) return [];
  await settle(
    context,
    party,
    { members: back.length, places: back.length, ...(back.length > 0 && { patch: { turn } }) },
    newsFor('removed', party, out),
  );
  return [...out, ...back];
}

/** Who would be first of the returned lane, with its turn due, was called a moment ago: it is passed over. */
async function turnAfterMiss({ db }: Context, { id, turn }: PartyRow): Promise<number> {
  const past = turnPast(LANE.returned, turn);
  return past !== turn && (await isLaneEmpty(db, id, LANE.returned)) ? past : turn;
}
