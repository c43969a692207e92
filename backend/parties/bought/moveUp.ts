import { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { placesOf } from '@/backend/parties/newcomers/repository';
import { settle } from '@/backend/parties/settle';
import { findEntryById } from '@/backend/parties/store/entryRepository';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { changeStatus } from '@/backend/parties/store/statusRepository';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { heldFacts } from './held';
import { useBought } from './places';

/** Kind of the job that uses a place for who stood in line already when they bought it. */
export const MOVE_UP = 'parties.move_up';

const buyer = z.object({ creatorId: z.string(), userId: z.string() });

/** Plans the job, right after the running transaction: that one may hold an order, no queue. */
export async function planMoveUp(
  context: Context,
  { creatorId, userId }: { creatorId: string; userId: string },
): Promise<void> {
  const places = await placesOf(context.db, userId);
  if (!places.some(({ party }) => party.creatorId === creatorId)) return;
  const ref = { creatorId, userId };
  await scheduleJob(context, { kind: MOVE_UP, ref, runAt: context.now() });
}

/** The job: whoever waits in a queue of the creator's has the place there. */
export async function moveUp(context: Context, ref: unknown): Promise<void> {
  const { creatorId, userId } = buyer.parse(ref);
  for (const { party: seen, entryId } of await placesOf(context.db, userId)) {
    if (seen.creatorId !== creatorId) continue;
    const party = await lockParty(context.db, seen.id);
    if (party && (await useHere(context, party, { entryId, userId }))) return;
  }
}

async function useHere(
  context: Context,
  party: PartyRow,
  { entryId, userId }: { entryId: string; userId: string },
): Promise<boolean> {
  const entry = await findEntryById(context.db, party.id, entryId);
  if (entry?.status !== STATUS.waiting || entry.bookingId !== null) return false;
  const [facts] = await heldFacts(context, party, [userId]);
  const bookingId = facts?.boughtWith ?? null;
  if (bookingId === null) return false;
  const isBehind = party.orderPolicy === 'LANES' && entry.lane === LANE.ordinary;
  const moved = isBehind
    ? await changeStatus(
        context.db,
        party,
        { ids: [entryId], from: [STATUS.waiting] },
        { to: STATUS.waiting, now: context.now(), endOf: LANE.priority },
      )
    : [];
  await useBought(context, party, [{ entryId, bookingId }]);
  await settle(context, party, { places: moved.length });
  return true;
}
