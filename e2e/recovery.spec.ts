import type { Page } from '@playwright/test';
import { confirmEmail } from './support/mail';
import { untilAlive } from './support/shell';
import { expect, test } from './support/test';

/** Opens the newest mail to somebody and follows its link; returns the link. */
async function followMail(page: Page, email: string, subject: string): Promise<string> {
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  const link = mail.getByRole('link', { name: /#token=/ });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(/\/async\//);
  await untilAlive(page);
  return address;
}

test('somebody who forgot their password gets back in by a mailed link', async ({
  newFan,
  newVisitor,
}) => {
  const member = await newFan();
  await confirmEmail(member.context, member.email);
  const { page } = await newVisitor();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email of your account').fill(member.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();

  const link = await followMail(page, member.email, 'Choose a new password');
  await page.getByLabel('New password', { exact: true }).fill('teal harbour 12');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);

  // Where the old password had opened a session, it is over.
  await member.page.goto('/dashboard/home');
  await expect(member.page).toHaveURL(/\/login/);
  await member.page.getByLabel('Email or handle').fill(member.email);
  await member.page.getByLabel('Password', { exact: true }).fill('teal harbour 12');
  await member.page.getByRole('button', { name: 'Log in' }).click();
  await expect(member.page).toHaveURL(/\/dashboard\/home$/);

  await page.goto('/login');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('teal harbour 13');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('already used or is too old')).toBeVisible();
});

test('a new member confirms their address by the mailed link', async ({ newFan }) => {
  const { page, email } = await newFan();
  await followMail(page, email, 'Is this your email address?');
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my home page' }).click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);
});

test('a mailed link outlives the way to the content and a change of language', async ({
  newFan,
}) => {
  const { page, email } = await newFan();
  await page.setViewportSize({ width: 375, height: 800 });
  await followMail(page, email, 'Is this your email address?');
  await expect(page).toHaveURL(/\/async\/verify_email$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/async\/verify_email$/);
  await page.getByRole('button', { name: 'Ja, sie gehört mir' }).click();
  await expect(page.getByRole('heading', { name: 'Bestätigt' })).toBeVisible();
});
