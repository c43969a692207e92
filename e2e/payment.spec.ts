import type { Page } from '@playwright/test';
import { confirmEmail, sentTo } from './support/mail';
import { connectSeller, fillOrder, payWith } from './support/money';
import { callSecureql } from './support/people';
import { expect, test, type Member } from './support/test';

/** A fan who can buy, and a creator who can sell. */
async function people(newFan: () => Promise<Member>, newCreator: () => Promise<Member>) {
  const [buyer, seller] = [await newFan(), await newCreator()];
  await confirmEmail(buyer.context, buyer.email);
  await connectSeller(seller);
  return { buyer, seller, page: buyer.page };
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay €25.00' });
const rows = (page: Page) => page.locator('section.list li');

test('somebody buys: the page waits for the bank, then thanks, and the receipt is in the mail', async ({
  newFan,
  newCreator,
}) => {
  const { buyer, seller, page } = await people(newFan, newCreator);
  await fillOrder(page, { seller: seller.handle });
  await expect(page.getByText('€22.70')).toBeVisible();
  await pay(page).click();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible({
    timeout: 30_000,
  });
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByText('ending 4242')).toBeVisible();
  await expect(receipt.getByText('€25.00 EUR')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Something is wrong' })).toHaveAttribute(
    'href',
    /\/dashboard\/help/,
  );
  await expect
    .poll(() => sentTo(buyer.context, buyer.email), { timeout: 30_000 })
    .toContain('Thank you: €25.00 to');
});

test('a card is declined, the next one pays, and only that one is charged', async ({
  newFan,
  newCreator,
}) => {
  const { seller, page } = await people(newFan, newCreator);
  await fillOrder(page, { seller: seller.handle });
  await pay(page).click();
  await payWith(page, '0002');
  await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(rows(page)).toHaveCount(1);
});

test('the bank asks, and a yes pays', async ({ newFan, newCreator }) => {
  const { seller, page } = await people(newFan, newCreator);
  await fillOrder(page, { seller: seller.handle });
  await pay(page).click();
  await payWith(page, '3184');
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await page.keyboard.type('123456');
  await page.getByRole('button', { name: /^Yes, pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible({
    timeout: 30_000,
  });
});

test('a double press, two tabs, back and the form again: one order, charged once', async ({
  newFan,
  newCreator,
}) => {
  const { buyer, seller, page } = await people(newFan, newCreator);
  const other = await buyer.context.newPage();
  await fillOrder(page, { seller: seller.handle });
  await fillOrder(other, { seller: seller.handle });
  await pay(page).dblclick();
  await expect(page.getByText('Sandbox: no money moves.')).toBeVisible();
  await pay(other).click();
  await expect(other.getByText('Sandbox: no money moves.')).toBeVisible();
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);

  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible({
    timeout: 30_000,
  });
  // The other tab hears that it is paid, whatever it presses.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Already paid' })).toBeVisible();
  await other.close();

  await page.goto('/dev/order');
  await fillOrder(page, { seller: seller.handle });
  await pay(page).click();
  await expect(page.getByText('This is already paid. You weren’t charged again.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('an amount is held, and taken once it is accepted', async ({ newFan, newCreator }) => {
  const { seller, page } = await people(newFan, newCreator);
  await fillOrder(page, { seller: seller.handle, mode: 'Hold, then take' });
  await page.getByRole('button', { name: 'Hold €25.00 on my card' }).click();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: '€25.00 is on hold' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Accept and charge' }).click();
  await expect(rows(page).getByText('Paid', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('a card is saved, charged later, and part of it comes back', async ({
  newFan,
  newCreator,
}) => {
  const { buyer, seller, page } = await people(newFan, newCreator);
  await fillOrder(page, { seller: seller.handle, mode: 'Save the card' });
  await page.getByRole('button', { name: 'Save my card for €25.00' }).click();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: 'Your card is saved' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('€0.00 EUR')).toBeVisible();
  await page.getByRole('button', { name: 'Charge', exact: true }).click();
  await expect(rows(page).getByText('Paid', { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Refund a quarter' }).click();
  await expect(rows(page).getByText('−€6.25')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('You paid in the end')).toBeVisible();
  await expect(page.getByText('€18.75 EUR')).toBeVisible();
  await expect
    .poll(() => sentTo(buyer.context, buyer.email), { timeout: 30_000 })
    .toContain('€6.25 is on its way back to you');
});

test('called off before it is paid: nothing is charged, and it can be ordered anew', async ({
  newFan,
  newCreator,
}) => {
  const { seller, page } = await people(newFan, newCreator);
  await fillOrder(page, { seller: seller.handle });
  await pay(page).click();
  await page.getByRole('link', { name: 'Back to PlayPlus' }).first().click();
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await expect(page.getByText('Held for you')).toBeVisible();
  await page.getByRole('button', { name: 'Call off' }).click();
  await expect(
    page.getByRole('heading', { name: /Called off|The time to pay ran out/ }),
  ).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Pay €25.00' })).toBeVisible();
});

test('bad input is told beside the button, and a foreign order is nobody’s', async ({
  newFan,
  newCreator,
}) => {
  const { seller, page, buyer } = await people(newFan, newCreator);
  const say = async (amount: string, words: RegExp) => {
    await fillOrder(page, { seller: seller.handle, amount });
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText(words)).toBeVisible();
  };
  await say('0.50', /below the smallest charge/);
  await say('6000', /above the largest charge/);
  await say('a lot', /Type an amount/);
  await fillOrder(page, { seller: seller.handle });
  await page.getByLabel('Currency').selectOption('USD');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(/sold in another currency/)).toBeVisible();
  await fillOrder(page, { seller: buyer.handle });
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(/can’t take payments right now/)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  const foreign = await callSecureql(page.context(), 'dev/act-order/', {
    orderID: crypto.randomUUID(),
    act: 'CAPTURE',
    requestKey: crypto.randomUUID(),
  });
  expect(foreign.status).toBe(403);
});
