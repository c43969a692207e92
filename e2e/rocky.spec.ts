import type { Page } from '@playwright/test';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

test.use({ meetsRocky: true });

/** What Rocky says, as a screen reader hears it. */
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const itself = (page: Page) => page.getByRole('group', { name: 'Rocky' });
const away = (page: Page) => page.getByRole('button', { name: 'Don’t show Rocky again' });
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
  await expect(page.getByRole('heading', { name: 'The very first' })).toBeVisible();
  const second = await openQueue(host, 'The next one');
  await page.goto(`/party/${second}/dashboard`);
  await expect(page.getByRole('heading', { name: 'The next one' })).toBeVisible();
  await expect(itself(page)).toHaveCount(0);
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
  await page.goto('/dashboard/fund');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(itself(page)).toHaveCount(0);
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
});

test('a page loads nothing of it before it has something to say', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((address) => /\/mascot\/|rocky|mascot/i.test(address))).toEqual([]);
});
