import { expect, test } from '@jest/globals';
import { countCall } from '@/backend/platform/server/callLimits';
import { VISITOR } from '@/backend/platform/context';
import { RATES, type CallRate, type RateName } from '@/lib/shared/rates';
import { testConfig } from '@/__tests__/support/context';

const names = Object.keys(RATES) as RateName[];
const rateOf = (name: RateName): CallRate => RATES[name];

/** Who calls, with counts of their own until the test is over. */
const people = (factor = 1) => {
  const config = { ...testConfig, rateLimitFactor: factor };
  return (userId: string | null, clientIp = '198.51.100.7') => ({
    config,
    clientIp,
    actor: { ...VISITOR, userId },
  });
};

type Caller = ReturnType<ReturnType<typeof people>>;

/** How many of so many calls at once got through, and what the others were told. */
async function press(caller: Caller, name: RateName, times: number) {
  const calls = Array.from({ length: times }, () => countCall(caller, name));
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as { code: string; retryAfter: number }] : [],
  );
  return { through: times - refused.length, refused };
}

test.each(names.filter((name) => rateOf(name).account))(
  'one account is held up by its own limit on %s, and its neighbours are not',
  async (name) => {
    const { account, code = 'rate_limited' } = rateOf(name);
    const times = account?.times ?? 0;
    const person = people();
    const { through, refused } = await press(person('busy'), name, times + 40);
    expect(through).toBe(times);
    expect(new Set(refused.map((refusal) => refusal.code))).toEqual(new Set([code]));
    for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0);
    expect((await press(person('busy', '203.0.113.9'), name, 1)).through).toBe(0);
    expect((await press(person('neighbour'), name, times)).through).toBe(times);
  },
);

test.each(names)('all who share an address are held up by its limit on %s', async (name) => {
  const { address } = rateOf(name);
  const person = people();
  expect((await press(person(null), name, address.times + 3)).through).toBe(address.times);
  expect((await press(person('member'), name, 1)).through).toBe(0);
  expect((await press(person(null, '203.0.113.9'), name, 1)).through).toBe(1);
});

test('no address is held up before several of its accounts are', () => {
  for (const { account, address } of names.map(rateOf)) {
    expect(address.times).toBeGreaterThanOrEqual(5 * (account?.times ?? 0));
  }
});

test('a host presses hundreds of times an hour, and a burst goes through', async () => {
  expect((await press(people()('host'), 'press', 200)).through).toBe(200);
});

test('a setting widens every limit', async () => {
  const { through } = await press(people(3)('busy'), 'question', 20);
  expect(through).toBe(3 * RATES.question.account.times);
});
