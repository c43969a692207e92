import { expect, test } from './support/test';

test('a visitor reads what PlayPlus is and finds the way in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/PlayPlus/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('somebody who just signed up stands in the dashboard, a visitor is sent to the log-in', async ({
  newCreator,
  newVisitor,
}) => {
  const creator = await newCreator();
  await creator.page.goto('/dashboard/home');
  await expect(creator.page).toHaveURL(/\/dashboard\/home/);

  const visitor = await newVisitor();
  await visitor.page.goto('/dashboard/home');
  await expect(visitor.page).toHaveURL(/\/login/);
});

const AHEAD = '//# allFunctionsCalledOnLoad';

test('what every page runs at once is marked to be compiled while it loads', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  const html = await (await page.request.get('/login')).text();
  const scripts = /src="([^"]+\/(?:main|framework|pages\/_app)-[^"]+)"/g;
  const sources = [...html.matchAll(scripts)].map(([, source = '']) => source);
  expect(sources).toHaveLength(3);
  for (const source of sources) {
    const script = await (await page.request.get(source)).text();
    expect(script.split('\n', 1)).toEqual([AHEAD]);
  }
});

test('the libraries a page loads late are marked in the same way', async ({ newFan }) => {
  const { page } = await newFan();
  const late = ['axios', 'pubnub'].map((name) =>
    page.waitForResponse((answer) => answer.url().includes(`/static/chunks/${name}.`)),
  );
  await page.goto('/dashboard/home');
  for (const answer of await Promise.all(late)) {
    expect((await answer.text()).split('\n', 1)).toEqual([AHEAD]);
  }
});
