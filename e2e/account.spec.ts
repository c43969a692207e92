import { newPerson } from './support/people';
import { refusal } from './support/shell';
import { expect, test } from './support/test';

test('somebody signs up with the form, logs out and logs in again', async ({
  page,
  complaints,
}) => {
  // What the page asks by itself while the session ends is refused.
  complaints.allow(/(403|401) .*(\/v[23]\/|\/api\/secureql\/query\/)/);
  const person = newPerson();
  await page.goto('/signup');
  await page.getByText('Host', { exact: true }).click();
  await expect(page.getByLabel('Host')).toBeChecked();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Handle').fill(person.handle);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Pick your color' })).toBeVisible();

  await page.goto('/dashboard/home');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/login');
  await page.getByLabel('Email or handle').fill(person.handle);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: /, Robin$/ })).toBeVisible();
});

test('a wrong password is refused in words, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email or handle').fill('nobody@journey.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(refusal(page)).toBeVisible();
  await expect(page.getByLabel('Email or handle')).toHaveValue('nobody@journey.test');
});

test('a page for members asks to log in once and comes back afterwards', async ({
  newVisitor,
  newCreator,
}) => {
  const member = await newCreator();
  const { page } = await newVisitor();
  await page.goto('/dashboard/party');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Log in first.')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Log in first.')).toHaveCount(0);
  await page.getByLabel('Email or handle').fill(member.handle);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/party$/);
});

test('a fan is sent home from a creator’s page and told why', async ({ newFan }) => {
  const { page } = await newFan();
  await page.goto('/dashboard/party');
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await expect(page.getByText('Creators and fans have different pages')).toBeVisible();
});
