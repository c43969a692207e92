import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startProduct, type Answer, type Caller, type Product } from '@/__tests__/support/product';
import { allOperations } from '@/lib/secureql/operations/all';
import { availabilityRows } from './availabilityRows';
import { bookingRows } from './bookingRows';
import { caseRows } from './caseRows';
import { reviewRows } from './reviewRows';
import { codeRows } from './codeRows';
import { controlRows } from './controlRows';
import { creatorRows } from './creatorRows';
import { favoriteRows } from './favoriteRows';
import { giftRows } from './giftRows';
import { contributionRows, fundRows } from './fundRows';
import { houseRows } from './houseRows';
import { testOrderRows } from './testOrderRows';
import { lotteryRows } from './lotteryRows';
import { messagingRows } from './messagingRows';
import { moderatorRows } from './moderatorRows';
import { offerRows } from './offerRows';
import { onboardingRows } from './onboardingRows';
import { operatorRows } from './operatorRows';
import { leavingRow, partyRows } from './partyRows';
import { logInAsOperator } from './operator';
import { everybody, goneThings, MISSING, PRIVATE } from './people';
import { paymentRows } from './paymentRows';
import { payoutRows } from './payoutRows';
import { peopleRows } from './peopleRows';
import { recoveryRows } from './recoveryRows';
import { roles, type Ids, type Outcome, type Outcomes, type Role, type Row } from './row';
import { serviceRows } from './serviceRows';
import { settingsRows } from './settingsRows';

// Order matters: each row runs for every role in turn, and what changes state comes last.
const table: Row[] = [
  ...settingsRows,
  ...houseRows,
  ...testOrderRows,
  ...creatorRows,
  ...onboardingRows,
  // Before people join each other's queues, which lets creators write to them.
  ...messagingRows,
  ...offerRows,
  ...partyRows,
  ...lotteryRows,
  ...fundRows,
  ...serviceRows,
  ...availabilityRows,
  ...bookingRows,
  ...caseRows,
  ...reviewRows,
  ...contributionRows,
  ...moderatorRows,
  ...peopleRows,
  ...controlRows,
  ...favoriteRows,
  ...giftRows,
  ...payoutRows,
  ...paymentRows,
  ...recoveryRows,
  ...operatorRows,
  ...codeRows,
  leavingRow,
];

// They change who is asking, so they are tested by the accounts' own tests and the journeys.
const sessionCalls = [
  'accounts/sign-up/',
  'accounts/log-in/',
  'accounts/log-out/',
  'party/join-as-new/',
  'lottery/join-as-new/',
];

let product: Product;
let callers: Record<Role, Caller>;
let real: Ids;
let gone: Ids;
beforeAll(async () => {
  const { TEST_DATABASE_URL: server } = process.env;
  product = await startProduct(server === undefined ? {} : { DATABASE_URL: server });
  const operator = await logInAsOperator(product);
  gone = await goneThings(product.address);
  ({ callers, real } = await everybody(product.address, operator));
}, 120_000);

afterAll(() => product.stop());

/** What came, or why nothing did. */
interface Seen {
  outcome: Outcome;
  /** Names of the fields that any of the items has. */
  fields: string;
}

function seen(status: number, body: Answer): Seen {
  const [root = {}] = Object.values(body);
  if (status !== 200) return { outcome: status, fields: '' };
  const { error, item, items, ...rest } = root as Record<string, unknown>;
  if (typeof error === 'string') return { outcome: error, fields: '' };
  const one = item ?? (item === undefined && Object.keys(rest).length > 0 ? rest : null);
  const all = Array.isArray(items) ? (items as object[]) : one === null ? [] : [one];
  const names = new Set(all.flatMap((each) => Object.keys(each)));
  names.delete('cursor');
  return { outcome: all.length, fields: [...names].sort().join(' ') };
}

/** Addresses, numbers and accounts for payouts, wherever they stand; that one is verified may be told. */
function privateFields(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    const isPrivate = /e-?mail|phone|payout|password/i.test(path.split('.').at(-1) ?? '');
    return isPrivate && typeof value !== 'boolean' ? [path] : [];
  }
  return Object.entries(value).flatMap(([key, part]) => privateFields(part, `${path}.${key}`));
}

async function ask(role: Role, row: Row, ids: Ids) {
  const caller = callers[role];
  const { status, body } = row.file
    ? await caller.send(row.path, await row.file())
    : await caller.call(row.path, row.payload?.(ids, role) ?? {});
  const results = JSON.stringify(body);
  const leaked = PRIVATE.filter(({ text, of }) => !of.includes(role) && results.includes(text));
  expect(leaked).toEqual([]);
  if (!row.isOwnAccount) expect(privateFields(body)).toEqual([]);
  return seen(status, body);
}

async function check(role: Role, row: Row, ids: Ids, expected: Outcomes) {
  const outcome = expected[role] ?? expected.others;
  const hasItems = typeof outcome === 'number' && outcome > 0 && outcome < 400;
  const fields = hasItems ? [...(row.fields ?? '').split(' ')].sort().join(' ') : '';
  expect(await ask(role, row, ids)).toEqual({ outcome, fields });
}

/** Whoever gets something comes last: nobody's refusal may come from a state that has changed. */
function inOrder(expected: Outcomes): Role[] {
  const gets = (role: Role) => typeof (expected[role] ?? expected.others) === 'number';
  const isLet = (role: Role) => gets(role) && Number(expected[role] ?? expected.others) < 400;
  return [...roles].sort((a, b) => Number(isLet(a)) - Number(isLet(b)));
}

test('every declared call stands in the table', () => {
  const results = [...table.map(({ path }) => path), ...sessionCalls].sort();
  expect(results).toEqual(allOperations.map(({ path }) => path).sort());
});

/** Calls with a key of one press, or with a number of one's own. */
const NEVER_THE_SAME: readonly string[] = [
  'party/create-party/',
  'lottery/create-lottery/',
  'fund/create-fund/',
  'services/create-service/',
  'availability/block-time/',
  'bookings/hold/',
  'gifts/hold/',
  'promos/create/',
  'accounts/request-phone-code/',
];

test('a call that is asked about nobody’s things names none', () => {
  const names = table.filter(
    ({ missing, deleted }) => missing === undefined && deleted === undefined,
  );
  for (const { path, payload } of names) {
    const [first, second] = [real, gone].map((ids) =>
      JSON.stringify(payload?.(ids, 'owner') ?? {}),
    );
    if (!NEVER_THE_SAME.includes(path)) expect([path, first]).toEqual([path, second]);
  }
});

describe.each(table.map((row) => [row.path, row] as const))('%s', (_path, row) => {
  const { own, missing, deleted = missing } = row;

  if (missing) {
    test.each(inOrder(missing))('a missing thing, asked for by %s', (role) =>
      check(role, row, MISSING, missing),
    );
  }

  if (deleted) {
    test.each(inOrder(deleted))('a deleted thing, asked for by %s', (role) =>
      check(role, row, gone, deleted),
    );
  }

  test.each(inOrder(own))('a real thing, asked for by %s', (role) => check(role, row, real, own));
});
