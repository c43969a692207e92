import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { balanceOf, book, checkLedger, hasBalance, type Booking } from '@/backend/ledger/service';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import type { Currency } from '@/lib/shared/money/money';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { runs } from '@/__tests__/support/runs';

let database: TestDatabase;
let context: TestContext;
let owner: string;
beforeAll(async () => {
  database = await openTestDatabase();
  context = testContext(database.db);
});
afterAll(() => database.close());
beforeEach(() => {
  owner = newId();
});

const AT = new Date('2026-11-25T12:00:00Z');

const booked = (booking: Booking) => inTransaction(context, (inner) => book(inner, booking));

/** An experience of 40.00 that is captured: 36.50 for the creator, 3.50 for us. */
const captured = (sourceId: string = newId(), currency: Currency = 'EUR'): Booking => ({
  kind: 'captured',
  sourceId,
  at: AT,
  lines: [
    { account: 'cash', amount: 4000, currency },
    { account: 'pending', owner, amount: -3650, currency },
    { account: 'fees', amount: -350, currency },
  ],
});

test('a booking moves the balances of its accounts', async () => {
  expect(await booked(captured())).toBe(true);
  expect(await balanceOf(context, owner, 'EUR')).toMatchObject({ pending: -3650, available: 0 });
  expect(await balanceOf(context, owner, 'USD')).toMatchObject({ pending: 0 });
  expect(await hasBalance(context, owner)).toBe(true);
});

test('a cause is booked once, however often it is told', async () => {
  const booking = captured();
  expect(await booked(booking)).toBe(true);
  expect(await booked(booking)).toBe(false);
  expect((await balanceOf(context, owner, 'EUR')).pending).toBe(-3650);
});

test('what moves nothing leaves no entry', async () => {
  const line = { account: 'cash', amount: 0, currency: 'EUR' } as const;
  const sourceId = newId();
  expect(await booked({ kind: 'stripe_fee', sourceId, at: AT, lines: [line] })).toBe(false);
});

test('a booking outside of the transaction of its cause is refused', async () => {
  await expect(book(context, captured())).rejects.toThrow('in the transaction of its cause');
});

test('what fails after a booking takes the booking along', async () => {
  const failing = inTransaction(context, async (inner) => {
    await book(inner, captured());
    throw new Error('something else failed');
  });
  await expect(failing).rejects.toThrow('something else');
  expect(await hasBalance(context, owner)).toBe(false);
});

describe('the database itself refuses', () => {
  const APPEND_ONLY = 'the ledger is append-only';

  test.each([
    ['a changed amount', sql`update ledger_lines set amount = amount + 1`, APPEND_ONLY],
    ['another account', sql`update ledger_lines set account = 'losses', owner = ''`, APPEND_ONLY],
    ['a deleted line', sql`delete from ledger_lines`, APPEND_ONLY],
    ['a changed entry', sql`update ledger_entries set at = now()`, APPEND_ONLY],
    ['a deleted entry', sql`delete from ledger_entries`, APPEND_ONLY],
    ['emptied books', sql`truncate ledger_lines, ledger_entries`, APPEND_ONLY],
    ['a balance of one’s own', sql`update ledger_balances set amount = 0`, 'balances follow'],
    ['a balance taken away', sql`delete from ledger_balances`, 'balances follow'],
  ])('%s', async (_what, statement, message) => {
    await booked(captured());
    await expect(statement.execute(database.db)).rejects.toThrow(message);
    expect((await balanceOf(context, owner, 'EUR')).pending).toBe(-3650);
  });

  test('an entry that does not sum to zero', async () => {
    const booking = captured();
    const lines = booking.lines.slice(0, 2);
    await expect(booked({ ...booking, lines })).rejects.toThrow('does not sum to zero: EUR 350');
    expect(await hasBalance(context, owner)).toBe(false);
  });

  test('an entry that is zero in sum, and in no currency', async () => {
    const [cash, pending, fees] = captured().lines;
    if (!cash || !pending || !fees) throw new Error('three lines');
    const lines = [cash, { ...pending, currency: 'USD' as const }, fees];
    await expect(booked({ ...captured(), lines })).rejects.toThrow('does not sum to zero');
  });

  test('lines added to an entry of before, even when they sum to zero', async () => {
    await booked(captured());
    const more = sql`
      insert into ledger_lines (entry_id, n, account, owner, amount, currency)
      select id, 10 + n, 'cash', '', n, 'EUR'
      from (select id from ledger_entries order by id desc limit 1) as last,
        (values (-1), (1)) as amounts (n)
      where 10 + n > 0`;
    await expect(more.execute(database.db)).rejects.toThrow('has not the 3 lines it says');
  });

  test('an entry without lines', async () => {
    const empty = sql`
      insert into ledger_entries (id, kind, source_id, line_count, at)
      values (${newId()}, 'captured', ${newId()}, 2, now())`;
    await expect(empty.execute(database.db)).rejects.toThrow('has no lines');
  });

  test('money of nobody, and an owner for what is the platform’s', async () => {
    const currency = 'EUR';
    const lines = [
      { account: 'cash', owner, amount: 1, currency },
      { account: 'fees', amount: -1, currency },
    ] as unknown as Booking['lines'];
    const booking = { ...captured(), lines };
    await expect(booked(booking)).rejects.toThrow('violates check constraint');
  });
});

const step = fc.record({
  kind: fc.constantFrom('captured', 'cleared', 'refunded', 'written_off'),
  source: fc.integer({ min: 0, max: 8 }),
  currency: fc.constantFrom<Currency>('EUR', 'USD', 'BRL'),
  amounts: fc.array(fc.integer({ min: -500_000, max: 500_000 }), { minLength: 1, maxLength: 5 }),
  isBalanced: fc.boolean(),
});

const ACCOUNTS = ['available', 'claim'] as const;

test('whatever is tried to be booked, every sum stays zero and balances follow', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const someone = newId();
      const expected = new Map<string, number>();
      const seen = new Set<string>();
      for (const { kind, source, currency, amounts, isBalanced } of steps) {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const lines: Booking['lines'] = [
          ...amounts.map((amount, index) => ({
            account: ACCOUNTS[index % ACCOUNTS.length] ?? 'claim',
            owner: someone,
            amount,
            currency,
          })),
          { account: 'cash', amount: isBalanced ? -sum : 1 - sum, currency },
        ];
        const key = `${kind} ${source}`;
        const sourceId = `${someone}:${source}`;
        const outcome = await booked({ kind, sourceId, at: AT, lines }).catch(() => 'refused');
        const moves = lines.some(({ amount }) => amount !== 0);
        const isNew = moves && !seen.has(key);
        // Whether it is balanced is asked only of what would be written.
        expect(outcome).toBe(!isNew ? false : isBalanced ? true : 'refused');
        if (outcome !== true) continue;
        seen.add(key);
        for (const line of lines.slice(0, -1)) {
          const place = `${line.account} ${currency}`;
          expected.set(place, (expected.get(place) ?? 0) + line.amount);
        }
      }
      for (const [place, amount] of expected) {
        const [account = '', currency = ''] = place.split(' ');
        const balances = await balanceOf(context, someone, currency as Currency);
        expect(balances[account as keyof typeof balances]).toBe(amount);
      }
      const sums = await sql<{ sum: number }>`
        select sum(amount)::bigint as sum from ledger_lines group by entry_id, currency
        having sum(amount) <> 0`.execute(database.db);
      expect(sums.rows).toEqual([]);
      expect(await checkLedger(database.db)).toEqual([]);
    }),
    runs(20),
  );
});
