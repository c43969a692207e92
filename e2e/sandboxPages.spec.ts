import type { Page } from '@playwright/test';
import { confirmEmail } from '@/e2e/support/mail';
import { checkoutOf, dashboardOf, onboardingOf } from '@/e2e/support/sandbox';
import { looksWell } from '@/e2e/support/shell';
import { expect, test, type Member } from '@/e2e/support/test';

const WIDTHS = [375, 1280];

/** With E2E_PICTURES=<folder> pictures of each page are kept there, for people. */
async function inEveryLook(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Sandbox: no money moves.')).toBeVisible();
  const folder = process.env.E2E_PICTURES;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await looksWell(page);
      if (folder === undefined) continue;
      await page.screenshot({
        path: `${folder}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
}

/** A creator who can be paid, without a look at the pages that made it so. */
async function connected(creator: Member): Promise<void> {
  const { page } = creator;
  await page.goto(await onboardingOf(creator));
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillPerson(page);
  await page.getByRole('button', { name: /3704/ }).click();
  await page.getByLabel('Account holder').fill('Nora Vale');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re ready to be paid' })).toBeVisible();
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Month').selectOption('March');
  await page.getByLabel('Year').fill('1998');
  await page.getByLabel('Street and number').fill('Rua do Farol 12');
  await page.getByLabel('ZIP or postal code').fill('4150-000');
  await page.getByLabel('Town').fill('Porto');
  await page.getByLabel('Town').press('Enter');
}

test('a creator gives the sandbox what it asks for, leaves in between, and looks at the dashboard', async ({
  newCreator,
}) => {
  test.slow();
  const creator = await newCreator();
  const { page } = creator;
  await page.goto(await onboardingOf(creator));
  await expect(page.getByText('Portugal')).toBeVisible();
  await inEveryLook(page, 'country');
  await page.getByLabel('A person').press('Enter');
  await inEveryLook(page, 'person');
  await fillPerson(page);
  await inEveryLook(page, 'bank');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByText('Still open: Bank account.')).toBeVisible();
  await inEveryLook(page, 'later');
  await page.getByRole('link', { name: 'Do it now' }).click();
  await page.getByRole('button', { name: /3704/ }).press('Enter');
  await expect(page.getByLabel('IBAN')).toHaveValue(/^PT50.*3704$/);
  await page.getByLabel('Account holder').fill('Nora Vale');
  await page.getByLabel('Account holder').press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re ready to be paid' })).toBeVisible();
  await inEveryLook(page, 'done');

  await page.goto(await dashboardOf(creator));
  await expect(page.getByRole('heading', { name: 'Nora Vale' })).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Next payout comes back' });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await inEveryLook(page, 'dashboard');
  // The link opened once: its address leads on to where the next one is made.
  await page.getByRole('link', { name: 'Back to PlayPlus' }).click();
  await expect(page).toHaveURL(/\/dashboard\/payouts/);
});

test('a fan is declined, asked by the bank, and pays once', async ({ newCreator, newFan }) => {
  test.slow();
  const creator = await newCreator();
  await connected(creator);
  const fan = await newFan();
  await confirmEmail(fan.context, fan.email);
  const { page } = fan;
  const address = await checkoutOf(fan, creator.handle, 'PAY');
  await page.goto(address);
  await expect(page.getByText(/closes in\s+\d+:\d\d/)).toBeVisible();
  await inEveryLook(page, 'checkout');

  const pay = page.getByRole('button', { name: 'Pay €25.00' });
  await page.getByRole('button', { name: /0002/ }).click();
  await pay.click();
  await expect(page.getByRole('alert')).toContainText(
    'Your card was declined. Nothing was charged.',
  );
  await inEveryLook(page, 'declined');

  await page.getByRole('button', { name: /3184/ }).press('Enter');
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0027 6000 3184');
  await page.getByLabel('Card number').press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await inEveryLook(page, 'bank');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/dev/stripe/'));

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Already paid' })).toBeVisible();
  await inEveryLook(page, 'paid');
});

test('everything can be done without scripts', async ({ newCreator, newFan, browser, baseURL }) => {
  test.slow();
  const creator = await newCreator();
  await connected(creator);
  const fan = await newFan();
  await confirmEmail(fan.context, fan.email);
  const address = await checkoutOf(fan, creator.handle, 'SAVE');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText('€0.00 today')).toBeVisible();
  await page.getByRole('button', { name: /3155/ }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByLabel('Code from your phone').fill('123456');
  await page.getByRole('button', { name: 'Yes, save the card' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/dev/stripe/'));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Card saved already' })).toBeVisible();
  await context.close();
});
