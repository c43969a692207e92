import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createFund, editFund, fundEdit, fundPage, runFundAgain } from '@/backend/funds/service';
import type { FundSettings } from '@/lib/shared/fund/fund';
import { DAY } from '@/__tests__/support/moneyWorld';
import { openFundLife, type FundLife } from '@/__tests__/support/fundLife';
import { aTierSetting, fundSettings } from '@/__tests__/support/fundSettings';

let world: FundLife;
beforeAll(async () => {
  world = await openFundLife();
}, 60_000);
afterAll(() => world.close());

const inDays = (days: number) => new Date(world.sandbox.now().getTime() + days * DAY).toISOString();

/** Changes some settings of a fund, as its creator does who has its page open. */
async function edit(fundId: string, change: Partial<FundSettings>) {
  const { settings, version } = await fundEdit(world.host, { fundId });
  return editFund(world.host, { fundId, version, settings: { ...settings, ...change } });
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

const parts: Partial<FundSettings> = {
  tiers: [aTierSetting(), aTierSetting({ title: 'Mug', price: 2500, stock: null })],
  milestones: [
    { id: null, amount: 5000, title: 'Karaoke', note: null, isHidden: false },
    { id: null, amount: 2000, title: 'Secret', note: 'hush', isHidden: true },
  ],
  polls: [
    {
      ...{ id: null, title: 'Which game?', closesAt: null },
      options: [
        { id: null, label: 'Mossfall' },
        { id: null, label: 'Tidewell' },
      ],
    },
  ],
};

test('the same request makes one draft, and parts keep their ids when they are saved again', async () => {
  const requestKey = randomUUID();
  const settings = fundSettings(parts);
  const { id: fundId } = await createFund(world.host, { settings, requestKey });
  expect((await createFund(world.host, { settings, requestKey })).id).toBe(fundId);
  const before = await fundEdit(world.host, { fundId });
  await edit(fundId, { title: 'Another name' });
  const after = await fundEdit(world.host, { fundId });
  expect(after.settings).toEqual({ ...before.settings, title: 'Another name' });
  expect(after.version).toBe(2);
  const stale = editFund(world.host, { fundId, version: 1, settings: before.settings });
  expect(await refusal(stale)).toBe('fund.version_conflict');
  const [tier] = before.settings.tiers;
  const foreign = edit(fundId, { tiers: [{ ...aTierSetting(), id: randomUUID() }] });
  expect(await refusal(foreign)).toBe('payload.invalid');
  if (tier) expect(await refusal(edit(fundId, { tiers: [tier, tier] }))).toBe('payload.invalid');
});

test('after the first contribution the goal only rises, and a chosen reward stays as it was', async () => {
  const fundId = await world.open(parts);
  const { settings } = await fundEdit(world.host, { fundId });
  const [tier, other] = settings.tiers;
  const [poll] = settings.polls;
  if (!tier || !other || !poll) throw new Error('no parts');
  await edit(fundId, { goal: 9000 });
  await world.give(world.giver(0), fundId, {
    ...{ amount: 2500, tierId: tier.id, pollOptionId: poll.options[0]?.id ?? null },
  });
  expect(await refusal(edit(fundId, { goal: 8999 }))).toBe('fund.goal_falls');
  expect(await refusal(edit(fundId, { currency: 'USD' }))).toBe('fund.currency_fixed');
  const mode = { mode: 'ALL_OR_NOTHING', deadlineAt: inDays(3) } as const;
  expect(await refusal(edit(fundId, mode))).toBe('fund.locked');
  for (const change of [{ title: 'Other' }, { price: 900 }, { question: 'Why?' }]) {
    const changed = edit(fundId, { tiers: [{ ...tier, ...change }, other] });
    expect(await refusal(changed)).toBe('fund.tier_fixed');
  }
  expect(await refusal(edit(fundId, { polls: [] }))).toBe('fund.locked');
  // The hidden milestone is reached: it stays, and stays hidden.
  const [shown] = settings.milestones.filter(({ isHidden }) => !isHidden);
  expect(await refusal(edit(fundId, { milestones: shown ? [shown] : [] }))).toBe('fund.locked');
  await edit(fundId, { goal: 12_000, tiers: [{ ...tier, description: 'Five of them' }] });
  const page = await fundPage(world.nobody, { fundId });
  expect(page.fund).toMatchObject({ goal: 12_000, raised: 2500 });
  expect(page.fund.tiers).toMatchObject([{ id: tier.id, backers: 1, left: 4 }]);
  // A reward somebody chose is no longer offered, and stays theirs.
  await edit(fundId, { tiers: [] });
  const tiers = await world.db
    .selectFrom('fundTiers')
    .select(['id', 'retiredAt'])
    .where('fundId', '=', fundId)
    .execute();
  expect(tiers).toEqual([{ id: tier.id, retiredAt: expect.any(Date) }]);
});

test('all-or-nothing is fixed from the first promise on', async () => {
  const deadlineAt = inDays(3);
  const fundId = await world.open({ mode: 'ALL_OR_NOTHING', deadlineAt });
  await world.give(world.giver(0), fundId, { amount: 1000 });
  for (const change of [{ goal: 20_000 }, { goal: 500 }, { deadlineAt: inDays(4) }]) {
    expect(await refusal(edit(fundId, change))).toBe('fund.locked');
  }
  await edit(fundId, { title: 'Still free' });
  expect((await fundEdit(world.host, { fundId })).isLocked).toBe(true);
});

test('a hidden milestone says nothing but that it is there', async () => {
  const fundId = await world.open(parts);
  const { fund } = await fundPage(world.nobody, { fundId });
  expect(fund.milestones).toHaveLength(2);
  expect(fund.milestones[1]).toEqual({
    ...{ id: fund.milestones[1]?.id, isHidden: true, amount: null, title: null, note: null },
    reachedAt: null,
  });
  expect(JSON.stringify(fund)).not.toMatch(/Secret|hush/);
});

test('texts and amounts that do not fit are refused', async () => {
  const create = (change: Partial<FundSettings>) =>
    createFund(world.host, { settings: fundSettings(change), requestKey: randomUUID() });
  expect(await refusal(create({ min: 50 }))).toBe('payment.amount_too_small');
  expect(await refusal(create({ max: 500_001 }))).toBe('payment.amount_too_large');
  expect(await refusal(create({ min: 2000, max: 1000 }))).toBe('payment.amount_too_large');
  const description = 'Ω'.repeat(500);
  const title = 'Ω'.repeat(80);
  const tiers = Array.from({ length: 12 }, () => aTierSetting({ description, title }));
  const milestones = Array.from({ length: 15 }, (_, nth) => ({
    ...{ id: null, amount: 1000 + nth, title, note: description, isHidden: false },
  }));
  expect(await refusal(create({ tiers, milestones }))).toBe('fund.texts_too_long');
});

test('a fund that is over runs again as a draft of its own', async () => {
  const fundId = await world.open({ ...parts, deadlineAt: inDays(1) });
  expect(await refusal(runFundAgain(world.host, { fundId, requestKey: randomUUID() }))).toBe(
    'fund.wrong_state',
  );
  world.later(DAY);
  await world.advance();
  const again = await runFundAgain(world.host, { fundId, requestKey: randomUUID() });
  expect(again).toMatchObject({ state: 'DRAFT', deadlineAt: null, raised: 0 });
  const { settings } = await fundEdit(world.host, { fundId: again.id });
  expect(settings.tiers.map(({ title }) => title)).toEqual(['Stickers', 'Mug']);
});
