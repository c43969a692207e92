import { expect, test } from './support/test';

test('a visitor looks something up, reads on, and finds the same page by a search engine', async ({
  page,
  request,
}) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Why wasn’t I called?' }).click();
  await expect(page).toHaveURL(/\/help\/missed$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why wasn’t I called?');
  await expect(page.getByText(/Usually you can miss 2 calls/)).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Your ticket/);
  await page.getByRole('link', { name: 'What are priority and passes?' }).click();
  await expect(page).toHaveURL(/\/help\/priority$/);
  await page.getByRole('link', { name: 'All articles' }).click();

  const sitemap = await request.get('/sitemap-pages.xml');
  expect(await sitemap.text()).toContain('/help/missed</loc>');
  expect((await request.get('/help/nonsense')).status()).toBe(404);
});

test('typing searches every text, though the page did not bring them', async ({ page }) => {
  await page.goto('/help');
  await page.getByLabel('Search help').fill('elgato');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'deck');
  await expect(page.getByText(/A link is shown once/)).toBeVisible();
});

test('an address with a search answers without scripts', async ({ request }) => {
  const found = await (await request.get('/help?q=elgato')).text();
  expect(found).toContain('A link is shown once');
});

test('a page of one article does not bring all of them', async ({ request }) => {
  const one = await (await request.get('/help/missed')).text();
  expect(one).toContain('a.missed_text');
  expect(one).not.toContain('a.payouts_text');
});

test('an error leads to the article of its cause, in the reader’s language', async ({ page }) => {
  await page.goto('/de/help?error=party.full');
  await expect(page).toHaveURL(/\/de\/help\/entry$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Warum kann ich mich nicht anstellen?',
  );
});

test('a fan and a creator find their own articles in the dashboard', async ({
  newFan,
  newCreator,
}) => {
  const fan = await newFan();
  await fan.page.goto('/dashboard/help');
  await expect(fan.page.getByRole('link', { name: 'What are my odds?' })).toBeVisible();
  await expect(fan.page.getByRole('link', { name: 'When do I get my money?' })).toHaveCount(0);
  const creator = await newCreator();
  await creator.page.goto('/dashboard/help');
  await expect(creator.page.getByRole('link', { name: 'When do I get my money?' })).toBeVisible();
});
