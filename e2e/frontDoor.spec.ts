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
