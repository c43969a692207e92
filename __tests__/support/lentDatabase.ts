import type { PGlite } from '@electric-sql/pglite';
import type { PGlite as KyselyPGlite } from 'kysely';
import { COLUMN_PARSERS } from '@/backend/platform/database/parsers';

/** The databases of this worker (`serverEnvironment.mjs`). */
interface DatabasePool {
  take: (imageFile: string) => Promise<PGlite>;
  giveBack: (pglite: PGlite) => Promise<void>;
  drop: (pglite: PGlite) => Promise<void>;
}

type Transaction = Parameters<Parameters<KyselyPGlite['transaction']>[0]>[0];

/**
 * The database lives outside of the test file's own globals: a `Date` or an `Error` of its making is
 * none of the test's. What comes back is made anew here.
 */
function made(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return Array.from(value, made);
  const tag = Object.prototype.toString.call(value);
  if (tag === '[object Date]') return new Date(Number(value));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, made(part)]));
}

/** Runs what the database does; its errors are made anew, too. */
async function ofHere<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error || !(error as Error).stack) throw error;
    const { name, message, stack } = error as Error;
    throw Object.assign(new Error(message), { ...(error as Error), name, stack });
  }
}

const sent = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

async function ask<T>(on: Pick<PGlite, 'query'>, text: string, parameters?: readonly unknown[]) {
  const options = { rowMode: 'object', parsers: COLUMN_PARSERS } as const;
  const asked = () => on.query(text, parameters?.map(sent), options);
  const { rows, affectedRows, fields } = await ofHere(asked);
  return { affectedRows, fields, rows: rows.map(made) as T[] };
}

/** As much of a PGlite as Kysely asks for, on a database that other test files had before. */
export class LentDatabase implements KyselyPGlite {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  #running = 0;

  private constructor(
    readonly pool: DatabasePool,
    readonly pglite: PGlite,
  ) {}

  /** Null where no pool is: outside of the server tests. */
  static async take(imageFile: string): Promise<LentDatabase | null> {
    const { databasePool: pool } = globalThis as { databasePool?: DatabasePool };
    return pool ? new LentDatabase(pool, await pool.take(imageFile)) : null;
  }

  query<T>(text: string, parameters?: readonly unknown[]) {
    return this.#run(() => ask<T>(this.pglite, text, parameters));
  }

  transaction<T>(body: (trx: Transaction) => Promise<T>): Promise<T> {
    const run = () =>
      this.pglite.transaction((trx) =>
        body({
          query: <Row>(text: string, parameters?: readonly unknown[]) =>
            ask<Row>(trx, text, parameters),
          rollback: () => trx.rollback(),
        }),
      );
    return this.#run(run);
  }

  /** A database that somebody still uses is of no use to the next file. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.#running > 0) await this.pool.drop(this.pglite);
    else await this.pool.giveBack(this.pglite);
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed) throw new Error('The database is closed.');
    this.#running += 1;
    try {
      return await ofHere(work);
    } finally {
      this.#running -= 1;
    }
  }
}
