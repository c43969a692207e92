import { callSecureql, newPerson } from './support/people';
import { refusal } from './support/shell';
import { expect, test } from './support/test';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';

test('somebody signs up with the form, logs out and logs in again', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Hello, Robin' })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/login');
  await page.getByLabel('Email or handle').fill(person.handle);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Robin' })).toBeVisible();
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
  await expect(page.getByText('Please log in first.')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Please log in first.')).toHaveCount(0);
  await page.getByLabel('Email or handle').fill(member.handle);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/party$/);
});

test('a fan is sent home from a creator’s page and told why', async ({ newFan }) => {
  const { page } = await newFan();
  await page.goto('/dashboard/party');
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await expect(page.getByText('That page is for the other kind of account')).toBeVisible();
});

test('a visitor fills the form, logs in, and finds what they typed', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const host = await newCreator();
  const fan = await newFan();
  const created = await callSecureql(host.context, 'party/create-party/', {
    title: 'Kept words',
    game: 'Go',
    requestKey: crypto.randomUUID(),
  });
  const { id } = (created.body.createParty as { item: { id: string } }).item;
  await callSecureql(host.context, 'party/edit-queue/', {
    partyID: id,
    version: 1,
    queueSize: null,
    seatsPerRound: 1,
    lobbyCode: null,
    ...DEFAULT_QUEUE_RULES,
    entryFields: [
      { key: 'tag', kind: 'GAME_ID', label: 'Name in the game', required: true, maxLength: 40 },
    ],
  });
  await callSecureql(host.context, 'party/change-state/', { partyID: id, action: 'OPEN' });

  const { page } = await newVisitor();
  await page.goto(`/party/${id}`);
  await page.getByLabel('Name in the game').fill('SwiftOtter');
  await page
    .getByRole('button', { name: /Join the queue|Log in/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email or handle').fill(fan.handle);
  await page.getByLabel('Password', { exact: true }).fill(fan.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/party/${id}(#join)?$`));
  await expect(page.getByLabel('Name in the game')).toHaveValue('SwiftOtter');
  await page.getByRole('button', { name: 'Join the queue' }).click();
  await expect(page.getByRole('heading', { name: 'You’re next' })).toBeVisible();
});
