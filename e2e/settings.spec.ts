import { callSecureql } from './support/people';
import { refusal } from './support/shell';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'a far better sentence than before';
/** What a browser says when its session was ended elsewhere: the real-time token ends with it. */
const ENDED = /(403|401) .*(\/v2\/subscribe\/|\/api\/secureql\/query\/)/;

test('somebody changes their name and finds it everywhere', async ({ newFan }) => {
  const { page } = await newFan();
  await page.goto('/dashboard/home');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('First name').fill('Roberta');
  await page.getByLabel('Time zone').focus();
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York');
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { name: /, Roberta$/ })).toBeVisible();
});

test('whoever leaves with something unsaved is asked, by a link and by Back, and can save', async ({
  newFan,
}) => {
  const { page } = await newFan();
  await page.goto('/dashboard/home');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('First name').fill('Ruben');
  await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings/);
  await expect(page.getByLabel('First name')).toHaveValue('Ruben');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/active=account/);
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { name: /, Ruben$/ })).toBeVisible();
});

test('a new password ends the other browser’s session', async ({
  newFan,
  newVisitor,
  complaints,
}) => {
  complaints.allow(ENDED);
  const { page, handle, password } = await newFan();
  const other = await newVisitor();
  await other.page.goto('/login');
  await other.page.getByLabel('Email or handle').fill(handle);
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.page.getByRole('heading', { name: /, Robin$/ })).toBeVisible();

  await page.goto('/dashboard/settings?active=account');
  const section = page.locator('#password');
  await section.getByLabel('Your current password').fill(password);
  await section.getByLabel('New password').fill(NEW_PASSWORD);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('Password changed.')).toBeVisible();
  await other.page.goto('/dashboard/home');
  await expect(other.page).toHaveURL(/\/login/);
});

test('a session is ended from the list', async ({ newFan, newVisitor, complaints }) => {
  complaints.allow(ENDED);
  const { page, handle, password } = await newFan();
  const other = await newVisitor();
  await callSecureql(other.context, 'accounts/log-in/', { emailOrHandle: handle, password });
  // As the mail about a new log-in leads here.
  await page.goto('/dashboard/settings?active=account#sessions');
  const section = page.locator('#sessions');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await other.page.goto('/dashboard/home');
  await expect(other.page).toHaveURL(/\/login/);
});

test('after a change of handle the whole page speaks of the new one', async ({ newFan }) => {
  const { page, handle } = await newFan();
  // As the list of things to do leads here.
  await page.goto('/dashboard/settings?active=basics#handle');
  const section = page.locator('#handle');
  const next = `${handle}-2`;
  await section.getByRole('textbox', { name: 'Handle' }).fill(next);
  await expect(section.getByText(`@${next} is free.`)).toBeVisible();
  await section.getByRole('button', { name: 'Change handle' }).click();
  await expect(section.getByText(`Saved. You’re @${next} now.`)).toBeVisible();
  await expect(page.locator(`a[href="/${next}"]`).first()).toBeAttached();
  await expect(page.locator(`a[href="/${handle}"]`)).toHaveCount(0);
});

test('an account is deleted with its password and is gone; its dialog’s × is level with the title', async ({
  newCreator,
  complaints,
}) => {
  complaints.allow(/404|401/);
  const { page, handle, password } = await newCreator();
  // As older links have it: the subject without its tab.
  await page.goto('/dashboard/settings#delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const middles = [];
  for (const part of [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Close' })]) {
    const box = await part.boundingBox();
    middles.push((box?.y ?? 0) + (box?.height ?? 0) / 2);
  }
  const [title, cross] = middles as [number, number];
  expect(Math.abs(title - cross)).toBeLessThanOrEqual(1);
  await dialog.getByLabel(/Your password/).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That isn’t your current password.')).toBeVisible();
  await dialog.getByLabel(/Your password/).fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/(en\/?)?$/);
  await page.goto(`/${handle}`);
  await expect(page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email or handle').fill(handle);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(refusal(page)).toBeVisible();
});

test('help answers by keyboard, and takes a question', async ({ newFan }) => {
  const { page } = await newFan();
  await page.goto('/dashboard/help');
  await page.getByLabel('Search help').focus();
  await page.keyboard.type('OBS');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'overlay');
  await page.getByLabel('What is it about?').fill('The overlay');
  await page.getByLabel('Your question').fill('Where do I find its address?');
  await page.getByLabel('Your question').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you, your question is on its way.')).toBeVisible();
});
