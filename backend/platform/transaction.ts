import { insideTransaction } from './transactionGuard';
import type { Context } from './context';

/**
 * Runs `work` in one read-committed transaction; `context.db` is that transaction inside. A nested
 * call joins the outer one. Throwing rolls back. Wakes the outbox after the commit.
 * A query through another `db` while it runs throws "query outside its transaction".
 */
export async function inTransaction<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) {
    return work(context);
  }
  const result = await context.db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((trx) => insideTransaction(() => work({ ...context, db: trx })));
  context.wakeOutbox();
  return result;
}
