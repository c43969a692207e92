import { sql, type Kysely } from 'kysely';
import type { Config } from '@/backend/platform/config';
import { databaseFolder, lockFolder, type Release } from './folderLock';
import { kyselyOnPGlite, kyselyOnPostgres } from './kysely';
import type { Logger } from '@/backend/platform/logger';
import type { Tables } from '@/backend/platform/tables';
import { WorkerDatabase } from './workerDatabase';

export interface Database {
  db: Kysely<Tables>;
  /** 'pglite': embedded, one connection, this process alone. */
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database under `dataDir`.
 * Throws FolderLockedError when another process has it open. `onCrash` is called when the embedded
 * database ends by itself: the process cannot go on. `lock` is that of `databaseFolder`, when the
 * caller took it already; closing gives it back.
 */
export function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePool'>,
  logger: Logger,
  onCrash: (error: Error) => void,
  lock?: Release,
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir, onCrash, lock)
    : openServer(config.databaseUrl, config.databasePool, logger);
}

async function openEmbedded(
  dataDir: string,
  onCrash: (error: Error) => void,
  lock?: Release,
): Promise<Database> {
  const folder = databaseFolder(dataDir);
  // Held by this thread: the worker could not answer while it runs a query.
  const release = lock ?? (await lockFolder(folder));
  const worker = new WorkerDatabase(folder, onCrash);
  try {
    await worker.waitReady;
  } catch (error) {
    await worker.terminate();
    await release();
    throw error;
  }
  const db = kyselyOnPGlite(worker);
  return {
    db,
    kind: 'pglite',
    close: async () => {
      await db.destroy();
      // Kysely closes only what it has used.
      await worker.close();
      await release();
    },
  };
}

async function openServer(url: string, pool: number, logger: Logger): Promise<Database> {
  const db = kyselyOnPostgres(url, pool, (error) => {
    logger.warn({ err: error }, 'the database server closed an idle connection');
  });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: 'postgres', close: () => db.destroy() };
}
