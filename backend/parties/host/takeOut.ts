import { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { placesOf } from '@/backend/parties/newcomers/repository';
import { lockParty } from '@/backend/parties/store/partyRepository';
import { takeOut } from './ban';

/** Kind of the job that takes somebody who was banned out of the creator's queues. */
export const TAKE_OUT = 'parties.take_out';

const banned = z.object({ creatorId: z.string(), userId: z.string() });

/**
 * Has somebody whom a creator bans taken out of that creator's queues, right after the running
 * transaction: it may hold another tool, and locks of both must not cross.
 */
export async function takeOutOfQueues(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<void> {
  if ((await placesAt(context, creatorId, userId)).length === 0) return;
  const ref = { creatorId, userId };
  await scheduleJob(context, { kind: TAKE_OUT, ref, runAt: context.now() });
}

/** The job: each place of theirs in a queue of the creator ends, unless it has already. */
export async function takeBannedOut(context: Context, ref: unknown): Promise<void> {
  const { creatorId, userId } = banned.parse(ref);
  for (const { party: seen, entryId } of await placesAt(context, creatorId, userId)) {
    const party = await lockParty(context.db, seen.id);
    if (party) await takeOut(context, party, entryId, null);
  }
}

async function placesAt(context: Context, creatorId: string, userId: string) {
  const places = await placesOf(context.db, userId);
  return places.filter(({ party }) => party.creatorId === creatorId);
}
