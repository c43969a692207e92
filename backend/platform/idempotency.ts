import { sql } from 'kysely';
import type { Context } from './context';
import { AppError } from './errors';
import { inTransaction } from './transaction';

/**
 * Runs `work` once per actor, operation and request key, in one transaction with the memory of it.
 * A repetition, also one at the same moment, gets the first answer (as JSON made it: dates are
 * strings). A `work` that throws leaves no memory. Visitors are refused with `auth.required`.
 */
export async function withIdempotencyKey<Answer>(
  context: Context,
  requestKey: string,
  operation: string,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const actorId = context.actor.userId;
  if (actorId === null) {
    throw new AppError('auth.required');
  }
  const request = sql<boolean>`(actor_id, operation, request_key) = (${actorId}, ${operation}, ${requestKey})`;
  return inTransaction(context, async (inner) => {
    // Waits here for the first one's commit when both run at the same moment.
    const inserted = await inner.db
      .insertInto('requests')
      .values({ actorId, requestKey, operation, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('requestKey')
      .executeTakeFirst();
    if (!inserted) {
      const first = await inner.db
        .selectFrom('requests')
        .select('answer')
        .where(request)
        .executeTakeFirstOrThrow();
      return first.answer as Answer;
    }
    const answer = await work(inner);
    await inner.db
      .updateTable('requests')
      .set({ answer: JSON.stringify(answer) })
      .where(request)
      .execute();
    return answer;
  });
}
