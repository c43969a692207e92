import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { StripeEvent } from './registry';

export type EventRow = StripeEvent & { attempts: number; receivedAt: Date };

/** After it another process takes the event of one that died. Longer than reading may take. */
const LEASE_MS = 2 * 60_000;
const LONGEST_REST_MS = 5 * 60_000;

/** Stores an event; false: it was told before. */
export async function storeEvent(
  db: Kysely<Tables>,
  event: StripeEvent,
  now: Date,
): Promise<boolean> {
  const stored = await db
    .insertInto('stripeEvents')
    .values({ ...event, receivedAt: now, nextTryAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Takes the event that is due first. Events of one object are taken one after the other: of two that
 * read it at once, the one that read first could book last.
 */
export async function takeEvent(db: Kysely<Tables>, now: Date): Promise<EventRow | null> {
  const until = new Date(now.getTime() + LEASE_MS);
  return db.transaction().execute(async (trx) => {
    // So that two processes don't take two events of one object at the same moment.
    await sql`select pg_advisory_xact_lock(hashtext('stripe_events'))`.execute(trx);
    const { rows } = await sql<EventRow>`
      update stripe_events
      set attempts = attempts + 1, next_try_at = ${until}, taken_until = ${until}
      where id = (
        select id from stripe_events as due
        where next_try_at <= ${now} and not exists (
          select from stripe_events as other
          where other.object_id = due.object_id and other.taken_until > ${now}
        )
        order by next_try_at, received_at, id
        limit 1
      )
      returning id, type, account, object_id, attempts, received_at`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Locks an event and marks it as applied; false: somebody else has applied it. */
export async function markApplied(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('stripeEvents')
    .set({ appliedAt: now, nextTryAt: null, takenUntil: null })
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Releases an event that could not be applied; the rest doubles up to five minutes. */
export async function putBack(db: Kysely<Tables>, event: EventRow, now: Date): Promise<void> {
  const rest = Math.min(LONGEST_REST_MS, 1000 * 2 ** Math.min(event.attempts - 1, 20));
  await db
    .updateTable('stripeEvents')
    .set({ nextTryAt: new Date(now.getTime() + rest), takenUntil: null })
    .where('id', '=', event.id)
    .where('appliedAt', 'is', null)
    .execute();
}

/** Tries an event no more; it stays, so that a person can see it. */
export async function giveUp(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('stripeEvents')
    .set({ nextTryAt: null, takenUntil: null })
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .execute();
}
