import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { currentUser, registerNeeds } from '@/backend/accounts/service';
import {
  chooseCountry,
  connectPayouts,
  forgetStripeAccount,
  holdPayouts,
  leavePayouts,
  openStripeDashboard,
  payoutOverview,
  payoutStanding,
  releasePayouts,
  sellerOf,
} from '@/backend/payouts/service';
import { inTransaction } from '@/backend/platform/transaction';
import { confirmedContext } from '@/__tests__/backend/accounts/people';
import { userIdOf } from '@/__tests__/backend/parties/stage';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { openPayoutStage, type PayoutStage } from './stage';

jest.setTimeout(120_000);

let database: TestDatabase;
let stage: PayoutStage;
/** Who has begun something to sell, in a domain above. */
const sellers = new Set<string>();
beforeAll(async () => {
  database = await openTestDatabase();
  stage = await openPayoutStage(database);
  registerNeeds((_context, userId) => Promise.resolve(sellers.has(userId) ? ['MONEY'] : []));
});
afterAll(async () => {
  await stage.close();
  await database.close();
});

const euro = { country: 'DE', currency: 'EUR' } as const;

test('a creator with something to sell is asked to connect, then to finish, then nothing', async () => {
  const { context: plain } = await confirmedContext(database, 'nora', 'CREATOR');
  const tasks = async (context = plain) => (await currentUser(context))?.onboardingStatus;
  expect(await tasks()).not.toContain('stripe_account');
  const nora = { ...plain, stripe: stage.stripe };
  const standing = () => payoutStanding(nora, userIdOf(nora));
  expect(await tasks(nora)).toEqual([]);
  expect(await standing()).toBe('MISSING');
  expect(await payoutStanding(plain, userIdOf(nora))).toBe('CLOSED');
  sellers.add(userIdOf(nora));
  expect(await tasks(nora)).toEqual(['phone_verified', 'stripe_account']);
  await chooseCountry(nora, euro);
  expect(await tasks(nora)).toContain('stripe_account');
  await connectPayouts(nora);
  await stage.settle();
  // Who has begun an account is asked to finish it, whatever became of what they wanted to sell.
  sellers.clear();
  expect(await tasks(nora)).toContain('stripe_account_incomplete');
  expect(await standing()).toBe('INCOMPLETE');
  expect(await tasks(nora)).not.toContain('stripe_account');
  const { account } = await payoutOverview(nora);
  expect(account.state).toBe('INCOMPLETE');
  expect(account.due.length).toBeGreaterThan(0);
  expect(await sellerOf(nora, userIdOf(nora))).toMatchObject({ isReady: false, currency: 'EUR' });
  const row = await database.db
    .selectFrom('payoutAccounts')
    .select('stripeAccountId')
    .executeTakeFirstOrThrow();
  stage.sandbox.actions.finishOnboarding(row.stripeAccountId ?? '', '3704');
  // Nothing is true before Stripe has told it, whatever page the creator comes back to.
  expect((await payoutOverview(nora)).account.state).toBe('INCOMPLETE');
  await stage.settle();
  expect((await payoutOverview(nora)).account).toMatchObject({ state: 'READY', bankLast4: '3704' });
  expect(await tasks(nora)).not.toContain('stripe_account_incomplete');
  expect(await standing()).toBe('READY');
  expect(await sellerOf(nora, userIdOf(nora))).toEqual({
    isReady: true,
    currency: 'EUR',
    country: 'DE',
  });
});

test('a fan of payouts is refused, and whoever has chosen no country', async () => {
  const fan = await confirmedContext(database, 'a-fan', 'FAN');
  const context = { ...fan.context, stripe: stage.stripe };
  await expect(connectPayouts(context)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(payoutOverview(context)).rejects.toMatchObject({ code: 'forbidden' });
  const newcomer = await confirmedContext(database, 'a-newcomer', 'CREATOR');
  const mine = { ...newcomer.context, stripe: stage.stripe };
  await expect(connectPayouts(mine)).rejects.toMatchObject({ code: 'payout.no_account' });
  await expect(openStripeDashboard(mine)).rejects.toMatchObject({ code: 'payout.no_account' });
  const nothing = { ...mine, stripe: null };
  await expect(connectPayouts(nothing)).rejects.toMatchObject({ code: 'payment.not_for_sale' });
  expect(await payoutOverview(mine)).toMatchObject({
    account: { state: 'NONE', mayChangeCurrency: true },
    currency: null,
    payouts: [],
  });
});

test.each([
  ['BR', 'BRL'],
  ['JP', 'USD'],
  ['US', 'EUR'],
  ['DE', 'CHF'],
  ['XX', 'EUR'],
] as const)('no payouts to %s in %s', async (country, currency) => {
  const handle = `from-${country}-${currency}`.toLowerCase();
  const { context } = await confirmedContext(database, handle, 'CREATOR');
  const refused = chooseCountry(context, { country, currency });
  await expect(refused).rejects.toMatchObject({ code: 'payout.country_refused' });
});

test('two presses at once make one account, and each has its own link', async () => {
  const { context } = await confirmedContext(database, 'presser', 'CREATOR');
  const mine = { ...context, stripe: stage.stripe };
  await chooseCountry(mine, euro);
  const links = await Promise.all([connectPayouts(mine), connectPayouts(mine)]);
  expect(new Set(links.map(({ stripeOnboardUrl }) => stripeOnboardUrl)).size).toBe(2);
  const made = await database.db
    .selectFrom('stripeCalls')
    .select('key')
    .where('key', 'like', `creator:${userIdOf(mine)}:account:%`)
    .execute();
  expect(made).toHaveLength(1);
});

test('the dashboard of Stripe opens once details are there; before, the link asks for them', async () => {
  const ida = await stage.creator('ida', { isFinished: false });
  const { stripeDashboard: before } = await openStripeDashboard(ida.context);
  expect(before).toContain('/dev/stripe/onboarding/');
  stage.sandbox.actions.finishOnboarding(ida.account);
  await stage.settle();
  const { stripeDashboard: after } = await openStripeDashboard(ida.context);
  expect(after).toContain(`/dev/stripe/express/${ida.account}`);
});

test('country and currency change while nothing is sold, and stand once something is', async () => {
  const mika = await stage.creator('mika');
  const swiss = { country: 'CH', currency: 'CHF' } as const;
  // Another country: the account at Stripe begins anew.
  expect(await chooseCountry(mika.context, swiss)).toMatchObject({ state: 'NONE', ...swiss });
  await chooseCountry(mika.context, euro);
  await stage.sell(mika.id, 4000);
  const refused = chooseCountry(mika.context, swiss);
  await expect(refused).rejects.toMatchObject({ code: 'payout.currency_fixed' });
  expect(await chooseCountry(mika.context, euro)).toMatchObject({ mayChangeCurrency: false });
});

test('an account that Stripe asks again, or that its creator cuts off, is told from what Stripe says', async () => {
  const tess = await stage.creator('tess');
  stage.sandbox.actions.askForDocument(tess.account);
  await stage.settle();
  expect((await payoutOverview(tess.context)).account.state).toBe('INCOMPLETE');
  stage.sandbox.actions.disconnect(tess.account);
  await stage.settle();
  expect((await payoutOverview(tess.context)).account.state).toBe('NONE');
  expect(await sellerOf(tess.context, tess.id)).toMatchObject({ isReady: false });
  // The next press begins with another account.
  await connectPayouts(tess.context);
  expect((await payoutOverview(tess.context)).account.state).toBe('INCOMPLETE');
});

test('what operators hold stays here, and goes out on the day after they release it', async () => {
  const lou = await stage.creator('lou');
  await stage.sell(lou.id, 4000);
  await inTransaction(stage.context, (inner) => holdPayouts(inner, lou.id));
  await stage.advanceDays(17);
  expect(await stage.owed(lou.id)).toMatchObject({ available: 3650, transit: 0 });
  expect((await payoutOverview(lou.context)).available.goesOutAt).toBeNull();
  await inTransaction(stage.context, (inner) => releasePayouts(inner, lou.id));
  await stage.advanceDays(1);
  expect(await stage.owed(lou.id)).toMatchObject({ available: 0, transit: 3650 });
});

test('nobody leaves while money of theirs is here; afterwards words go and sums stay', async () => {
  const wil = await stage.creator('wil');
  await stage.sell(wil.id, 4000);
  const leave = () => inTransaction(stage.context, (inner) => leavePayouts(inner, wil.id));
  await expect(leave()).rejects.toMatchObject({ code: 'payout.balance_left' });
  await stage.advanceDays(20);
  await leave();
  const line = await database.db
    .selectFrom('payoutLines')
    .selectAll()
    .where('creatorId', '=', wil.id)
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ title: '', fromName: null, href: null, net: 3650 });
  expect(await payoutOverview(wil.context)).toMatchObject({ account: { state: 'NONE' } });
});

test('whoever takes an account over connects their own', async () => {
  const jo = await stage.creator('joe');
  await inTransaction(stage.context, (inner) => forgetStripeAccount(inner, jo.id));
  expect((await payoutOverview(jo.context)).account).toMatchObject({
    state: 'NONE',
    bankLast4: null,
  });
});
