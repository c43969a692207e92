import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { EXTENSIONS } from '@/backend/platform/database/embeddedDatabase';
import { kyselyOnPGlite } from '@/backend/platform/database/kysely';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { COLUMN_PARSERS } from '@/backend/platform/database/parsers';
import type { Tables } from '@/backend/platform/tables';
import { freshDataFolder } from './database';

/** Works on the embedded database of a data folder while no backend has it open. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'database');
  const loadDataDir = existsSync(folder) ? undefined : await freshDataFolder();
  const pglite = await PGlite.create(folder, {
    loadDataDir,
    extensions: EXTENSIONS,
    parsers: COLUMN_PARSERS,
  });
  const db = kyselyOnPGlite(pglite);
  try {
    await migrateToLatest(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
