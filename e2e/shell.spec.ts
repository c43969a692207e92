import { markupFaults, shellTexts, untilAlive } from './support/shell';
import { expect, test } from './support/test';

test('the language selector changes the words and remembers the choice', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Einloggen' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);

  // Every address that names no language is read in it, with all that stands in the address.
  await page.goto('/login?next=%2Fchat#main');
  await expect(page).toHaveURL(/\/de\/login\?next=%2Fchat#main$/);
  await expect(page.getByRole('button', { name: 'Einloggen' })).toBeVisible();
  // One that names a language is read in that one, and changes no choice.
  await page.goto('/fr/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/announce');
  await expect(page).toHaveURL(/\/de\/announce$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/announce$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('what does not exist says so with a way back', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const missing = await page.goto('/party/00000000-0000-7000-8000-000000000000');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const locale of ['en', 'de', 'fr', 'es', 'pt']) {
    const reply = await page.goto(`/${locale}/nothing/here/at/all`);
    expect(reply?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const title = shellTexts(locale)('error_page.missing.title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('what is missing below the widgets stands in a stream: no header, no footer', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const reply = await page.goto('/de/streamlabs-elements/widgets/nothing/here');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilAlive(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('no page of a creator says an id twice or captions what is no figure', async ({
  newCreator,
}) => {
  const { page, handle } = await newCreator();
  const pages = ['/', '/dashboard/settings', '/dashboard/home', '/dashboard/party', '/chat'];
  for (const path of [...pages, `/${handle}`]) {
    await page.goto(path);
    await untilAlive(page);
    expect(await markupFaults(page), path).toEqual([]);
  }
});

test('an address that cannot be read is told as missing, not as our mistake', async ({
  page,
  complaints,
}) => {
  complaints.allow(/400|404/);
  const reply = await page.goto('/de/%E0%A4%A');
  expect(reply?.status()).toBeLessThan(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shellTexts('de')('error_page.missing.title'),
  );
});

test('every page carries a fresh nonce and no script without it', async ({ request }) => {
  const nonces = new Set<string>();
  for (let turn = 0; turn < 20; turn += 1) {
    const reply = await request.get('/');
    const policy = reply.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).not.toContain('unsafe-inline');
    const html = await reply.text();
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(20);
});

test('a toast waits while it has the focus, and can be read again when it is gone', async ({
  page,
}) => {
  await page.goto('/dashboard/home');
  await expect(page).toHaveURL(/\/login\?next=/);
  const clock = await page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('.Toastify__toast button');
    const bar = document.querySelector('.Toastify__progress-bar--animated');
    if (!button || !bar) return null;
    button.focus();
    const { animationDuration, animationPlayState } = getComputedStyle(bar);
    return { animationDuration, animationPlayState };
  });
  expect(await clock.jsonValue()).toEqual({
    animationDuration: '2s',
    animationPlayState: 'paused',
  });
  const said = await page.locator('.Toastify__toast').innerText();
  await page.getByLabel('Email').focus();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  const log = page.getByRole('log', { name: 'Messages from this visit' });
  await expect(log).toHaveText(said.replace('×', '').trim());
});
