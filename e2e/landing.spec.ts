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
  await expect(tool.getByText('1 ahead of you')).toBeVisible();

  await test.step('its button stays under the finger, whatever it moves', async () => {
    const button = tool.locator('figcaption').getByRole('button');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await button.scrollIntoViewIfNeeded();
      const before = (await button.boundingBox())?.y;
      for (let press = 0; press < 5; press += 1) {
        const words = await tool.textContent();
        await button.click();
        await expect(tool).not.toHaveText(String(words));
        expect((await button.boundingBox())?.y, `press ${press} at ${width} px`).toBe(before);
      }
    }
  });
});

test('at 320 px the words in the circle of the fund stand in its colour, clear of the white', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const circle = page.getByText('Raised so far').first().locator('xpath=..');
  const outside = await circle.evaluate((fund) => {
    const { left, top, width, height } = fund.getBoundingClientRect();
    const fillTop = top + parseFloat(getComputedStyle(fund, '::before').top);
    const isInside = (x: number, y: number) =>
      Math.hypot((x - left - width / 2) / (width / 2), (y - top - height / 2) / (height / 2)) <= 1;
    const range = document.createRange();
    return [...fund.querySelectorAll('span, b')].flatMap((words) => {
      range.selectNodeContents(words);
      const box = range.getBoundingClientRect();
      const corners = [box.left, box.right].flatMap((x) =>
        [box.top, box.bottom].map((y) => [x, y]),
      );
      const isClear =
        box.top >= fillTop && corners.every(([x, y]) => isInside(Number(x), Number(y)));
      return isClear ? [] : [words.textContent];
    });
  });
  expect(outside).toEqual([]);
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
