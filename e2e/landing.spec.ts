import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

for (const size of sizes) {
  test(`the first screen says what it is, ways in and shows it at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const first = [
      page.getByText('PlayPlus', { exact: true }).first(),
      page.getByRole('heading', { level: 1, name: 'Your viewers, in the game.' }),
      page.getByText(/^Line up who plays next/),
      page.getByRole('link', { name: 'Sign up free' }).first(),
      page.getByRole('link', { name: 'See who’s live' }),
      page.locator('.pp-card'),
    ];
    for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
  });
}

const SAID = [
  /^This is the real console/,
  /^Called\./,
  /^mira_k is ready/,
  /^Round’s on/,
  /^That’s a whole round/,
];

/** The show and the parts of it that a visitor uses. */
function showOn(page: Page) {
  const show = page.getByRole('region', { name: 'Try a round' });
  const act = show.getByRole('group', { name: 'Example: your console' }).getByRole('button');
  return { show, act, said: show.getByRole('status'), overlay: show.locator('.pp-card') };
}

for (const width of [375, 1280]) {
  test(`five presses run a whole show at ${width} px, and the button stays where it is`, async ({
    page,
  }) => {
    // It would go on by itself between two presses.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/');
    const { act, said, overlay } = showOn(page);
    // In one go: what the server wrote is replaced by the live show at some time.
    const place = () =>
      page.evaluate(() => {
        const button = document.querySelector('[data-part="act"] button') as HTMLElement;
        return button.getBoundingClientRect().bottom + window.scrollY;
      });
    const before = await place();
    const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await tall();
    for (const words of SAID.slice(1)) {
      await act.click();
      await expect(said).toHaveText(words);
      expect(await place()).toBe(before);
      expect(await tall()).toBe(height);
    }
    await expect(overlay).toContainText('sunny_sam');
    await expect(overlay).not.toContainText('mira_k');
    await act.click();
    await expect(said).toHaveText(SAID[0] as RegExp);
  });
}

test('one press runs a show of ten seconds, and the viewer may answer on the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 812 });
  await page.goto('/');
  const { show, act, said } = showOn(page);
  await act.click();
  await show.getByRole('button', { name: 'I’m ready' }).click();
  await expect(said).toHaveText(SAID[2] as RegExp);
  await expect(said).toHaveText(SAID[4] as RegExp);
  await expect(act).toContainText('Again');
});

test('by keyboard it is moved on, and the focus stays with the button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { act, said } = showOn(page);
  await page.getByRole('link', { name: 'See who’s live' }).focus();
  await page.keyboard.press('Tab');
  await expect(act).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(SAID[1] as RegExp);
  await expect(act).toBeFocused();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(SAID[2] as RegExp);
});

test('a first visit needs no code for what it only reads', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/');
  const cost = page.getByRole('region', { name: 'What it costs' });
  await expect(cost.getByRole('row', { name: /^PlayFund/ })).toContainText('$18.90');
  // The rest of the page has come to life; what was written still stands.
  await page.getByRole('button', { name: /^Call next/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Called.' })).toBeVisible();
  await page.getByText('When do I get my money?').click();
  await expect(page.getByText(/^14 days after an order is done/)).toBeVisible();

  await test.step('and who comes from another page of ours reads the same', async () => {
    await page.goto('/announce');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(cost.getByRole('row', { name: /^PlayFund/ })).toContainText('$18.90');
    await expect(page.getByRole('button', { name: /^Call next/ })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test('in every language the headline has two lines, and nothing is wider than the window', async ({
  page,
}) => {
  for (const language of ['', 'de', 'fr', 'es', 'pt']) {
    await page.goto(`/${language}`);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 812 });
      const found = await page.evaluate(() => {
        const heading = document.querySelector('h1') as HTMLElement;
        const range = document.createRange();
        range.selectNodeContents(heading);
        const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
        const { scrollWidth, clientWidth } = document.documentElement;
        const lines = heading.offsetHeight / parseFloat(getComputedStyle(heading).lineHeight);
        return {
          lines: Math.round(lines),
          isCut: right > clientWidth,
          over: scrollWidth - clientWidth,
        };
      });
      expect(found, `${language} at ${width} px`).toEqual({ lines: 2, isCut: false, over: 0 });
    }
  }
});

test('without scripts everything can be read, the show’s first step too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('tobi_plays').first()).toBeVisible();
  // Nothing stands there that a press would not move.
  await expect(page.getByRole('button', { name: /^Call next/ })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Sell time with you' })).toBeVisible();
  await expect(page.getByText(/^No\. You add one address/)).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Was es kostet' })).toBeVisible();
  await context.close();
});

test('somebody joins the waitlist by keyboard, opens the mailed link and is on it', async ({
  page,
}) => {
  const email = `waiting-${Date.now()}@journey.test`;
  await page.goto('/announce');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const outbox = await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const token = /#confirm=([\w-]{43})/.exec(await outbox.text())?.[1];
  await page.goto('/');
  await page.goto(`/announce#confirm=${token}`);
  await expect(page.getByText('You’re on the list')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('search engines and link previews are told of a creator in every language', async ({
  newCreator,
  request,
}) => {
  const { handle } = await newCreator();
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /Sitemap: (.+)/.exec(robots)?.[1] ?? '';
  const index = await (await request.get(new URL(sitemap).pathname)).text();
  expect(index).toContain('/sitemap-pages.xml');
  const html = await (await request.get('/de')).text();
  for (const language of ['en', 'de', 'fr', 'es', 'pt', 'x-default']) {
    expect(html).toMatch(new RegExp(`hreflang="${language}"`, 'i'));
  }
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/de"/);
  const picture = await request.get(`/og/creator/${handle}.png?lang=de`);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).readUInt32BE(16)).toBe(1200);
  const hidden = await (await request.get('/login?next=/dashboard')).text();
  expect(hidden).toMatch(/<link rel="canonical" href="http[^"?]+\/login"/);
});
