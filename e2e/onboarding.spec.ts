import type { Page } from '@playwright/test';
import { mailedCode, sentTo } from './support/mail';
import { callSecureql } from './support/people';
import { looksWell } from './support/shell';
import { expect, test } from './support/test';

async function openTask(page: Page, name: string) {
  const task = page.locator('details', { has: page.getByRole('heading', { name }) });
  if ((await task.getAttribute('open')) === null) await task.locator('summary').click();
}

test('a fan verifies the e-mail, and onboarding is over', async ({ newFan }) => {
  const fan = await newFan();
  const { page } = fan;
  await page.goto('/onboarding');
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  // One was sent at sign-up: the field is empty again once the other one is on its way.
  const sent = page.waitForResponse(/request-email-verification/);
  await page.getByRole('button', { name: 'Send another code' }).click();
  await sent;
  await expect(page.getByText(`We sent a code to ${fan.email}`)).toBeVisible();
  await page.getByLabel('Code from the email').fill(await mailedCode(fan.context, fan.email));
  await expect(page.getByRole('heading', { name: 'All set', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Let’s go' }).click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);
});

test('a creator is shown what is left, and verifies the phone by six digits', async ({
  newCreator,
}) => {
  const creator = await newCreator();
  const { page } = creator;
  await page.goto('/dashboard/home');
  await expect(page.getByText('4 steps left until you’re all set')).toBeVisible();
  await page.getByRole('link', { name: 'Verify your phone', exact: true }).click();
  await expect(page).toHaveURL(/\/onboarding#phone$/);
  await openTask(page, 'Verify your phone');
  const number = `+49151${String(Date.now()).slice(-8)}`;
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText('Six digits are on their way')).toBeVisible();
  const code = /\b\d{6}\b/.exec(await sentTo(creator.context, number))?.[0] ?? '';
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('2 of 5 done')).toBeVisible();

  await openTask(page, 'Set your availability');
  await page.getByRole('link', { name: 'Set your hours' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/experiences\?active=availability$/);
  await expect(page.getByRole('heading', { name: 'Experiences', level: 1 })).toBeVisible();
  await expect(page.getByText('3 steps left until you’re all set')).toBeVisible();
});

test('the page is light in the house’s own colours, whatever its reader likes', async ({
  newFan,
}) => {
  const { page, context } = await newFan();
  await callSecureql(context, 'creators/save-theme/', {
    display_hue: '120',
    display_is_dark_mode: true,
  });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.goto('/dashboard/home');
  expect(await scheme()).toBe('dark');
  await page.goto('/onboarding');
  expect(await scheme()).toBe('light');
});

for (const width of [375, 768, 1280]) {
  test(`onboarding at ${width} px has no accessibility fault and does not overflow`, async ({
    newCreator,
  }) => {
    const { page } = await newCreator();
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/de/onboarding', '/dashboard/payouts', '/dashboard/experiences']) {
      await page.goto(path);
      await looksWell(page);
      if (width > 576 || path.endsWith('/onboarding')) continue;
      // What the open sidebar covers is out of reach, for axe as well.
      await page.keyboard.press('Escape');
      await expect(page.locator('#sidebar')).toBeHidden();
      await looksWell(page);
    }
  });
}
