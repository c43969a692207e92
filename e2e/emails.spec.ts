import type { Page } from '@playwright/test';
import { confirmEmail, mailedCode, mailedLink } from './support/mail';
import { forgetSession, newPerson } from './support/people';
import { looksWell, refusal } from './support/shell';
import { expect, test } from './support/test';

/** Real time lets nobody in whose session has just ended. */
const ENDED = /(403|401) .*(\/v2\/subscribe\/|\/api\/secureql\/query\/)/;

/** With E2E_PICTURES=<folder> a picture of each state is kept there, for people. */
async function picture(page: Page, name: string) {
  const folder = process.env.E2E_PICTURES;
  if (!folder) return;
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

test('somebody signs up with an e-mail that is known: nothing tells, and the code leads home', async ({
  newFan,
  newVisitor,
  complaints,
}) => {
  complaints.allow(ENDED);
  const owner = await newFan();
  await confirmEmail(owner.context, owner.email);
  const { page, context } = await newVisitor();
  const again = newPerson();
  await page.goto('/signup');
  await page.getByLabel('First name').fill(again.firstName);
  await page.getByLabel('Last name').fill(again.lastName);
  await page.getByLabel('Handle').fill(again.handle);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(again.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /, Robin$/ })).toBeVisible();

  await page.goto('/dashboard/settings?active=verifications');
  await expect(page.getByText(`We sent a code to ${owner.email}`)).toBeVisible();
  await picture(page, 'code');
  await page.getByLabel('Code from the email').fill(await mailedCode(context, owner.email));
  await expect(
    page.getByText(`You have an account with this address: @${owner.handle}`),
  ).toBeVisible();
  await picture(page, 'held');
  await looksWell(page);
  await page.getByRole('button', { name: `Log in as @${owner.handle}` }).click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await expect(page.locator(`a[href="/${owner.handle}"]`).first()).toBeAttached();
});

test('a new member types the digits in the settings, and logs in by e-mail from then on', async ({
  newFan,
  newVisitor,
  complaints,
}) => {
  complaints.allow(ENDED);
  const { page, context, email, password, handle } = await newFan();
  const elsewhere = (await newVisitor()).page;
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Email or handle').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(refusal(elsewhere)).toBeVisible();
  await picture(elsewhere, 'login-refused');

  await page.goto('/dashboard/settings?active=verifications');
  const section = page.locator('#email');
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  const code = await mailedCode(context, email);
  const wrong = code === '111111' ? '222222' : '111111';
  await page.getByLabel('Code from the email').fill(wrong);
  await expect(page.getByText('That code is wrong or too old.')).toBeVisible();
  await picture(page, 'code-wrong');
  await page.getByLabel('Code from the email').fill(code);
  await expect(section.getByText('Verified', { exact: true })).toBeVisible();

  await forgetSession(page);
  for (const typed of [email, `@${handle}`]) {
    await page.goto('/login');
    await page.getByLabel('Email or handle').fill(typed);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /, Robin$/ })).toBeVisible();
    await forgetSession(page);
  }
});

test('whoever reads the mailbox takes over an account that a stranger opened with it', async ({
  newFan,
  newVisitor,
  complaints,
}) => {
  complaints.allow(ENDED);
  const stranger = await newFan();
  const victim = await newVisitor();
  const { page } = victim;
  await page.goto(await mailedLink(victim.context, stranger.email, 'verify_email'));
  await picture(page, 'verify');
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible();
  await expect(page.getByText(`@${stranger.handle} uses this address`)).toBeVisible();
  await picture(page, 'take-over');
  await looksWell(page);
  // Nothing has happened yet.
  await stranger.page.goto('/dashboard/home');
  await expect(stranger.page).toHaveURL(/\/dashboard\/home$/);

  await page.getByRole('button', { name: 'Take this account over' }).click();
  await expect(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  await picture(page, 'taken');
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings\?active=account#password$/);
  await expect(page.getByRole('button', { name: 'Email me a link to choose one' })).toBeVisible();

  await stranger.page.goto('/dashboard/home');
  await expect(stranger.page).toHaveURL(/\/login/);
  await stranger.page.getByLabel('Email or handle').fill(stranger.handle);
  await stranger.page.getByLabel('Password', { exact: true }).fill(stranger.password);
  await stranger.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(refusal(stranger.page)).toBeVisible();
});

test('a member changes the address, and the old mailbox takes a hostile change back', async ({
  newFan,
  newVisitor,
  complaints,
}) => {
  complaints.allow(ENDED);
  const { page, context, email, password } = await newFan();
  await page.goto('/dashboard/settings?active=account');
  const section = page.locator('#email');
  await expect(section.getByRole('link', { name: 'Confirm an address first' })).toBeVisible();
  await confirmEmail(context, email);
  await page.reload();
  const next = `next-${email}`;
  await section.getByLabel('New email address').fill(next);
  await section.getByLabel('Your current password').fill(password);
  await section.getByRole('button', { name: 'Send the code' }).click();
  await expect(section.getByText(`We sent a code to ${next}`)).toBeVisible();
  await section.scrollIntoViewIfNeeded();
  await picture(page, 'change-code');
  await section.getByLabel('Code from the email').fill(await mailedCode(context, next));
  await expect(section.getByText('undo the change from there for 72 hours')).toBeVisible();
  await expect(section.getByText(`Now: ${next}`)).toBeVisible();
  await picture(page, 'changed');

  const owner = await newVisitor();
  await owner.page.goto(await mailedLink(owner.context, email, 'undo_email'));
  await picture(owner.page, 'undo');
  await looksWell(owner.page);
  await owner.page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(owner.page.getByText('Your account uses this address again.')).toBeVisible();
  await picture(owner.page, 'undone');
  await owner.page.getByRole('button', { name: 'Choose a password' }).click();
  await expect(owner.page.locator('#email').getByText(`Now: ${email}`)).toBeVisible();
  await picture(owner.page, 'without-password');
  await page.goto('/dashboard/home');
  await expect(page).toHaveURL(/\/login/);
});

test('in the settings another address can be claimed and confirmed', async ({ newFan }) => {
  const { page, context, email } = await newFan();
  await page.goto('/dashboard/settings?active=verifications');
  const section = page.locator('#email');
  await section.getByRole('button', { name: 'Use another address' }).click();
  await expect(section.getByLabel('Your email address')).toHaveValue(email);
  await picture(page, 'settings-address');
  const other = `other-${email}`;
  await section.getByLabel('Your email address').fill(other);
  await section.getByRole('button', { name: 'Send me a code' }).click();
  await expect(section.getByText(`We sent a code to ${other}`)).toBeVisible();
  await section.getByLabel('Code from the email').fill(await mailedCode(context, other));
  await expect(section.getByText('Verified', { exact: true })).toBeVisible();
  await picture(page, 'settings-verified');
});
