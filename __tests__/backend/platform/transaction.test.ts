import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { kyselyOnPGlite } from '@/backend/platform/database/kysely';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import { testContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('requests').execute());

const actorId = '00000000-0000-7000-8000-000000000001';

function insert(db: TestDatabase['db'], requestKey: string) {
  return db
    .insertInto('requests')
    .values({ actorId, requestKey, operation: 'test', answer: null })
    .execute();
}

async function keys() {
  const rows = await database.db
    .selectFrom('requests')
    .select('requestKey')
    .orderBy('requestKey')
    .execute();
  return rows.map((row) => row.requestKey);
}

test('twenty interleaved transactions, every second one rolled back, leave exactly the others', async () => {
  const context = testContext(database.db);
  const runs = Array.from({ length: 20 }, (_, index) =>
    inTransaction(context, async ({ db }) => {
      await insert(db, `${index}a`);
      await sql`select 1`.execute(db);
      await insert(db, `${index}b`);
      if (index % 2 === 1) {
        throw new Error('rolled back on purpose');
      }
    }),
  );
  const plain = insert(database.db, 'plain');
  const outcomes = await Promise.allSettled(runs);
  await plain;
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(10);
  const expected = Array.from({ length: 10 }, (_, index) => [
    `${index * 2}a`,
    `${index * 2}b`,
  ]).flat();
  expect(await keys()).toEqual([...expected, 'plain'].sort());
});

test('a nested call joins the outer transaction and falls with it', async () => {
  const context = testContext(database.db);
  await expect(
    inTransaction(context, async (outer) => {
      await inTransaction(outer, (inner) => insert(inner.db, 'inner'));
      throw new Error('outer fails');
    }),
  ).rejects.toThrow('outer fails');
  expect(await keys()).toEqual([]);
});

test('the outbox is woken once, after the commit and not after a rollback', async () => {
  let wakes = 0;
  const context = { ...testContext(database.db), wakeOutbox: () => (wakes += 1) };
  const event = { channel: 'party_1', message: {} };
  await inTransaction(context, async (outer) => {
    await inTransaction(outer, (inner) => enqueue(inner, event, event));
    await enqueue(outer, event);
    expect(wakes).toBe(0);
  });
  expect(wakes).toBe(1);
  const failing = inTransaction(context, async (inner) => {
    await enqueue(inner, event);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(wakes).toBe(1);
});

test('the outbox is left asleep by a transaction that has nothing for it', async () => {
  let wakes = 0;
  const context = { ...testContext(database.db), wakeOutbox: () => (wakes += 1) };
  await inTransaction(context, ({ db }) => insert(db, 'silent'));
  await inTransaction(context, (inner) => enqueue(inner));
  expect(wakes).toBe(0);
});

test('a savepoint can be undone alone', async () => {
  const trx = await database.db.startTransaction().execute();
  await insert(trx, 'before');
  const saved = await trx.savepoint('here').execute();
  await insert(saved, 'undone');
  await saved.rollbackToSavepoint('here').execute();
  await trx.commit().execute();
  expect(await keys()).toEqual(['before']);
});

test('a statement that failed and was swallowed does not commit silently', async () => {
  const context = testContext(database.db);
  const run = inTransaction(context, async ({ db }) => {
    await insert(db, 'twice');
    await insert(db, 'twice').catch(() => undefined);
  });
  if (database.kind === 'pglite') {
    await expect(run).rejects.toThrow();
  } else {
    await run.catch(() => undefined);
  }
  expect(await keys()).toEqual([]);
});

test('code and constraint of a database error survive', async () => {
  await insert(database.db, 'taken');
  await expect(insert(database.db, 'taken')).rejects.toMatchObject({
    code: '23505',
    constraint: 'requests_pkey',
  });
});

test('the columns read the same on either engine', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 7::int8 as big, count(*) as n, date '2026-03-01' as day, timestamptz '2026-03-01T10:00:00Z' as at,
      '{"a_b": [1]}'::jsonb as doc, true as flag, 1.5::float8 as part
    from (values (1), (2)) as v(x)`.execute(database.db);
  expect(rows[0]).toEqual({
    big: 7,
    n: 2,
    day: '2026-03-01',
    at: new Date('2026-03-01T10:00:00Z'),
    doc: { a_b: [1] },
    flag: true,
    part: 1.5,
  });
});

describe('a query that forgot its transaction', () => {
  test('is refused at once inside inTransaction', async () => {
    const context = testContext(database.db);
    await expect(inTransaction(context, () => insert(context.db, 'escaped'))).rejects.toThrow(
      'query outside its transaction',
    );
    await expect(
      inTransaction(context, () => inTransaction(context, ({ db }) => insert(db, 'escaped'))),
    ).rejects.toThrow('query outside its transaction');
    expect(await keys()).toEqual([]);
  });

  test('is refused at once in production as well, where a server keeps the data', async () => {
    const context = testContext(database.db);
    context.config = { ...context.config, mode: 'production', databaseUrl: 'postgres://x' };
    await expect(inTransaction(context, () => insert(context.db, 'escaped'))).rejects.toThrow(
      'use the context that inTransaction passes',
    );
    expect(await keys()).toEqual([]);
  });

  test('is refused on one connection after a while instead of hanging, and the rest goes on', async () => {
    const db = kyselyOnPGlite(await PGlite.create(), 200);
    try {
      const forgotten = db.transaction().execute(() => sql`select 1`.execute(db));
      await expect(forgotten).rejects.toThrow('query outside its transaction');
      await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
      // A transaction at work for longer than the limit is none that stands still.
      const working = db.transaction().execute(async (trx) => {
        for (let round = 0; round < 8; round += 1) {
          await sql`select pg_sleep(0.05)`.execute(trx);
        }
      });
      await Promise.all([working, sql`select 1`.execute(db)]);
    } finally {
      await db.destroy();
    }
  });
});
