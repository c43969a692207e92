import type { BrowserContext, Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { shellTexts } from './support/shell';
import { expect, test as base, type Visitor } from './support/test';

const forms = [
  '/login',
  '/signup',
  '/async/reset_password',
  '/async/verify_email',
  '/async/undo_email',
  '/async/unsubscribe',
  '/announce',
];

/** A browser that runs no scripts; with somebody's cookies when they are given. */
const test = base.extend<{ openStill: (as?: Visitor) => Promise<Page> }>({
  openStill: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (as) => {
      const storageState = await as?.context.storageState();
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: false,
        locale: 'en-GB',
        storageState,
      });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

test('the start page is read, and leads to the log-in', async ({ openStill }) => {
  const page = await openStill();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /example/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('news, a creator’s demo and a queue are read, and their links lead on', async ({
  openStill,
  newCreator,
}) => {
  const creator = await newCreator();
  const { body } = await callSecureql(creator.context, 'party/create-party/', {
    title: 'Readable duels',
    game: 'Chess',
    requestKey: crypto.randomUUID(),
  });
  const { id } = (body.createParty as { item: { id: string } }).item;
  await callSecureql(creator.context, 'party/change-state/', { partyID: id, action: 'OPEN' });
  const page = await openStill();

  await page.goto('/announce');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();

  await page.goto(`/demo/${creator.handle}`);
  await expect(page.getByText('This is a demo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A show in two minutes' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the real page' }).click();
  await expect(page).toHaveURL(`/${creator.handle}`);

  await page.goto(`/party/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Readable duels');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/party/${id}`);
  await expect(page.getByText('Readable duels').first()).toBeVisible();
});

for (const { locale, prefix } of [
  { locale: 'en', prefix: '' },
  { locale: 'fr', prefix: '/fr' },
]) {
  test(`a form that needs a script says so in ${locale}, and to nobody else`, async ({
    openStill,
    page,
  }) => {
    const still = await openStill();
    const words = shellTexts(locale)('needs_script');
    for (const path of forms) {
      await still.goto(prefix + path);
      const notice = still.locator('main noscript > *');
      await expect(notice, path).toBeVisible();
      expect(await notice.textContent(), path).toBe(words);
    }
    await page.goto(`${prefix}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main noscript')).toBeHidden();
  });
}

test('on a narrow screen nothing covers what a member came to read', async ({
  openStill,
  newCreator,
  newFan,
}) => {
  const { handle, firstName, lastName } = await newCreator();
  const page = await openStill(await newFan());
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/${handle}`);
  const heading = page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` });
  await expect(heading).toBeInViewport();
  // A press arrives only where nothing lies above.
  await heading.click({ timeout: 5_000 });
  const sidebar = page.locator('#sidebar');
  await sidebar.getByRole('link', { name: 'Favorites' }).click({ timeout: 5_000 });
  await expect(page).toHaveURL(/\/dashboard\/favorites$/);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
});
