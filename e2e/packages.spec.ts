import { BANK_MS, book, buyer, hoursAhead, shop, status } from './support/bookings';
import type { ServiceWish } from './support/services';
import { expect, test } from './support/test';

const PACK: ServiceWish = {
  cancelPolicy: 'FLEXIBLE',
  tiers: [{ price: 4000, sessions: 3, useDays: 30 }],
};

test('a package of three: the first time at the checkout, the second later, the third comes back', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, PACK);
  const { page } = await buyer(newFan);
  await page.goto(`/experiences/${service.serviceId}`);
  await expect(page.getByText('3 sessions, 30 minutes each').first()).toBeVisible();
  const order = await book(page, service, hoursAhead(60));
  const pack = page.getByRole('region', { name: 'Your package' });
  await expect(pack.getByText('no time yet')).toHaveCount(2);
  await expect(page.getByText('€13.34', { exact: true })).toBeVisible();

  await pack.getByRole('link', { name: 'Pick a time' }).first().click();
  await expect(page.getByText('Session 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Pick a time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[data-free]').nth(5).click();
  await dialog
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Take / }).click();
  await expect(status(page)).toHaveText(/^You and /);
  await expect(pack.getByText('no time yet')).toHaveCount(1);

  await pack.getByRole('link', { name: 'Session 3' }).click();
  await expect(page.getByText('Session 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel, €13.33 back' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel, €13.33 back' })
    .click();
  await expect(page.getByText(/^€13\.33 is on its way\./)).toBeVisible({ timeout: BANK_MS });

  await host.page.goto(order);
  const theirs = host.page.getByRole('region', { name: 'The package' });
  await expect(theirs.getByText('canceled')).toHaveCount(1);
  await expect(theirs.getByText('no time yet')).toHaveCount(0);
});
