import type { Page } from '@playwright/test';
import { fundAt, give, openFund, payer, seller } from './support/fundPages';
import { payWith } from './support/money';
import { untilAlive } from './support/shell';
import { expect, test, type Member } from './support/test';

const BANK_MS = 60_000;
/** Time enough for a pledge, and for the page that saves the card. */
const UNTIL_DEADLINE_MS = 40_000;

/** What came of it is read by loading the page again. */
async function seesInTime(page: Page, path: string, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: BANK_MS });
}

/** In the console: presses one of the rarer tools, writes why, and confirms. */
async function endAll(
  { page }: Member,
  fundId: string,
  press: { tool: string; title: string; confirm: string; reason: string },
): Promise<void> {
  await page.goto(`/fund/${fundId}/dashboard`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: press.tool }).click();
  const dialog = page.getByRole('dialog', { name: press.title });
  await dialog.getByLabel('Reason').fill(press.reason);
  await dialog.getByRole('button', { name: press.confirm }).click();
  await expect(dialog).toBeHidden();
}

test('a fund called off gives everything back, and says why', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const host = await seller(newCreator);
  const fan = await payer(newFan);
  const fundId = await openFund(host);
  await give(fan.page, host, fundId, { amount: '20' });
  const own = fan.page.url();
  await endAll(host, fundId, {
    ...{ tool: 'Call off', title: 'Call this fund off?', confirm: 'Call it off' },
    reason: 'The shop is closed',
  });
  await expect(host.page.getByText(/^You called it off/)).toBeVisible();
  await seesInTime(fan.page, own, 'You got €20.00 back');
  const { page: reader } = await newVisitor();
  await reader.goto(fundAt(host, fundId));
  await expect(reader.getByText('The shop is closed')).toBeVisible();
  await expect(reader.getByText(/Everyone gets their money back/)).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Support this goal' })).toHaveCount(0);
});

test('a fund that has ended can give everything back', async ({ newCreator, newFan }) => {
  test.setTimeout(240_000);
  const host = await seller(newCreator);
  const fan = await payer(newFan);
  const fundId = await openFund(host);
  await give(fan.page, host, fundId, { amount: '20' });
  const own = fan.page.url();
  await host.page.goto(`/fund/${fundId}/dashboard`);
  await untilAlive(host.page);
  await host.page.getByRole('button', { name: 'End', exact: true }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
  await expect(host.page.getByText('1 person gave. You keep it.')).toBeVisible();
  await endAll(host, fundId, {
    ...{ tool: 'Refund all', title: 'Refund everyone?', confirm: 'Refund all' },
    reason: 'It is sold out for good',
  });
  await expect(host.page.getByText('You refunded everyone.')).toBeVisible();
  await seesInTime(fan.page, own, 'You got €20.00 back');
  await fan.page.goto(fundAt(host, fundId));
  await expect(fan.page.getByText('It is sold out for good')).toBeVisible();
});

test('a pledge whose card is declined at the deadline is paid with another card', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  test.setTimeout(300_000);
  const host = await seller(newCreator);
  const fan = await payer(newFan);
  const fundId = await openFund(host, {
    ...{ mode: 'ALL_OR_NOTHING', goal: 2_000 },
    deadlineAt: new Date(Date.now() + UNTIL_DEADLINE_MS).toISOString(),
  });
  const { page } = fan;
  await give(page, host, fundId, { amount: '25', last4: '0341' });
  await expect(page.getByRole('heading', { name: 'Your pledge counts' })).toBeVisible();

  await seesInTime(page, fundAt(host, fundId), /^Your card was declined, so your €25\.00 is still/);
  const { page: reader } = await newVisitor();
  await reader.goto(fundAt(host, fundId));
  await expect(reader.getByText('1 card declined, tried again')).toBeVisible();
  await expect(reader.getByText(/Your card was declined/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Try another card' }).click();
  await page.getByRole('button', { name: 'Try again with another card' }).click();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({ timeout: BANK_MS });
  await seesInTime(host.page, `/fund/${fundId}/dashboard`, 'Reached with 1 person!');
  await reader.reload();
  await expect(reader.getByText(/declined/)).toHaveCount(0);
});
