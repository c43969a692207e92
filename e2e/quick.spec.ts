import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSecureql, newPerson } from './support/people';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

/** The six digits of the newest mail to somebody. */
async function codeFor(page: Page, email: string): Promise<string> {
  const outbox = await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`);
  return /(\d{6}) is your PlayPlus code/.exec(await outbox.text())?.[1] ?? '';
}

/** Asks for a code on the log-in page. */
async function askForCode(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Send me a code instead' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send my code' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  return codeFor(page, email);
}

test('somebody without a password logs in by a mailed code, and comes back by another', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor();
  const { email } = newPerson();
  await page.goto('/login');
  const code = await askForCode(page, email);

  // A wrong one stands at the field, and what is typed next replaces it.
  const field = page.getByLabel('Your code');
  await expect(field).toBeFocused();
  await field.pressSequentially(code.replace(/^./, (digit) => (digit === '3' ? '4' : '3')));
  await expect(page.getByText('That code is wrong or too old')).toBeVisible();
  await field.press('ControlOrMeta+a');
  // Pasted as a mail program writes it; the sixth digit submits.
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/dashboard\/home$/);

  // The dashboard asks for news by itself: nobody is to be on it when the session ends.
  await page.goto('about:blank');
  await callSecureql(context, 'accounts/log-out/', {});
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send me a code instead' }).click();
  await page.getByRole('button', { name: 'Use my password' }).click();
  const again = await askForCode(page, email);
  await page.getByLabel('Your code').pressSequentially(again);
  await expect(page).toHaveURL(/\/dashboard\/home$/);
});

test('a new person joins by a name alone, comes back, and takes the place along to their account', async ({
  newCreator,
  newVisitor,
  complaints,
}) => {
  // What the page that stands open has on its way is refused while the call beside it changes the session.
  complaints.allow(/40[13] .*(page-views\/record|turns\/get-mine|\/v[23]\/)/);
  const creator = await newCreator();
  const partyID = await openQueue(creator, 'Come as you are');
  const owner = await newVisitor();
  const { email, handle } = newPerson();
  await owner.page.goto('/login');
  await owner.page.getByRole('button', { name: 'Send me a code instead' }).waitFor();
  await owner.page.getByLabel('Email or handle').waitFor();
  const first = await askForCode(owner.page, email);
  await owner.page.getByLabel('Your code').fill(first);
  await expect(owner.page).toHaveURL(/\/dashboard\/home$/);

  const { page, context } = await newVisitor();
  await page.goto(`/party/${partyID}`);
  const press = { partyID, handle, fields: [], requestKey: randomUUID() };
  const { body } = await callSecureql(context, 'party/join-as-new/', press);
  const item = (body.joinAsNew as { item: { queueUuid: string; handle: string } }).item;
  expect(item.handle).toBe(handle);

  // The same browser, later: the place is still theirs.
  const ticket = `/party/${partyID}/queue/${item.queueUuid}`;
  await page.goto('/');
  expect((await page.goto(ticket))?.status()).toBe(200);
  await expect(page.getByText('Come as you are').first()).toBeVisible();

  await page.goto(`/login?next=${encodeURIComponent(ticket)}`);
  await expect(page.getByText(`You’re here as @${handle}, without a password`)).toBeVisible();
  const code = await askForCode(page, email);
  await page.getByLabel('Your code').fill(code);
  await expect(page.getByRole('heading', { name: 'Take your place along?' })).toBeVisible();
  await expect(page.getByText('Come as you are')).toBeVisible();
  await page.getByRole('button', { name: 'Take it along' }).click();
  await expect(page).toHaveURL(new RegExp(`${ticket}$`));

  // Where the account was logged in all along, the ticket is theirs, too.
  expect((await owner.page.goto(ticket))?.status()).toBe(200);
});

test('a creator’s words are kept, and a name with one of them is refused', async ({
  newCreator,
  newVisitor,
}) => {
  const creator = await newCreator();
  await creator.page.goto('/dashboard/settings?active=privacy#words');
  const section = creator.page.getByRole('region', { name: 'Words you don’t want to see' });
  await section.getByLabel('Blocked words').fill('cabbage\nturnip, parsnip');
  await creator.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(creator.page.getByText('Saved', { exact: true })).toBeVisible();
  await creator.page.reload();
  await expect(section.getByLabel('Blocked words')).toHaveValue('cabbage\nturnip\nparsnip');

  const partyID = await openQueue(creator, 'Mind your words');
  const { context, page } = await newVisitor();
  await page.goto(`/party/${partyID}`);
  const press = { partyID, handle: 'C4bb4ge king', fields: [], requestKey: randomUUID() };
  const { body } = await callSecureql(context, 'party/join-as-new/', press);
  expect(body.joinAsNew).toEqual({ error: 'party.name_refused', item: null });
});
