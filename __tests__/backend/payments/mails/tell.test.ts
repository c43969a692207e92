// What is paid is sold by somebody.
import '@/backend/testorders/service';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tellDeclined, tellReceipt, tellRefund } from '@/backend/payments/mails/tell';
import type { Payment, Refund } from '@/backend/payments/types';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { LOCALES } from '@/lib/shared/accounts/account';
import { memberContext } from '@/__tests__/backend/accounts/people';
import type { TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;
let context: TestContext;
let payment: Payment;
const PAID_AT = new Date('2026-11-23T14:58:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  const seller = await memberContext(database, 'nora-sells', 'CREATOR');
  const buyer = await memberContext(database, 'kettlebird', 'FAN');
  context = buyer.context;
  payment = {
    ...{ id: '01900000-0000-7000-8000-00009f01c2ab', kind: 'testorder', ref: 'x' },
    ...{ feeKind: 'EXPERIENCE', mode: 'PAY', state: 'PAID', sellerId: seller.user.id },
    ...{ buyerId: buyer.user.id, buyerEmail: 'kettle@example.com', buyerName: 'Kettlebird' },
    ...{ buyerLocale: 'en', title: 'Two PCs', returnPath: '/dev/order?order=x' },
    ...{ money: { amount: 2500, currency: 'EUR' }, fee: 230, refunded: 0, feeReturned: 0 },
    ...{ chargedBack: 0, dispute: null, failure: null, cardLast4: '4242', captureBefore: null },
    ...{ createdAt: PAID_AT, paidAt: PAID_AT, completedAt: null },
    ...{ holdUntil: PAID_AT, retryAt: null },
  };
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('mails').execute());

const refund = (part: Partial<Refund>): Refund => ({
  id: '01900000-0000-7000-8000-0000aaaa1111',
  amount: 1000,
  reason: '',
  state: 'SENT',
  ...part,
});

async function mailOf(write: (inner: Context) => Promise<void>) {
  await inTransaction(context, write);
  const mail = await database.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  await database.db.deleteFrom('mails').execute();
  // Somebody who wants to look at a mail names a folder.
  const folder = process.env.MAIL_PICTURES;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${mail.kind}-${mail.locale}.html`), mail.html);
  }
  return mail;
}

test('a receipt says the sum first, then its lines, and that it is no invoice', async () => {
  const mail = await mailOf((inner) => tellReceipt(inner, payment));
  expect(mail.toAddress).toBe('kettle@example.com');
  expect(mail.subject).toMatch(/^Thank you: €25\.00 to /);
  expect(mail.text).toContain('Thank you, Kettlebird.');
  expect(mail.text.indexOf('€25.00')).toBeLessThan(mail.text.indexOf('Receipt: PP-2026-9F01C2AB'));
  expect(mail.text).toContain('Card: ending 4242');
  expect(mail.text).toContain('You paid: €25.00 EUR');
  expect(mail.text).toContain('not a tax invoice');
  expect(mail.text).toContain('/dev/order?order=x');
});

test('no mail loads anything or tells that it was read', async () => {
  const { html } = await mailOf((inner) => tellReceipt(inner, payment));
  expect(html).not.toMatch(/<img|<script|url\(|src=/);
  expect(html).toContain('role="presentation"');
});

test('whoever pays without an account is not greeted by what somebody typed as a name', async () => {
  const stranger = { ...payment, buyerId: null, buyerName: 'Free money at evil.example' };
  const mail = await mailOf((inner) => tellReceipt(inner, stranger));
  expect(mail.text).toContain('Thank you.');
  expect(`${mail.text}${mail.html}`).not.toContain('evil');
});

test('part of the money back: how much of what, the words without links, and until when', async () => {
  const reason = 'Stickers got smaller. See https://evil.example/now';
  const mail = await mailOf((inner) => tellRefund(inner, payment, refund({ reason })));
  expect(mail.subject).toBe('€10.00 is on its way back to you');
  expect(mail.text).toContain('of your €25.00 for “Two PCs”.');
  expect(mail.text).toContain('Stickers got smaller. See …');
  expect(mail.text).not.toContain('evil.example');
  expect(mail.text).toContain('Banks take 5 to 10 days.');
});

test('a refund that came back is still the buyer’s, and they can stop receipts without missing it', async () => {
  const lost = await mailOf((inner) => tellRefund(inner, payment, refund({ state: 'FAILED' })));
  expect(lost.text).toContain('Still yours: €10.00 EUR');
  const told = await mailOf((inner) => tellReceipt(inner, payment));
  expect([lost.topic, told.topic]).toEqual(['payment_problems', 'receipts']);
});

test('a declined card: nothing charged, what to press, and what comes of doing nothing', async () => {
  const [until, retryAt] = [new Date('2026-12-05T20:00:00Z'), new Date('2026-11-29T20:00:00Z')];
  const declined: Payment = { ...payment, mode: 'SAVE', state: 'SAVED', failure: 'DECLINED' };
  const again = await mailOf((inner) => tellDeclined(inner, declined, { until, retryAt }));
  expect(again.text).toContain('Your bank said no, so nothing was charged.');
  expect(again.text).toContain('Then we’ll try your card again');
  expect(again.html.indexOf('with another card')).toBeLessThan(again.html.indexOf('Open until'));

  const dead: Payment = { ...declined, failure: 'CARD_EXPIRED' };
  const once = await mailOf((inner) => tellDeclined(inner, dead, { until, retryAt: null }));
  expect(once.text).toContain('This card no longer works');
  expect(once.text).toContain('Do nothing. After');

  const over = await mailOf((inner) => tellDeclined(inner, dead, { until: null, retryAt: null }));
  expect(over.text).toContain('nothing is charged anymore');
});

test('every mail speaks the buyer’s language, with its way of writing money', async () => {
  for (const buyerLocale of LOCALES) {
    const mail = await mailOf((inner) => tellReceipt(inner, { ...payment, buyerLocale }));
    const sums = { en: '€25.00', de: '25,00 €', fr: '25,00 €', es: '25,00 €', pt: '€ 25,00' };
    expect(mail.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sums[buyerLocale]);
    expect(mail.text).not.toMatch(/\{\{|undefined|null/);
    const sent = { ...payment, buyerLocale };
    await mailOf((inner) => tellRefund(inner, sent, refund({ reason: 'Nora says sorry.' })));
    await mailOf((inner) => tellRefund(inner, sent, refund({ state: 'FAILED' })));
    const times = { until: new Date('2026-12-05T20:00:00Z'), retryAt: null };
    await mailOf((inner) => tellDeclined(inner, { ...sent, failure: 'NO_FUNDS' }, times));
  }
});

test('whoever has deleted their account is told nothing', async () => {
  const gone = { ...payment, buyerEmail: null };
  await inTransaction(context, (inner) => tellReceipt(inner, gone));
  expect(await database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});
