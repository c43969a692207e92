import {
  PGliteAdapter,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
} from 'kysely';
import { ConnectionQueue } from './connectionQueue';
import { refuseInsideTransaction } from './transactionGuard';

/** Kysely keeps a queue of its own for one connection, which knows no timeout: ours replaces it. */
class QueuedPGliteAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function guardedDriver(driver: Driver, queue: ConnectionQueue | null): Driver {
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      refuseInsideTransaction();
      await queue?.enter();
      return driver.acquireConnection(options).catch((error: unknown) => {
        queue?.leave();
        throw error;
      });
    },
    async releaseConnection(connection, options) {
      await driver.releaseConnection(connection, options);
      queue?.leave();
    },
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(connection, settings);
      queue?.transactionBegan();
    },
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    savepoint: (...args) => driver.savepoint?.(...args) ?? noSavepoints(),
    rollbackToSavepoint: (...args) => driver.rollbackToSavepoint?.(...args) ?? noSavepoints(),
    releaseSavepoint: (...args) => driver.releaseSavepoint?.(...args) ?? noSavepoints(),
    destroy: (options) => driver.destroy(options),
  };
}

function noSavepoints(): Promise<never> {
  return Promise.reject(new Error('this driver has no savepoints'));
}

/** A driver's connection that tells the queue when it is busy, to tell work from waiting. */
function watched(driver: Driver, queue: ConnectionQueue): Driver {
  const seen = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options);
    if (!seen.has(connection)) {
      seen.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, abort) => queue.watch(execute(query, abort));
    }
    return connection;
  };
  return driver;
}

/**
 * Kysely's own dialect, with one rule more: a query from inside a transaction that does not go
 * through it throws. `oneConnection` is for PGlite: all work passes one queue, and whoever waits
 * there for a transaction that itself stands still is refused after `idleLimitMs`.
 */
export function guardedDialect(dialect: Dialect, oneConnection?: { idleLimitMs: number }): Dialect {
  const queue = oneConnection ? new ConnectionQueue(oneConnection.idleLimitMs) : null;
  return {
    createDriver: () => {
      const driver = dialect.createDriver();
      return guardedDriver(queue ? watched(driver, queue) : driver, queue);
    },
    createAdapter: (): DialectAdapter =>
      queue ? new QueuedPGliteAdapter() : dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
