import { callSecureql } from './support/people';
import { expect, test } from './support/test';

const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
];

for (const size of sizes) {
  test(`the first screen says name, tools and way in at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const first = [
      page.getByText('PlayPlus', { exact: true }).first(),
      page.getByText(/^PlayPlus gives .*PlayQueue.*PlayChance.*PlayFund/),
      page.getByRole('link', { name: 'Sign up' }).first(),
    ];
    for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the preview is the real thing: the next call moves overlay and ticket', async ({ page }) => {
  await page.goto('/');
  const tool = page.getByRole('region', { name: 'PlayQueue' });
  await tool.getByRole('button', { name: 'Call the next player' }).click();
  await expect(tool.getByText('1 person is ahead of you.')).toBeVisible();
});

test('without scripts everything can be read, and categories are links that work', async ({
  browser,
  newCreator,
  baseURL,
}) => {
  const creator = await newCreator();
  const saved = await callSecureql(creator.context, 'creators/save-page/', {
    version: 0,
    tagline: 'Songs by request',
    bio: '',
    bannerPhoto: null,
    socials: [],
    categories: ['music'],
  });
  expect(saved.status).toBe(200);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/?category=music');
  await expect(page.getByRole('link', { name: /^Music/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Songs by request').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call the next player' })).toBeHidden();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'PlayFund' })).toBeVisible();
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
  await expect(page.getByText('You are on the list')).toBeVisible();
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
