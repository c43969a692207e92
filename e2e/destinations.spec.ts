import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

const hostile = JSON.parse(
  readFileSync('__tests__/support/hostileDestinations.json', 'utf8'),
) as string[];

const logInPage = (next: string) => `/login?next=${encodeURIComponent(next)}`;

test('whoever is logged in already is sent to no hostile destination', async ({
  newFan,
  baseURL,
}) => {
  const { context } = await newFan();
  for (const next of hostile) {
    const reply = await context.request.get(logInPage(next), { maxRedirects: 0 });
    const sentTo = new URL(reply.headers().location ?? '', baseURL);
    expect(sentTo.href, JSON.stringify(next)).toBe(`${baseURL}/dashboard/home`);
  }
});

test('a log-in leads to no hostile destination', async ({ newVisitor, baseURL }) => {
  test.setTimeout(400_000);
  const { page, context } = await newVisitor();
  const strange: string[] = [];
  context.on('request', (request) => {
    const isStrange = new URL(request.url()).origin !== baseURL;
    if (isStrange && request.isNavigationRequest()) strange.push(request.url());
  });
  // It is about the way on from here, ninety times: neither password nor dashboard has to work.
  await page.route('**/query/accounts/log-in/', (route) =>
    route.fulfill({ json: { logIn: { error: null, item: null } } }),
  );
  await page.route('**/dashboard/home', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  for (const next of hostile) {
    await page.goto(logInPage(next), { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('robin@journey.test');
    await page.getByLabel('Password', { exact: true }).fill('a short sentence');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/login', { waitUntil: 'commit' });
    expect(page.url(), JSON.stringify(next)).toBe(`${baseURL}/dashboard/home`);
  }
  expect(strange).toEqual([]);
});
