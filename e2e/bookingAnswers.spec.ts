import { BANK_MS, book, buyer, checkoutAt, hoursAhead, shop, status } from './support/bookings';
import { expect, test } from './support/test';

test('a request is accepted: then the card is charged', async ({ newCreator, newFan }) => {
  const { host, service } = await shop(newCreator, { bookingMode: 'CONFIRM' });
  const { page } = await buyer(newFan);
  const order = await book(page, service, hoursAhead(60));
  await expect(status(page)).toHaveText(/^Request sent to /);
  await expect(page.getByText(/^€25\.00 is reserved, not charged\./)).toBeVisible();
  await host.page.goto(order);
  await host.page.getByRole('button', { name: 'Accept' }).click();
  await expect(status(host.page)).not.toHaveText(/asks for/, { timeout: BANK_MS });
  await expect(status(page)).toHaveText(/^You and /, { timeout: BANK_MS });
});

test('a request is declined with a word: nothing is charged and the time is free again', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, { bookingMode: 'CONFIRM' });
  const { page } = await buyer(newFan);
  const startsAt = hoursAhead(60);
  const order = await book(page, service, startsAt);
  await host.page.goto(order);
  await host.page.getByRole('button', { name: 'Decline' }).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('I am away that day');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(status(host.page)).toHaveText(/^You said no to/);
  await expect(status(page)).toHaveText(/said no$/, { timeout: BANK_MS });
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByText('I am away that day')).toBeVisible();
  await page.goto(checkoutAt(service, startsAt));
  await expect(page.getByRole('button', { name: /^Take / })).toBeVisible();
});

test('a request is taken back by its buyer', async ({ newCreator, newFan }) => {
  const { service } = await shop(newCreator, { bookingMode: 'CONFIRM' });
  const { page } = await buyer(newFan);
  await book(page, service, hoursAhead(60));
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(status(page)).toHaveText('You withdrew your request');
});
