import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { EXTENSIONS } from '@/backend/platform/database/embeddedDatabase';
import { kyselyOnPGlite, kyselyOnPostgres } from '@/backend/platform/database/kysely';
import { checkLedger } from '@/backend/ledger/service';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { COLUMN_PARSERS } from '@/backend/platform/database/parsers';
import type { Tables } from '@/backend/platform/tables';
import { LentDatabase } from './lentDatabase';

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
 * server. Open one per test file in `beforeAll`, close it in `afterAll`. Closing looks through the
 * ledger: whatever a test booked must be right.
 */
export async function openTestDatabase({ migrate = true } = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const opened = await (serverUrl ? openPostgres(serverUrl) : openPGlite(migrate));
  if (!migrate) return opened;
  if (serverUrl) await migrateToLatest(opened.db);
  const close = async () => {
    const faults = await checkLedger(opened.db);
    await opened.close();
    if (faults.length > 0) throw new Error(`the ledger is wrong:\n${faults.join('\n')}`);
  };
  return { ...opened, close };
}

async function openPGlite(migrate: boolean): Promise<TestDatabase> {
  const pglite = await takePGlite(migrate);
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

/** In memory; a migrated one goes from test file to test file. */
async function takePGlite(migrate: boolean): Promise<PGlite | LentDatabase> {
  const file = await imageFile(migrate);
  const lent = migrate ? await LentDatabase.take(file) : null;
  return (
    lent ??
    PGlite.create({
      loadDataDir: await read(file),
      extensions: EXTENSIONS,
      parsers: COLUMN_PARSERS,
    })
  );
}

/** The data folder of a fresh, migrated PGlite, as it is loaded. */
export async function freshDataFolder(): Promise<Blob> {
  return read(await imageFile(true));
}

const read = async (file: string) => new Blob([await readFile(file)]);

/**
 * initdb and the migrations take seconds, loading their result half of one: the first test run leaves
 * a copy of the data folder behind, named by the migrations it holds. Returns where.
 */
async function imageFile(migrate: boolean): Promise<string> {
  const file = join(
    tmpdir(),
    `playplus-tests-pglite-0.5.16-${migrate ? schemaHash() : 'empty'}.tar`,
  );
  if (existsSync(file)) return file;
  const pglite = await PGlite.create({ extensions: EXTENSIONS, parsers: COLUMN_PARSERS });
  if (migrate) await migrateToLatest(kyselyOnPGlite(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return file;
}

/** Another one as soon as a migration changes. */
function schemaHash(): string {
  const folder = 'backend/platform/migrations';
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
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
