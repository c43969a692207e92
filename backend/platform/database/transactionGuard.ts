import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Marks everything `work` awaits as being inside a transaction. */
export function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return running.run(true, work);
}

/**
 * Someone forgot `context.db` of the transaction: on one connection that would wait for itself for
 * ever, on a pool it would silently escape the transaction.
 */
export class OutsideTransactionError extends Error {
  override name = 'OutsideTransactionError';

  constructor(detail: string) {
    super(`query outside its transaction: ${detail}`);
  }
}

/** Throws when called from inside `insideTransaction`. */
export function refuseInsideTransaction(): void {
  if (running.getStore()) {
    throw new OutsideTransactionError('use the context that inTransaction passes');
  }
}
