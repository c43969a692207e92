import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  changeVisibility,
  claimContribution,
  myContributionsPage,
  ownContribution,
  payContribution,
  supportersPage,
} from '@/backend/funds/service';
import { newId } from '@/backend/platform/id';
import { HOUR, MINUTE, openFundWorld, type FundWorld } from '@/__tests__/support/fundWorld';

let world: FundWorld;
beforeAll(async () => {
  world = await openFundWorld();
}, 120_000);
afterAll(() => world.close());

test('a member gives, pays, and it counts once, for goal, vote and reward', async () => {
  const fundId = await world.makeFund();
  const tierId = await world.makeTier(fundId, 2000);
  const [option = ''] = await world.makePoll(fundId);
  const fan = world.fan(world.buyer);
  const gift = { amount: 2500, tierId, pollOptionId: option, message: 'Go Nora!' };
  const requestKey = newId();
  const started = await world.start(fan, fundId, { ...gift, requestKey });
  expect(started.token).toBeNull();
  expect(await world.start(fan, fundId, { ...gift, requestKey })).toMatchObject({
    contributionId: started.contributionId,
  });
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 0, pending: 0, supporterCount: 0 });
  const own = { contributionId: started.contributionId, token: null };
  expect(await ownContribution(fan, own)).toMatchObject({
    ...{ payment: 'OPEN', thanks: null, isMine: true, shownAs: world.buyer.handle },
    heldUntil: expect.any(String),
  });
  await world.payPage(started.contributionId);
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 2500, supporterCount: 1 });
  const { items } = await supportersPage(world.visitor(), { fundId });
  expect(items).toMatchObject([
    { name: world.buyer.handle, amount: 2500, message: 'Go Nora!', tier: 'A reward for 2000' },
  ]);
  expect(await ownContribution(fan, own)).toMatchObject({
    ...{ payment: 'SETTLED', thanks: 'Thank you all', raised: 2500 },
  });
  await expect(payContribution(fan, own)).rejects.toThrow('payment.already_paid');
  const vote = await world.db
    .selectFrom('fundPollOptions')
    .select('total')
    .where('id', '=', option)
    .executeTakeFirstOrThrow();
  expect(Number(vote.total)).toBe(2500);
  const mine = await myContributionsPage(fan, {});
  expect(mine.items.map(({ id }) => id)).toContain(started.contributionId);
});

test('the giver is asked for by nobody else, with or without the link of another one', async () => {
  const fundId = await world.makeFund();
  const contributionId = await world.give(world.fan(world.buyer), fundId);
  const { token } = await world.start(world.visitor(), fundId);
  const strangers = [world.visitor(), world.fan(world.other), world.host];
  for (const context of strangers) {
    for (const right of [null, token, 'x']) {
      await expect(ownContribution(context, { contributionId, token: right })).rejects.toThrow(
        'fund.not_found',
      );
    }
  }
});

test('what cannot be given is refused before anything is held', async () => {
  const fundId = await world.makeFund({ min: 500, max: 5000, anonymousAllowed: false });
  const tierId = await world.makeTier(fundId, 2000, 1);
  const fan = world.fan(world.buyer);
  const refused = (gift: object, code: string, context = fan) =>
    expect(world.start(context, fundId, gift)).rejects.toThrow(code);
  await refused({ amount: 499 }, 'fund.amount_too_small');
  await refused({ amount: 5001 }, 'fund.amount_too_large');
  await refused({ currency: 'USD' }, 'fund.currency');
  await refused({ tierId, amount: 1999 }, 'fund.below_tier');
  await refused({ tierId: newId() }, 'fund.tier_changed');
  await refused({ pollOptionId: newId() }, 'fund.vote_closed');
  await refused({ visibility: 'ANONYMOUS' }, 'fund.anonymous_not_allowed');
  await refused({ tierId, amount: 2000 }, 'fund.email_needed', world.visitor());
  await refused({ email: null }, 'payload.invalid', world.visitor());
  await refused({}, 'fund.own_fund', world.host);
  for (const [state, code] of [
    ...([
      ['PAUSED', 'fund.paused'],
      ['REACHED', 'fund.closed'],
      ['SCHEDULED', 'fund.closed'],
      ['DRAFT', 'fund.not_found'],
    ] as const),
  ]) {
    await world.db.updateTable('funds').set({ state }).where('id', '=', fundId).execute();
    await refused({}, code);
  }
  const rows = await world.db
    .selectFrom('contributions')
    .select('id')
    .where('fundId', '=', fundId)
    .execute();
  expect(rows).toEqual([]);
});

test('two buyers and the last reward: exactly one gets it, and it is free once nobody pays', async () => {
  const fundId = await world.makeFund();
  const tierId = await world.makeTier(fundId, 2000, 1);
  const gift = { tierId, amount: 2000 };
  const answers = await Promise.allSettled([
    world.start(world.fan(world.buyer), fundId, gift),
    world.start(world.fan(world.other), fundId, gift),
  ]);
  const won = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(won).toHaveLength(1);
  const lost = answers.find((one) => one.status === 'rejected');
  expect(String(lost?.reason)).toContain('fund.sold_out');
  world.later(16 * MINUTE);
  await world.tick();
  await world.hear();
  const [first] = won;
  expect(await world.rowOf(first?.contributionId ?? '')).toMatchObject({
    ...{ payment: 'VOID', holdsTier: false },
  });
  const again = await world.give(world.fan(world.other), fundId, gift);
  expect(await world.rowOf(again)).toMatchObject({ payment: 'SETTLED', isBacker: true });
});

test('a late payment for a reward that is gone goes straight back, and counts nowhere', async () => {
  const fundId = await world.makeFund();
  const gift = { amount: 2000 };
  const { contributionId } = await world.start(world.fan(world.buyer), fundId, gift);
  await world.db.updateTable('funds').set({ state: 'REACHED' }).where('id', '=', fundId).execute();
  await world.payPage(contributionId);
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 0, supporterCount: 0 });
  await world.tick();
  await world.hear();
  expect(await world.paymentOf(contributionId)).toMatchObject({ state: 'PAID', refunded: 2000 });
  expect(await world.rowOf(contributionId)).toMatchObject({
    ...{ payment: 'REFUNDED', refunded: 2000, countedSettled: 0 },
  });
  const corrections = await world.db
    .selectFrom('fundCorrections')
    .select('amount')
    .where('fundId', '=', fundId)
    .execute();
  expect(corrections).toEqual([]);
});

test('somebody without an account sees it by the link, and an account takes it by the link alone', async () => {
  const fundId = await world.makeFund();
  const visitor = world.visitor();
  const email = `${world.buyer.handle}@seed.test`;
  const { contributionId, token } = await world.start(visitor, fundId, { email, name: 'Ben' });
  await world.payPage(contributionId);
  expect(await ownContribution(visitor, { contributionId, token })).toMatchObject({
    ...{ payment: 'SETTLED', shownAs: 'Ben', isMine: false },
  });
  const fan = world.fan(world.buyer);
  // The same address says nothing.
  expect((await myContributionsPage(fan, {})).items.map(({ id }) => id)).not.toContain(
    contributionId,
  );
  await expect(claimContribution(fan, { contributionId, token: 'wrong' })).rejects.toThrow(
    'fund.not_found',
  );
  const claim = { contributionId, token: token ?? '' };
  expect(await claimContribution(fan, claim)).toMatchObject({ isMine: true, shownAs: 'Ben' });
  expect(await claimContribution(fan, claim)).toMatchObject({ isMine: true });
  await expect(ownContribution(visitor, { contributionId, token })).rejects.toThrow(
    'fund.not_found',
  );
  await expect(claimContribution(world.fan(world.other), claim)).rejects.toThrow('fund.not_found');
  const { items } = await supportersPage(visitor, { fundId });
  expect(items).toMatchObject([{ name: 'Ben', handle: null, profilePhoto: null }]);
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 2500, supporterCount: 1 });
  expect(await world.paymentOf(contributionId)).toMatchObject({ buyerId: world.buyer.id });
});

test('without an account three contributions an hour may stay unpaid', async () => {
  const fundId = await world.makeFund();
  const email = `${newId()}@visitor.test`;
  const visitor = world.visitor();
  const first = await world.start(visitor, fundId, { email });
  await world.start(visitor, fundId, { email });
  await world.start(world.visitor(), fundId, { email });
  await expect(world.start(world.visitor(), fundId, { email })).rejects.toThrow('fund.too_many');
  await world.payPage(first.contributionId);
  await world.start(world.visitor(), fundId, { email });
  // Where they came from is known for an hour.
  world.later(2 * HOUR);
  const crowd = world.visitor();
  for (let nth = 0; nth < 10; nth += 1) await world.start(crowd, fundId);
  await expect(world.start(crowd, fundId)).rejects.toThrow('fund.too_many');
  const known = await world.db
    .selectFrom('contributions')
    .select('id')
    .where('fundId', '=', fundId)
    .where('addressHash', 'is not', null)
    .execute();
  expect(known).toHaveLength(10);
});

test('an account without a proven address gives by e-mail, as a visitor does', async () => {
  const fundId = await world.makeFund();
  const quick = world.contextOf(world.other, { isQuick: true });
  await expect(world.start(quick, fundId)).rejects.toThrow('auth.email_needed');
  const email = `${newId()}@visitor.test`;
  const { contributionId, token } = await world.start(quick, fundId, { email, name: 'Quick' });
  expect(token).not.toBeNull();
  expect((await world.rowOf(contributionId)).contributorId).toBeNull();
});

test('who gave can change what others see of it, and the ranking follows', async () => {
  const fundId = await world.makeFund();
  const fan = world.fan(world.buyer);
  const contributionId = await world.give(fan, fundId);
  const ranks = async () => {
    const rows = await world.db
      .selectFrom('fundRanks')
      .select(['who', 'total'])
      .where('fundId', '=', fundId)
      .where('period', '=', 'FUND')
      .where('total', '>', 0)
      .execute();
    return rows.map(({ who, total }) => [who, Number(total)]);
  };
  expect(await ranks()).toEqual([[`user:${world.buyer.id}`, 2500]]);
  const change = { contributionId, token: null, visibility: 'ALIAS' as const, alias: 'Nightowl' };
  expect(await changeVisibility(fan, change)).toMatchObject({ shownAs: 'Nightowl' });
  expect(await ranks()).toEqual([[`alias:user:${world.buyer.id}:Nightowl`, 2500]]);
  await changeVisibility(fan, { ...change, visibility: 'ANONYMOUS', alias: null });
  expect(await ranks()).toEqual([]);
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 2500, supporterCount: 1 });
});
