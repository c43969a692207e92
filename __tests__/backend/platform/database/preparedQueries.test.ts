import { PGlite } from '@electric-sql/pglite';
import { COLUMN_PARSERS } from '@/backend/platform/database/parsers';
import { prepareQueries } from '@/backend/platform/database/preparedQueries';

let pglite: PGlite;

beforeAll(async () => {
  pglite = await PGlite.create({ parsers: COLUMN_PARSERS });
  await pglite.exec(`
    create table things (id int primary key, name text, born date, seen timestamptz, weight bigint,
      tags text[], extra jsonb, is_new boolean);
    create table others (id int primary key, note text)`);
});

// One connection has one way to ask: each test begins with a connection that knows nothing.
beforeEach(async () => void (await pglite.query('deallocate all')));

afterAll(() => pglite.close());

const names = async () => {
  const { rows } = await pglite.query<{ name: string }>(
    'select name from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ name }) => name);
};

test('a query answers as PGlite itself does, the first time and later', async () => {
  const query = prepareQueries(pglite);
  const insert = 'insert into things values ($1, $2, $3, $4, $5, $6, $7, $8) returning *';
  const seen = new Date('2026-11-22T10:00:00.123Z');
  const values = (id: number) => [
    id,
    'Ümläut ✓',
    '2026-02-01',
    seen,
    9e15,
    ['a,b', '"'],
    { a: [1] },
    true,
  ];
  const own = await pglite.query<object>(insert, values(1));
  for (const id of [2, 3]) {
    const answer = await query(insert, values(id));
    expect(answer).toMatchObject({ affectedRows: 1, command: 'INSERT', fields: own.fields });
    expect(answer.rows).toEqual([{ ...own.rows[0], id }]);
  }
  const none = 'update things set name = $1 where id = any($2::int[])';
  expect(await query(none, [null, [77]])).toMatchObject({ affectedRows: 0, rows: [] });
  expect(await query(none, [null, [2, 3]])).toMatchObject({ affectedRows: 2, rows: [] });
  expect((await query('select count(*) from things where name is null')).rows).toEqual([
    { count: 2 },
  ]);
});

test('a statement is parsed once, however often it is asked for', async () => {
  const query = prepareQueries(pglite);
  for (const id of [1, 2, 3]) await query('select name from things where id = $1', [id]);
  expect(await names()).toHaveLength(1);
});

test('the statement not used for longest makes room', async () => {
  const query = prepareQueries(pglite, 2);
  for (const text of ['select 1 as n', 'select 2 as n', 'select 1 as n', 'select 3 as n']) {
    await query(text);
  }
  expect(await names()).toEqual(['p1', 'p3']);
  expect((await query('select 2 as n')).rows).toEqual([{ n: 2 }]);
});

test('what the database refuses says why, and the next query works', async () => {
  const query = prepareQueries(pglite);
  const insert = 'insert into others (id) values ($1)';
  await query(insert, [1]);
  await expect(query(insert, [1])).rejects.toMatchObject({
    code: '23505',
    constraint: 'others_pkey',
    table: 'others',
  });
  await expect(query('select nothing from others')).rejects.toMatchObject({ code: '42703' });
  await expect(query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  expect((await query('select id from others')).rows).toEqual([{ id: 1 }]);
});

test('a transaction that failed takes nothing but its end', async () => {
  const query = prepareQueries(pglite);
  await query('BEGIN');
  await query('insert into others (id) values ($1)', [2]);
  await expect(query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await expect(query('select id from others')).rejects.toMatchObject({ code: '25P02' });
  expect((await query('COMMIT')).command).toBe('ROLLBACK');
  expect((await query('select id from others')).rows).toEqual([{ id: 1 }]);
});

test('a change of a table is seen by what was asked before it', async () => {
  const query = prepareQueries(pglite);
  expect((await query('select * from others')).rows).toEqual([{ id: 1, note: null }]);
  await query('alter table others add column kind text');
  expect((await query('select * from others')).rows).toEqual([{ id: 1, note: null, kind: null }]);
});

test('queries asked for at once are answered in their order', async () => {
  const query = prepareQueries(pglite);
  const answers = await Promise.all([
    query('BEGIN'),
    query('update others set note = $1', ['first']),
    query('select note from others'),
    query('update others set note = $1', ['second']),
    query('select note from others where id = $1', [1]),
    query('COMMIT'),
  ]);
  expect(answers[2]?.rows).toEqual([{ note: 'first' }]);
  expect(answers[4]?.rows).toEqual([{ note: 'second' }]);
});
