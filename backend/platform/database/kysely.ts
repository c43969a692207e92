import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, type PGlite } from 'kysely';
import pg from 'pg';
import { guardedDialect } from './guardedDialect';
import { COLUMN_PARSERS } from './parsers';
import type { Tables } from '@/backend/platform/tables';

const plugins = () => [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/** Kysely over one PGlite, in this thread or behind the worker proxy. */
export function kyselyOnPGlite(pglite: PGlite, idleLimitMs = 5000): Kysely<Tables> {
  return new Kysely({
    dialect: guardedDialect(new PGliteDialect({ pglite }), { idleLimitMs }),
    plugins: plugins(),
  });
}

/** Kysely over a PostgreSQL pool. `onIdleError` hears of connections the server closed. */
export function kyselyOnPostgres(
  connectionString: string,
  max: number,
  onIdleError: (error: Error) => void,
): Kysely<Tables> {
  const parsers = new pg.TypeOverrides();
  for (const [type, parse] of Object.entries(COLUMN_PARSERS)) {
    parsers.setTypeParser(Number(type), parse);
  }
  const pool = new pg.Pool({
    connectionString,
    max,
    types: parsers,
    connectionTimeoutMillis: 5000,
    application_name: 'playplus',
  });
  // Without a listener a closed idle connection would end the process.
  pool.on('error', onIdleError);
  return new Kysely({ dialect: guardedDialect(new PostgresDialect({ pool })), plugins: plugins() });
}
