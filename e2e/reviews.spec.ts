import { BANK_MS, book, buyer, shop, status } from './support/bookings';
import { expect, test } from './support/test';

test('both sides say how it was, nobody reads the other first, and the creator replies', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, { kind: 'INSTANT', title: 'Wallpapers' });
  const { page, handle } = await buyer(newFan);
  const order = await book(page, service, null);
  await page.getByRole('button', { name: 'All good' }).click();
  await expect(status(page)).toHaveText('Done. Thanks!');

  const fans = page.getByRole('region', { name: 'How was it?' });
  await fans.getByRole('radio', { name: /^3 of 5/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(fans.getByRole('radio', { name: '4 of 5 stars, Good' })).toBeChecked();
  await fans.getByText('As described').click();
  await fans.getByRole('textbox').fill('My desktop has never looked better.');
  await fans.getByRole('button', { name: 'Seal and send' }).click();
  await expect(page.getByRole('heading', { name: 'Sealed' })).toBeVisible();

  // The other side sees a form, and no word of it.
  await host.page.goto(order);
  const hosts = host.page.getByRole('region', { name: 'How was it?' });
  await expect(hosts).toBeVisible();
  await expect(host.page.getByText('never looked better')).toBeHidden();
  await host.page.goto(`/${host.handle}/${service.serviceId}`);
  await expect(host.page.getByText('never looked better')).toBeHidden();

  await host.page.goto(order);
  await hosts.getByRole('radio', { name: /^5 of 5/ }).focus();
  await host.page.keyboard.press('Space');
  await hosts.getByRole('textbox').fill('A joy.');
  await hosts.getByRole('button', { name: 'Seal and send' }).click();
  await expect(host.page.getByRole('heading', { name: 'Both are open' })).toBeVisible();
  await expect(page.getByText('A joy.')).toBeVisible({ timeout: BANK_MS });

  await host.page.goto('/dashboard/experiences?active=reviews');
  await host.page.getByRole('button', { name: 'Reply' }).click();
  await host.page.getByRole('textbox', { name: /^Your reply/ }).fill('Thank you!');
  await host.page.getByRole('button', { name: 'Send reply' }).click();
  await expect(host.page.getByText('Thank you!', { exact: true })).toBeVisible();

  await page.goto(`/${host.handle}/${service.serviceId}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('My desktop has never looked better.')).toBeVisible();
  await expect(reviews.getByText('Thank you!', { exact: true })).toBeVisible();
  await expect(reviews.getByText('Orders completed')).toBeVisible();
  await page.goto(`/${handle}`);
  await expect(page.getByText('A joy.')).toBeVisible();
  await expect(page.getByText('My desktop has never looked better.')).toBeVisible();
});
