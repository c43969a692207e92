import { insideTransaction } from '@/backend/platform/database/transactionGuard';
import type { Config } from './config';
import type { Context } from './context';

/**
 * Runs `work` in one read-committed transaction; `context.db` is that transaction inside. A nested
 * call joins the outer one. Throwing rolls back. What asks inside for the outbox to be woken, as
 * `enqueue` does, is heard after the commit.
 * A query through another `db` while it runs throws "query outside its transaction"; in production
 * with the embedded database only after a while (decision 0028).
 */
export async function inTransaction<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) {
    return work(context);
  }
  const guarded = isGuarded(context.config) ? insideTransaction : call;
  let isOutboxFilled = false;
  const wakeOutbox = () => {
    isOutboxFilled = true;
  };
  const result = await context.db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((trx) => guarded(() => work({ ...context, db: trx, wakeOutbox })));
  if (isOutboxFilled) context.wakeOutbox();
  return result;
}

/**
 * The guard slows every promise of the process. Production with the embedded database goes without
 * it: there a query that forgot its transaction waits for the one connection, and is refused.
 */
function isGuarded({ mode, databaseUrl }: Pick<Config, 'mode' | 'databaseUrl'>): boolean {
  return mode !== 'production' || databaseUrl !== null;
}

function call<Result>(work: () => Result): Result {
  return work();
}
