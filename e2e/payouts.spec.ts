import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { confirmEmail } from './support/mail';
import { fillOrder, payWith } from './support/money';
import { expect, test, type Member } from './support/test';

/** With E2E_PICTURES=<folder> a picture of each state is kept there, for people. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `payouts-${name}.png`), fullPage: true });
}

const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What Stripe tells arrives by itself: people load the page again until it has. */
async function seesInTime(page: Page, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard/payouts');
    await look();
  }).toPass({ timeout: 90_000 });
}

async function tellWho(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Day', { exact: true }).fill('7');
  await page.getByLabel('Month').selectOption('5');
  await page.getByLabel('Year').fill('1994');
  await page.getByLabel('Street and number').fill('Rua da Rosa 12');
  await page.getByLabel('ZIP or postal code').fill('1200-387');
  await page.getByLabel('Town').fill('Lisboa');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Somebody pays €25 to a creator, by the test order. */
async function contributes({ page, context, email }: Member, handle: string): Promise<void> {
  await confirmEmail(context, email);
  await fillOrder(page, { seller: handle });
  await page.getByText('A contribution', { exact: true }).click();
  await page.getByRole('button', { name: 'Pay €25.00' }).click();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible({
    timeout: 30_000,
  });
}

/** Goes to the dashboard at Stripe, presses there, and comes back. */
async function atStripe(page: Page, presses: readonly string[]): Promise<void> {
  await page.goto('/dashboard/payouts');
  await page.getByRole('button', { name: 'Stripe dashboard' }).click();
  await page.waitForURL(/\/dev\/stripe\/express\//);
  for (const press of presses) await page.getByRole('button', { name: press }).click();
}

test('a creator connects an account in two goes, earns, and sees the money to the bank', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(400_000);
  const creator = await newCreator();
  const { page } = creator;
  await confirmEmail(creator.context, creator.email);

  await test.step('country and currency come first, then Stripe asks', async () => {
    await page.goto('/dashboard/payouts');
    await expect(page.getByRole('heading', { name: 'Where should your money go?' })).toBeVisible();
    await keepPicture(page, 'new');
    await page.getByLabel('Country').selectOption('Portugal');
    await expect(page.getByLabel('You’re paid in')).toHaveValue('EUR');
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await page.waitForURL(/\/dev\/stripe\/onboarding\//);
  });

  await test.step('left halfway, the page says what Stripe still wants', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('link', { name: 'Back to PlayPlus' }).first().click();
    await page.waitForURL(/\/dashboard\/payouts/);
    const title = page.getByRole('heading', { name: /^Stripe needs .* before it can pay you\.$/ });
    await expect(title).toBeVisible();
    await keepPicture(page, 'todo');
    await page.getByRole('button', { name: 'Finish at Stripe' }).click();
    await page.waitForURL(/\/dev\/stripe\/onboarding\//);
  });

  await test.step('finished, nothing is asked any more', async () => {
    const goesOn = page.getByRole('button', { name: 'Continue' });
    if (await page.getByRole('heading', { name: 'Where do you live?' }).isVisible()) {
      await goesOn.click();
    }
    await tellWho(page);
    await page.getByRole('button', { name: /3704/ }).click();
    await page.getByLabel('Account holder').fill('Nora Vale');
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('link', { name: 'Back to PlayPlus' }).first().click();
    await seesInTime(page, async () => {
      await expect(stage(page, 'Available')).toContainText('Nothing here right now', {
        timeout: 2_000,
      });
      await expect(page.getByText(/Stripe needs/)).toHaveCount(0, { timeout: 1_000 });
    });
    await keepPicture(page, 'empty');
  });

  await test.step('somebody contributes: the line clears in a week', async () => {
    await contributes(await newFan(), creator.handle);
    await seesInTime(page, async () => {
      await expect(stage(page, 'Clearing')).toContainText('€23.70', { timeout: 2_000 });
    });
    const lines = page.getByRole('region', { name: 'Transactions' });
    await expect(lines.getByRole('row').nth(1)).toContainText(/€25\.00.*−€1\.30.*€23\.70.*Clears/);
    await page.getByRole('button', { name: 'Paid', exact: true }).click();
    await expect(lines.getByText('Nothing matches right now.')).toBeVisible();
    await expect(page).toHaveURL(/lines=paid/);
    await page.goto('/dashboard/home');
    const balance = page.getByRole('region', { name: 'Balance' });
    await expect(balance).toContainText('€23.70');
    await balance.getByRole('link', { name: 'Payouts' }).click();
  });

  const late = await newFan();
  await test.step('somebody else stops on the way to pay', async () => {
    await confirmEmail(late.context, late.email);
    await fillOrder(late.page, { seller: creator.handle });
    await late.page.getByRole('button', { name: 'Pay €25.00' }).click();
    await late.page.getByRole('link', { name: 'Back to PlayPlus' }).first().click();
    await expect(late.page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    await expect(late.page.getByText('Held for you')).toBeVisible();
  });

  await test.step('a week on, the bank sends it back, and the page says why', async () => {
    await atStripe(page, ['Next payout comes back', '+7 days']);
    await seesInTime(page, async () => {
      await expect(stage(page, 'Clearing')).toContainText('€0.00', { timeout: 2_000 });
    });
    await expect(async () => {
      await atStripe(page, ['+1 day']);
      await page.goto('/dashboard/payouts');
      await expect(page.getByRole('heading', { name: /Your bank sent €23\.70 back/ })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 120_000 });
    await expect(stage(page, 'Sent back')).toContainText('€23.70');
    await keepPicture(page, 'failed');
  });

  await test.step('whoever took too long was charged nothing, and can begin again', async () => {
    const { page: theirs } = late;
    await expect(theirs.getByRole('heading', { name: 'The time to pay ran out' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(theirs.getByText(/^Nothing was charged/)).toBeVisible();
    await keepPicture(theirs, 'expired');
    await theirs.getByRole('link', { name: 'Start again' }).click();
    await expect(theirs.getByRole('button', { name: 'Pay €25.00' })).toBeVisible();
  });

  await test.step('sent once more, it arrives', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(stage(page, 'On its way')).toContainText('€23.70');
    await keepPicture(page, 'on-its-way');
    await atStripe(page, ['+7 days']);
    const bank = page.getByRole('region', { name: 'To your bank' });
    await seesInTime(page, async () => {
      await expect(bank.getByRole('listitem').first()).toContainText(/€23\.70.*Paid/, {
        timeout: 2_000,
      });
    });
    await expect(stage(page, 'On its way')).toContainText('€0.00');
    await keepPicture(page, 'paid');
  });
});
