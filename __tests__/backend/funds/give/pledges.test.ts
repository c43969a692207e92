import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelPayment, chargeSaved } from '@/backend/payments/service';
import {
  fundPage,
  ownContribution,
  payContribution,
  supportersPage,
  withdrawPledge,
} from '@/backend/funds/service';
import { newId } from '@/backend/platform/id';
import type { FundState } from '@/lib/shared/fund/states';
import { expectCounted } from '@/__tests__/support/fundRecount';
import { DAY, openFundWorld, type FundWorld } from '@/__tests__/support/fundWorld';

let world: FundWorld;
beforeAll(async () => {
  world = await openFundWorld();
}, 120_000);
afterAll(() => world.close());

const makeFund = () =>
  world.makeFund({
    ...{ mode: 'ALL_OR_NOTHING', goal: 5000 },
    deadlineAt: new Date(world.sandbox.now().getTime() + 30 * DAY),
  });
const become = (fundId: string, state: FundState) =>
  world.db.updateTable('funds').set({ state }).where('id', '=', fundId).execute();
const mailsTo = (email: string) =>
  world.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute();
const charge = async (contributionId: string) =>
  chargeSaved(world.context, (await world.paymentOf(contributionId)).id);

test('a pledge saves the card, counts at once, says when it is charged, and can be taken back', async () => {
  const fundId = await makeFund();
  const email = `${newId()}@visitor.test`;
  const visitor = world.visitor();
  const { contributionId, token } = await world.start(visitor, fundId, { email, name: 'Ben' });
  const { consent } = await world.paymentOf(contributionId);
  expect(consent).toMatch(/€25\.00 for “Two PCs” by .* if pledges reach €50\.00/);
  await world.payPage(contributionId);
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ settled: 0, pending: 2500, pledgeCount: 1, supporterCount: 1 },
  });
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ kind: 'pledged', subject: 'Your pledge: €25.00 for “Two PCs”' });
  expect(mail?.text).toContain(`#token=${token}`);
  const { items } = await supportersPage(visitor, { fundId });
  expect(items).toMatchObject([{ name: 'Ben', amount: 2500 }]);
  const asked = { contributionId, token };
  await expect(withdrawPledge(world.visitor(), { ...asked, token: null })).rejects.toThrow(
    'fund.not_found',
  );
  expect(await withdrawPledge(visitor, asked)).toMatchObject({ payment: 'VOID' });
  expect(await withdrawPledge(visitor, asked)).toMatchObject({ payment: 'VOID' });
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ pending: 0, pledgeCount: 0, supporterCount: 0 },
  });
  // Taken back by the giver: nothing more is said.
  expect(await mailsTo(email)).toHaveLength(1);
  await payContribution(visitor, asked);
  await world.payPage(contributionId);
  expect(await world.rowOf(contributionId)).toMatchObject({ payment: 'PLEDGED' });
  await expectCounted(world.db, fundId);
});

test.each(['MISSED', 'CANCELLED'] as const)(
  'once it is %s everybody is told, nobody charged, and what was promised still stands there',
  async (state) => {
    const fundId = await makeFund();
    const email = `${newId()}@visitor.test`;
    const id = await world.give(world.visitor(), fundId, { email });
    await become(fundId, state);
    await cancelPayment(world.context, (await world.paymentOf(id)).id);
    expect(await world.rowOf(id)).toMatchObject({ payment: 'VOID' });
    const { fund } = await fundPage(world.visitor(), { fundId });
    expect(fund).toMatchObject({ pending: 2500, raised: 2500, pledgeCount: 1, supporterCount: 1 });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['pledged', 'pledge_released']);
    expect(mails[1]?.text).toContain('You weren’t charged');
    await expectCounted(world.db, fundId);
    // Whoever saves a card after the end is let go.
    const late = await makeFund();
    const { contributionId } = await world.start(world.fan(world.buyer), late);
    await become(late, state);
    await world.payPage(contributionId);
    expect(await world.rowOf(contributionId)).toMatchObject({ payment: 'VOID' });
    expect(await world.fundOf(late)).toMatchObject({ pending: 0, pledgeCount: 0 });
  },
);

test('a declined card is said on the page; its giver pays by the link, and only once', async () => {
  const fundId = await makeFund();
  const email = `${newId()}@visitor.test`;
  const visitor = world.visitor();
  const { contributionId, token } = await world.start(visitor, fundId, { email });
  await world.payPage(contributionId);
  await world.cardTurns(contributionId, 'pm_card_chargeCustomerFail');
  await become(fundId, 'SETTLING');
  await charge(contributionId);
  const asked = { contributionId, token };
  expect(await ownContribution(visitor, asked)).toMatchObject({
    ...{ payment: 'DECLINED', failure: 'DECLINED', retryAt: expect.any(String) },
  });
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ pending: 2500, failedCount: 1, failedAmount: 2500, pledgeCount: 1 },
  });
  const declined = (await mailsTo(email)).find(({ kind }) => kind === 'declined');
  expect(declined?.text).toContain(`#token=${token}`);
  await expect(payContribution(world.visitor(), { ...asked, token: 'x' })).rejects.toThrow(
    'fund.not_found',
  );
  const again = await payContribution(visitor, asked);
  expect(again.url).toMatch(/^http/);
  await world.payPage(contributionId);
  expect(await world.rowOf(contributionId)).toMatchObject({ payment: 'SETTLED' });
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ settled: 2500, pending: 0, failedCount: 0, failedAmount: 0, pledgeCount: 1 },
  });
  await expectCounted(world.db, fundId);
});

test('a card that is declined for a week is given up, and stays among those that failed', async () => {
  const fundId = await makeFund();
  const id = await world.give(world.fan(world.buyer), fundId);
  await world.cardTurns(id, 'pm_card_chargeCustomerFail');
  await become(fundId, 'SETTLING');
  await charge(id);
  for (let day = 0; day < 8; day += 1) {
    world.later(DAY);
    await world.tick();
  }
  expect(await world.rowOf(id)).toMatchObject({ payment: 'FAILED' });
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ settled: 0, pending: 0, failedCount: 1, failedAmount: 2500, pledgeCount: 1 },
  });
  await expectCounted(world.db, fundId);
});
