import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asHost, openDraw } from './support/draws';
import { makeFund, openFund } from './support/hostFunds';
import { connectSeller } from './support/money';
import { untilAlive } from './support/shell';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

test.use({ meetsRocky: true });

/** What Rocky says, as a screen reader hears it. */
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const itself = (page: Page) => page.getByRole('group', { name: 'Rocky' });
const away = (page: Page) => page.getByRole('button', { name: 'Don’t show Rocky again' });
/** It does not come: what it needs would be there within a second of a page's life. */
const staysAway = async (page: Page) => {
  await untilAlive(page);
  await page.waitForTimeout(1_500);
  await expect(itself(page)).toHaveCount(0);
};
const picture = (page: Page) => page.locator('img[src$="/mascot/Rocky/rest.svg"]');

test('the first queue is celebrated, once', async ({ newCreator }) => {
  const host = await newCreator();
  const { page } = host;
  const first = await openQueue(host, 'The very first');
  await page.goto(`/party/${first}/dashboard`);
  await expect(says(page, 'Your first queue is open!')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(itself(page)).toHaveCount(0);
  await page.reload();
  await staysAway(page);
  const second = await openQueue(host, 'The next one');
  await page.goto(`/party/${second}/dashboard`);
  await expect(page.getByRole('heading', { name: 'The next one' })).toBeVisible();
  await staysAway(page);
});

test('the first draw and the first fund are celebrated', async ({ newCreator, newFan }) => {
  const host = await newCreator();
  const { page } = host;
  await connectSeller(host);
  const fundId = await makeFund(host);
  await openFund(host, fundId);
  await page.goto(`/fund/${fundId}/dashboard`);
  await expect(says(page, 'Your first fund is open!')).toBeAttached();

  const fan = await newFan();
  const lotteryId = await openDraw(host);
  const salt = randomBytes(16).toString('hex');
  await asHost(fan, 'lottery/join-lottery/', { lotteryId, salt });
  await page.goto(`/chance/${lotteryId}/dashboard`);
  await expect(page.getByText(fan.handle).first()).toBeVisible();
  // Open, it is nothing to celebrate yet.
  await staysAway(page);
  await asHost(host, 'lottery/close-and-draw/', { lotteryId });
  await expect(says(page, 'First draw done.')).toBeAttached({ timeout: 30_000 });
});

test('sent away it stays away, after a reload and on other pages, until the settings bring it back', async ({
  newCreator,
}) => {
  const { page } = await newCreator();
  await page.goto('/dashboard/chance');
  await expect(says(page, 'No draw yet.')).toBeAttached();
  await away(page).click();
  await expect(itself(page)).toHaveCount(0);
  await page.reload();
  await staysAway(page);
  await page.goto('/dashboard/fund');
  await staysAway(page);
  await expect(picture(page)).toHaveCount(0);

  // It is kept with the account: a browser that has forgotten everything else knows it, too.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard/settings?active=privacy');
  const choice = page.getByRole('switch', { name: 'Show Rocky' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(page.getByRole('region', { name: 'Rocky' }).getByRole('status')).toHaveText(
    'Your choice is saved.',
  );
  await page.goto('/dashboard/fund');
  await expect(says(page, 'No fund yet.')).toBeAttached();
});

test('on a page that is not there a visitor meets it, unless they sent it away', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.goto('/nobody-has/this-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(picture(page)).toBeAttached();
  await page.evaluate(() => localStorage.setItem('playplus-rocky', 'away'));
  await page.reload();
  await untilAlive(page);
  await expect(picture(page)).toHaveCount(0);
});

test('a page loads nothing of it before it has something to say', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await staysAway(page);
  expect(asked.filter((address) => /\/mascot\/|rocky|mascot/i.test(address))).toEqual([]);
});
