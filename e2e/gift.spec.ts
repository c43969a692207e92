import { BANK_MS, buyer, shop, status } from './support/bookings';
import { give, giftLink } from './support/gifts';
import { mailedCode } from './support/mail';
import { newPerson } from './support/people';
import { expect, test } from './support/test';

test('a gift for somebody without an account, who takes it on a phone and picks a time', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  test.slow();
  const { host, service } = await shop(newCreator);
  const giver = await buyer(newFan);
  const { email } = newPerson();
  const order = await give(giver.page, service, { email, message: 'Happy birthday!' });
  await expect(status(giver.page)).toHaveText('It’s on its way to Jo');

  const { page, context } = await newVisitor();
  await page.setViewportSize({ width: 375, height: 720 });
  const link = await giftLink(context, email);
  // Looking twice uses nothing up.
  await page.goto(link);
  await expect(page.getByText('Happy birthday!')).toBeVisible();
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByText('For Jo, from Sam')).toBeVisible();
  // The price stays with its giver.
  await expect(page.getByText('€25.00')).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept the gift' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(context, email));
  await expect(page).toHaveURL(new RegExp(`${order}$`), { timeout: BANK_MS });
  await expect(page.getByText('A gift from Sam')).toBeVisible();
  await expect(page.getByText('It’s a gift: there’s nothing to pay.')).toBeVisible();
  // On a phone the menu lies over the page.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pick a time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[data-free]').nth(3).click();
  await dialog
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Take / }).click();
  await expect(status(page)).toHaveText(/^You and /);
  await expect(page.getByText('€25.00')).toHaveCount(0);

  await giver.page.reload();
  await expect(status(giver.page)).toHaveText('Jo has picked a time');
  await giver.page.goto('/dashboard/gifts');
  await expect(giver.page.getByRole('link', { name: /, for Jo$/ })).toBeVisible();
  await host.page.goto(order);
  await expect(host.page.getByText(/^You receive €22\.70\./)).toBeVisible();
});

test('no, thank you: kept after all within the minute, then declined, and its giver gets everything', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  // The minute in which it can be kept after all.
  test.slow();
  const { service } = await shop(newCreator);
  const giver = await buyer(newFan);
  const { email } = newPerson();
  await give(giver.page, service, { email });
  const { page, context } = await newVisitor();
  await page.goto(await giftLink(context, email));
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await page.getByRole('button', { name: 'Keep it after all' }).click();
  await expect(page.getByRole('button', { name: 'Accept the gift' })).toBeVisible();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByText('Sam gets everything back.')).toBeVisible();
  await expect(async () => {
    await giver.page.reload();
    await expect(giver.page.getByText(/^€25\.00 went back/)).toBeVisible();
  }).toPass({ timeout: 60_000 + BANK_MS });
});

test('a link that its giver hands over, then takes back', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const { service } = await shop(newCreator);
  const giver = await buyer(newFan);
  await give(giver.page, service, { email: null });
  await expect(status(giver.page)).toHaveText('Hand the link to Jo');
  const shown = (await giver.page.locator('.link').innerText()).trim();
  const { page } = await newVisitor();
  await page.goto(new URL(shown).pathname + new URL(shown).hash);
  await expect(page.getByRole('button', { name: 'Accept the gift' })).toBeVisible();
  await giver.page.getByRole('button', { name: 'Take it back' }).click();
  await giver.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take it back, €25\.00 back$/ })
    .click();
  await expect(status(giver.page)).toHaveText('Taken back');
  await page.reload();
  await expect(page.getByText('This gift is no longer available')).toBeVisible();
});
