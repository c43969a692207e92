import { insideTransaction } from './transactionGuard';
import type { Context } from './context';

/**
 * Runs `work` in one read-committed transaction; `context.db` is that transaction inside. A nested
 * call joins the outer one. Throwing rolls back. What asks inside for the outbox to be woken, as
 * `enqueue` does, is heard after the commit.
 * A query through another `db` while it runs throws "query outside its transaction".
 */
export async function inTransaction<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) {
    return work(context);
  }
  let isOutboxFilled = false;
  const wakeOutbox = () => {
    isOutboxFilled = true;
  };
  const result = await context.db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((trx) => insideTransaction(() => work({ ...context, db: trx, wakeOutbox })));
  if (isOutboxFilled) context.wakeOutbox();
  return result;
}
