import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Opens the newest mail to somebody and follows its link. */
async function followMail(page: Page, email: string, subject: string) {
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  await mail.getByRole('link', { name: /#token=/ }).click();
}

test('somebody who forgot their password gets back in by a mailed link', async ({
  newFan,
  newVisitor,
}) => {
  const member = await newFan();
  const { page } = await newVisitor();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email of your account').fill(member.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();

  await followMail(page, member.email, 'Choose a new password');
  const link = page.url();
  await page.getByLabel('New password', { exact: true }).fill('teal harbour 12');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);

  // Where the old password had opened a session, it is over.
  await member.page.goto('/dashboard/home');
  await expect(member.page).toHaveURL(/\/login/);
  await member.page.getByLabel('Email').fill(member.email);
  await member.page.getByLabel('Password', { exact: true }).fill('teal harbour 12');
  await member.page.getByRole('button', { name: 'Log in' }).click();
  await expect(member.page).toHaveURL(/\/dashboard\/home$/);

  await page.goto('/login');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('teal harbour 13');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('used already or is too old')).toBeVisible();
});

test('a new member confirms their address by the mailed link', async ({ newFan }) => {
  const { page, email } = await newFan();
  await followMail(page, email, 'Is this your email address?');
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my home page' }).click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);
});
