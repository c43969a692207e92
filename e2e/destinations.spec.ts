import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

const hostile = JSON.parse(
  readFileSync('__tests__/support/hostileDestinations.json', 'utf8'),
) as string[];

type GoTo = (path: string) => Promise<boolean>;

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
  test.setTimeout(180_000);
  const { page, context } = await newVisitor();
  await page.goto('/login');
  await page.getByLabel('Email or handle').fill('robin');
  await page.getByLabel('Password', { exact: true }).fill('a short sentence');
  // It is about the way on from here, ninety times: no password has to be right, and a page that
  // answers with nothing (204) leaves the form where it is.
  await page.route('**/query/accounts/log-in/', (route) =>
    route.fulfill({ json: { logIn: { error: null, item: null } } }),
  );
  // Ninety pages in half a minute are more than are counted for anybody.
  await page.route('**/query/page-views/record/', (route) => route.fulfill({ json: {} }));
  const sentTo: string[] = [];
  await context.route(
    () => true,
    (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      sentTo.push(route.request().url());
      return route.fulfill({ status: 204 });
    },
  );
  for (const [index, next] of hostile.entries()) {
    await page.evaluate(async (path) => {
      const { next } = window as unknown as { next: { router: { replace: GoTo } } };
      await next.router.replace(path);
    }, logInPage(next));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => sentTo.length, JSON.stringify(next)).toBe(index + 1);
    expect(sentTo.at(-1), JSON.stringify(next)).toBe(`${baseURL}/dashboard/home`);
  }
});
