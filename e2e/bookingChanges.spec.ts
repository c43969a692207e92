import { BANK_MS, book, buyer, hoursAhead, shop, status } from './support/bookings';
import { expect, test } from './support/test';

test('a session moves: at once by its creator’s yes, and both see the new time', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator);
  const { page } = await buyer(newFan);
  const order = await book(page, service, hoursAhead(60));
  const before = await status(page).innerText();
  await page.getByRole('button', { name: /^(Reschedule|Suggest another time)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[data-free]').nth(5).click();
  await dialog
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^(Move to|Suggest) / }).click();
  await expect(dialog).toBeHidden();
  await expect(status(page)).not.toHaveText(before);
  await host.page.goto(order);

  await host.page.getByRole('button', { name: /^(Reschedule|Suggest another time)$/ }).click();
  const asked = host.page.getByRole('dialog');
  await asked.locator('button[data-free]').nth(6).click();
  await asked
    .locator('label', { has: host.page.getByRole('radio') })
    .first()
    .click();
  await asked.getByRole('button', { name: /^(Move to|Suggest) / }).click();
  await expect(asked).toBeHidden();
  const yes = page.getByRole('button', { name: /^Take / });
  await expect(yes).toBeVisible({ timeout: BANK_MS });
  await yes.click();
  await expect(yes).toBeHidden();
});

const windows = [
  { policy: 'FLEXIBLE', hours: 60, back: '€25.00' },
  { policy: 'FLEXIBLE', hours: 5, back: '€12.50' },
  { policy: 'STANDARD', hours: 30, back: '€12.50' },
  { policy: 'STRICT', hours: 5, back: '€0.00' },
] as const;
for (const { policy, hours, back } of windows) {
  test(`cancelling ${hours} hours before by the rules ${policy} gives ${back} back`, async ({
    newCreator,
    newFan,
  }) => {
    const { host, service } = await shop(newCreator, { cancelPolicy: policy });
    const { page } = await buyer(newFan);
    const order = await book(page, service, hoursAhead(hours));
    const press = back === '€0.00' ? 'Cancel, no refund' : `Cancel, ${back} back`;
    await page.getByRole('button', { name: press }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog.getByText(back).first()).toBeVisible();
    await dialog.getByRole('button', { name: press }).click();
    await expect(status(page)).toHaveText('You canceled');
    await host.page.goto(order);
    await expect(status(host.page)).toHaveText(/canceled$/);
  });
}

test('a creator cancels: everything goes back', async ({ newCreator, newFan }) => {
  const { host, service } = await shop(newCreator, { cancelPolicy: 'NONE' });
  const { page } = await buyer(newFan);
  const order = await book(page, service, hoursAhead(5));
  await host.page.goto(order);
  await host.page.getByRole('button', { name: /^Cancel, .* gets €25\.00$/ }).click();
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel, / })
    .click();
  await expect(status(host.page)).toHaveText('You canceled');
  await expect(page.getByText(/^€25\.00 is on its way\./)).toBeVisible({ timeout: BANK_MS });
});
