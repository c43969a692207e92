import { seller } from './support/fundPages';
import { sellService, servicePath } from './support/services';
import { untilAlive } from './support/shell';
import { expect, test } from './support/test';

/** A word that no other journey uses, so that none of theirs is found. */
const mark = () => `zephyr${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;

test('a visitor searches with a typing error, narrows, and shares the address', async ({
  newCreator,
  newVisitor,
}) => {
  const word = mark();
  const host = await seller(newCreator);
  await sellService(host, {
    title: `One hour of ${word} coaching`,
    ...{ category: 'coaching', tiers: [{ price: 4500, minutes: 60 }] },
  });
  await sellService(host, {
    title: `I watch your ${word} run`,
    ...{ kind: 'DELIVERY', category: 'speedrun', tiers: [{ price: 1800, days: 3 }] },
  });
  const { page } = await newVisitor();
  await page.goto('/explore');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await untilAlive(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  // One letter is missing.
  await field.fill(`${word.slice(0, 4)}${word.slice(5)} coaching`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing')).toContainText(word);
  await expect(page.getByRole('heading', { name: '1 to book' })).toBeFocused();
  await expect(page.getByRole('link', { name: `One hour of ${word} coaching` })).toBeVisible();

  await field.fill(word);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: '2 to book' })).toBeVisible();
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('link', { name: 'Made for you' }).click();
  await expect(page.getByRole('heading', { name: '1 to book' })).toBeVisible();
  await expect(page.getByText('in 3 days')).toBeVisible();

  await test.step('somebody else opens the same search, and finds nothing after one more filter', async () => {
    const other = await newVisitor();
    await other.page.goto(page.url());
    await expect(other.page.getByRole('link', { name: `I watch your ${word} run` })).toBeVisible();
    await other.page.getByRole('button', { name: 'Price' }).click();
    await other.page.getByRole('link', { name: 'Up to 10' }).click();
    await expect(other.page.getByRole('heading', { name: 'Nobody offers that yet' })).toBeVisible();
    await other.page.getByRole('link', { name: /^Without Up to 10/ }).click();
    await expect(other.page.getByRole('heading', { name: '1 to book' })).toBeVisible();
    await other.page.getByRole('link', { name: 'Remove filter: Made for you' }).click();
    await expect(other.page.getByRole('heading', { name: '2 to book' })).toBeVisible();
  });
});

test('a fan keeps a service by keyboard and finds it among the favorites', async ({
  newCreator,
  newFan,
}) => {
  const word = mark();
  const host = await seller(newCreator);
  await sellService(host, { title: `Route ${word}` });
  const { page } = await newFan();
  await page.goto(`/explore?q=${word}`);
  const heart = page.getByRole('button', { name: `Add “Route ${word}” to favorites` });
  await heart.focus();
  const saved = page.waitForResponse(/save-favorite/);
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to your favorites.')).toBeAttached();
  await saved;
  await page.goto('/dashboard/favorites');
  const kept = page.getByRole('region', { name: 'Saved experiences' });
  await kept.getByRole('link', { name: `Route ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Route ${word}` })).toBeVisible();
});

test('without scripts the search, its filters in the address and the categories work', async ({
  newCreator,
  browser,
  baseURL,
}) => {
  const word = mark();
  const host = await seller(newCreator);
  await sellService(host, { title: `Chess ${word}`, category: 'tabletop' });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/explore?kind=SESSION');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=zephyr.*kind=SESSION|kind=SESSION.*q=zephyr/);
  await expect(page.getByRole('link', { name: `Chess ${word}` })).toBeVisible();
  // How many there are of each category is counted every ten seconds.
  const category = page.getByRole('link', { name: 'Board and card games' });
  await expect(async () => {
    await page.reload();
    await expect(category).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await category.click();
  await expect(page.getByRole('link', { name: `Chess ${word}` })).toBeVisible();
  await context.close();
});

test('explore is found from the landing page, and a profile shows what can be booked', async ({
  newCreator,
  newVisitor,
}) => {
  const host = await seller(newCreator);
  const service = await sellService(host, { title: 'Chess, from zero' });
  const { page } = await newVisitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await page.goto(`/${host.handle}`);
  const section = page.getByRole('region', { name: /^Book time with/ });
  await section.getByRole('link', { name: 'Chess, from zero' }).click();
  await expect(page).toHaveURL(new RegExp(`${servicePath(host, service.serviceId)}$`));
});
