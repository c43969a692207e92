import { sql } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';

/**
 * Runs `work` once per actor, operation and request key. Its result is stored in the same
 * transaction. A repetition, also one at the same moment, gets the stored result (read from JSON:
 * dates are strings). When `work` throws, nothing is stored. Errors: auth.required.
 */
export async function withIdempotencyKey<Result>(
  context: Context,
  requestKey: string,
  operation: string,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const actorId = memberId(context);
  const isSameRequest = sql<boolean>`(actor_id, operation, request_key) = (${actorId}, ${operation}, ${requestKey})`;
  return inTransaction(context, async (inner) => {
    // Waits here for the first one's commit when both run at the same moment.
    const inserted = await inner.db
      .insertInto('requests')
      .values({ actorId, requestKey, operation, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('requestKey')
      .executeTakeFirst();
    if (!inserted) {
      const stored = await inner.db
        .selectFrom('requests')
        .select('answer')
        .where(isSameRequest)
        .executeTakeFirstOrThrow();
      return stored.answer as Result;
    }
    const result = await work(inner);
    await inner.db
      .updateTable('requests')
      .set({ answer: JSON.stringify(result) })
      .where(isSameRequest)
      .execute();
    return result;
  });
}
