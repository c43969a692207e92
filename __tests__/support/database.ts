import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { kyselyOnPGlite, kyselyOnPostgres } from '@/backend/platform/kysely';
import { migrateToLatest } from '@/backend/platform/migrate';
import { COLUMN_PARSERS } from '@/backend/platform/parsers';
import type { Tables } from '@/backend/platform/tables';

export interface TestDatabase {
  db: Kysely<Tables>;
  close: () => Promise<void>;
  /** Locking is proven on 'postgres' only: PGlite has one connection. */
  kind: 'pglite' | 'postgres';
  /** Connection string of the fresh database; null on PGlite. */
  url: string | null;
}

/**
 * A fresh migrated database: PGlite in memory, or with TEST_DATABASE_URL a new database on that
 * server. Open one per test file in `beforeAll`, close it in `afterAll`.
 */
export async function openTestDatabase({ migrate = true } = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const opened = serverUrl ? await openPostgres(serverUrl) : await openPGlite();
  if (migrate) {
    await migrateToLatest(opened.db);
  }
  return opened;
}

async function openPGlite(): Promise<TestDatabase> {
  const pglite = await freshPGlite();
  const db = kyselyOnPGlite(pglite);
  const close = async () => {
    await db.destroy();
    // Kysely closes it only if a query ever ran.
    if (!pglite.closed) {
      await pglite.close();
    }
  };
  return { db, close, kind: 'pglite', url: null };
}

/** initdb takes seconds, loading its result half of one: the first test run leaves a copy behind. */
async function freshPGlite(): Promise<PGlite> {
  const copy = join(tmpdir(), 'playplus-tests-pglite-0.5.16.tar');
  if (existsSync(copy)) {
    return PGlite.create({
      loadDataDir: new Blob([await readFile(copy)]),
      parsers: COLUMN_PARSERS,
    });
  }
  const pglite = await PGlite.create({ parsers: COLUMN_PARSERS });
  const dump = await pglite.dumpDataDir('none');
  const unfinished = `${copy}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, copy);
  return pglite;
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `playplus_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = kyselyOnPostgres(url.href, 20, () => undefined);
  const close = async () => {
    await db.destroy();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { db, close, kind: 'postgres', url: url.href };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
