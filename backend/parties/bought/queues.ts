import type { Context } from '@/backend/platform/context';
import type { OpenQueue } from '@/lib/shared/bookings/views';
import { titlesOf } from '@/backend/parties/store/partyRepository';
import { queuesToPlay } from './boughtRepository';

/** What a queue is called; null: it is gone. */
export async function queueTitle(context: Context, partyId: string): Promise<string | null> {
  return (await titlesOf(context.db, [partyId])).get(partyId) ?? null;
}

/** The queues of a creator's in which a bought place can be used: open ones, then planned ones. */
export async function openQueues(context: Context, creatorId: string): Promise<OpenQueue[]> {
  const rows = await queuesToPlay(context.db, creatorId);
  return rows.map(({ id, title, game, state, scheduledAt }) => ({
    ...{ id, title, game, isOpen: state === 'OPEN' },
    opensAt: scheduledAt?.toISOString() ?? null,
  }));
}
