import { callSecureql } from './support/people';
import { expect, test } from './support/test';

const everywhere = [
  '/',
  '/de/login',
  '/signup',
  '/nothing/here',
  '/dashboard/home',
  '/dashboard/',
  '/streamlabs-elements/widgets',
  '/api/health',
  '/api/nothing',
  '/default-user.png',
  '/legal/terms',
  '/uploads/nothing.webp',
  '/_next/static/nothing.js',
  '/locales/de/common.json',
];

test('every address is sent with its headers', async ({ request }) => {
  for (const address of everywhere) {
    const reply = await request.get(address, { maxRedirects: 0 });
    const headers = reply.headers();
    const results = { address, status: reply.status(), ...headers };
    expect(results).toMatchObject({
      address,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'content-security-policy': expect.stringMatching(/frame-ancestors/),
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(reply.status()).toBeLessThan(500);
  }
});

test('what a stranger writes into a page never runs', async ({ page, complaints }) => {
  // The browser says so when it refuses; that is what this test is about.
  complaints.allow(/Content Security Policy|violates/i);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/login', async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text())
      .replace('<body>', '<body><script>window.hacked = 1</script>')
      .replace('</body>', '<img src="x:" onerror="window.hacked = 2"></body>');
    await route.fulfill({ response: reply, body: html });
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:window.hacked=3';
    document.body.append(link);
    link.click();
  });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(alerts).toEqual([]);
});

test('a creator’s numbers count visitors, not the creator, a machine or a reload of nothing', async ({
  newCreator,
  browser,
  baseURL,
}) => {
  const creator = await newCreator();
  const created = await callSecureql(creator.context, 'party/create-party/', {
    title: 'Counted',
    game: 'Chess',
    requestKey: crypto.randomUUID(),
  });
  const item = (created.body.createParty as { item: { id: string } }).item;
  await callSecureql(creator.context, 'party/change-state/', { partyID: item.id, action: 'OPEN' });
  const views = async () => {
    const { body } = await callSecureql(creator.context, 'page-views/get-mine/', {});
    return (body.getPageViews as { item: { total: number } }).item.total;
  };
  const visit = async (userAgent: string) => {
    const context = await browser.newContext({ baseURL, userAgent });
    const page = await context.newPage();
    const counted = page.waitForResponse(/page-views\/record/);
    await page.goto(`/de/party/${item.id}#join`);
    expect((await counted).status()).toBe(200);
    await context.close();
  };
  await visit('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  expect(await views()).toBe(0);
  await visit('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  expect(await views()).toBe(1);
  const own = creator.page.waitForResponse(/page-views\/record/);
  await creator.page.goto(`/party/${item.id}`);
  await own;
  expect(await views()).toBe(1);
});

test('logging out makes the browser forget what pages kept, and keeps the language', async ({
  newFan,
}) => {
  const { page, context } = await newFan();
  // What is still on its way when somebody logs out is refused, and the browser complains.
  const connected = page.waitForResponse(/get-pubnub-token/);
  await page.goto('/de/dashboard/home');
  await connected;
  await page.evaluate(() => {
    localStorage.setItem('kept', 'mine');
    sessionStorage.setItem('draft', 'mine');
  });
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'de', url: new URL(page.url()).origin }]);
  await page.getByRole('button', { name: 'Dein Konto' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Ausloggen' }).click();
  await page.waitForURL(/\/de$/);
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  // Journeys send Rocky away anew on each page.
  expect(left.filter((key) => key !== 'playplus-rocky')).toEqual([]);
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'NEXT_LOCALE', value: 'de' }),
  );
});
