import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';

// A test file's own modules are loaded anew for each file, this one once in each worker. So the
// databases stay here: one that a file has closed is emptied and lent to the next file.

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @type {Map<PGlite, Image>} */
const images = new Map();
/** @type {PGlite[]} */
const free = [];

/**
 * What a fresh database holds.
 * @typedef {object} Image
 * @property {string} schema
 * @property {string[]} tables
 * @property {Map<string, string>} rows Those that the migrations wrote, as JSON, by table.
 */

/** Counts of what a test may have made and left behind. */
const SCHEMA = `
  select concat_ws(' ',
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace),
    (select count(*) from pg_attribute),
    (select count(*) from pg_proc),
    (select count(*) from pg_trigger)) as text`;

const TABLES = `
  select quote_ident(tablename) as text from pg_tables
  where schemaname = 'public' and tablename not like 'kysely_%'`;

/** @param {PGlite} pglite @param {string} query @returns {Promise<string[]>} */
async function texts(pglite, query) {
  const { rows } = await pglite.query(query);
  return rows.map(({ text }) => text);
}

/** @param {PGlite} pglite @returns {Promise<Image>} */
async function describe(pglite) {
  const [schema] = await texts(pglite, SCHEMA);
  const tables = await texts(pglite, TABLES);
  const rows = new Map();
  for (const table of tables) {
    const [found] = await texts(pglite, `select json_agg(t)::text as text from ${table} t`);
    if (found) rows.set(table, found);
  }
  return { schema, tables, rows };
}

const { setTimeout: startTimer } = globalThis;

/**
 * A database that waits for nobody still has a timer of ten seconds, after which it would write down
 * its statistics. It must not hold up the end of the worker. Test files have a `setTimeout` of theirs.
 * @type {(...given: Parameters<typeof startTimer>) => NodeJS.Timeout}
 */
const startUnheld = (...given) => {
  const timer = startTimer(...given);
  return new Error().stack?.includes('__setitimer_js') ? timer.unref() : timer;
};
globalThis.setTimeout = Object.assign(startUnheld, startTimer);

/** The same as the product's (`backend/platform/database/embeddedDatabase.ts`). */
async function loadExtensions() {
  const [{ btree_gist }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return { btree_gist, pg_trgm, unaccent };
}

const pool = {
  /** Lends an empty database with the schema of the image in the file. */
  async take(file) {
    const waiting = free.pop();
    if (waiting) return waiting;
    const { PGlite } = await import('@electric-sql/pglite');
    const extensions = await loadExtensions();
    const loadDataDir = new Blob([await readFile(file)]);
    const pglite = await PGlite.create({ extensions, loadDataDir });
    images.set(pglite, await describe(pglite));
    return pglite;
  },

  /** Takes a database back that nobody asks anything any more. */
  async giveBack(pglite) {
    const { schema, tables, rows } = images.get(pglite);
    // Triggers rest meanwhile: those of the ledger refuse that it is emptied.
    await pglite.exec('set session_replication_role = replica');
    await pglite.exec(`truncate ${tables.join()} restart identity cascade`);
    for (const [table, found] of rows) {
      const source = `json_populate_recordset(null::${table}, $1)`;
      await pglite.query(`insert into ${table} select * from ${source}`, [found]);
    }
    // What a session keeps: settings, prepared statements.
    await pglite.exec('discard all');
    const [now] = await texts(pglite, SCHEMA);
    if (now === schema) free.push(pglite);
    else await pool.drop(pglite);
  },

  async drop(pglite) {
    images.delete(pglite);
    await pglite.close();
  },
};

/** Node, with the databases that the test files of a worker share one after the other. */
export default class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.databasePool = pool;
  }
}
