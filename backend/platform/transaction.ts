import { insideTransaction } from '@/backend/platform/database/transactionGuard';
import type { Context } from './context';

/**
 * Runs `work` in one read-committed transaction; `context.db` is that transaction inside. A nested
 * call joins the outer one. Throwing rolls back. What asks inside for the outbox to be woken, as
 * `enqueue` does, is heard after the commit.
 * A query through another `db` while it runs throws "query outside its transaction"; in production
 * it may escape the transaction, or be refused later than at once (decision 0028).
 */
export async function inTransaction<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) {
    return work(context);
  }
  // Nobody mistypes in production, and the guard makes every promise of the process dearer.
  const watched = context.config.mode === 'production' ? call : insideTransaction;
  let isOutboxFilled = false;
  const wakeOutbox = () => {
    isOutboxFilled = true;
  };
  const result = await context.db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((trx) => watched(() => work({ ...context, db: trx, wakeOutbox })));
  if (isOutboxFilled) context.wakeOutbox();
  return result;
}

function call<Result>(work: () => Result): Result {
  return work();
}
