import type { Page } from '@playwright/test';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import { mailedCode } from './support/mail';
import { callSecureql, newPerson } from './support/people';
import { looksWell, untilAlive } from './support/shell';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

const PHONE = { width: 375, height: 812 };

const question = (key: string, label: string): EntryField => ({
  key,
  kind: 'TEXT',
  label,
  required: true,
  maxLength: 40,
});
const name = () => newPerson().handle;

/** Opens a queue's page on a phone. */
async function onPhone(page: Page, partyID: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(`/party/${partyID}`);
  await untilAlive(page);
}

/** The whole button is seen without scrolling, and axe finds nothing. */
async function expectGoodStart(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
  await looksWell(page);
}

const isIn = (page: Page) => expect(page).toHaveURL(/\/party\/[^/]+\/queue\//);

test('from a link to a ticket in one press and one field, without an account', async ({
  newCreator,
  newVisitor,
}) => {
  const partyID = await openQueue(await newCreator(), 'Friday squad: bring your main');
  const { page } = await newVisitor();
  await onPhone(page, partyID);
  await expect(page.getByText('Wait: we’ll know after round 1')).toBeVisible();
  await expectGoodStart(page, 'Join the line');
  await expect(page.locator('#join').getByRole('textbox')).toHaveCount(1);
  await page.getByLabel('Your name').fill(name());
  await expect(page.getByText('free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Join the line' }).click();
  await isIn(page);

  await test.step('back on the page the place stands there', async () => {
    await page.goto(`/party/${partyID}`);
    await expect(page.getByRole('heading', { name: 'You’re in line' })).toBeVisible();
    await expect(page.locator('#join')).toContainText('1st');
    await looksWell(page);
    await page.getByRole('link', { name: 'Open my ticket' }).click();
    await isIn(page);
  });
});

test('two questions of the host, and a name that somebody has', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const entryFields = [question('tag', 'In-game name'), question('role', 'Role')];
  const partyID = await openQueue(await newCreator(), 'Roles', { entryFields });
  const { handle } = await newFan();
  const { page } = await newVisitor();
  await onPhone(page, partyID);
  await expect(page.getByRole('button', { name: 'Join the line' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Your name').fill(handle);
  await page.getByRole('button', { name: /How about .*\?/ }).click();
  await expect(page.getByLabel('Your name')).not.toHaveValue(handle);
  await expect(page.getByText('free', { exact: true })).toBeVisible();

  await test.step('a missing answer is asked for, and nothing is lost', async () => {
    await page.getByLabel('In-game name').fill('Swift Otter');
    await page.getByRole('button', { name: 'Join the line' }).click();
    await expect(page.getByLabel('Role')).toBeFocused();
    await expect(page.getByLabel('In-game name')).toHaveValue('Swift Otter');
  });

  await page.getByLabel('Role').fill('Healer');
  await page.getByRole('button', { name: 'Join the line' }).click();
  await isIn(page);
});

test('a taken name that is kept joins as the nearest free one', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const partyID = await openQueue(await newCreator(), 'Names');
  const { handle } = await newFan();
  const { page } = await newVisitor();
  await onPhone(page, partyID);
  await page.getByLabel('Your name').fill(handle);
  await page.getByRole('button', { name: 'Join the line' }).click();
  await isIn(page);
  await page.goto(`/party/${partyID}`);
  await expect(page.getByRole('region', { name: 'In line', exact: true })).toContainText(
    // After a digit the number stands apart.
    new RegExp(`${handle}_?2`),
  );
});

test('where a confirmed email is asked for, the sixth digit joins', async ({
  newCreator,
  newVisitor,
}) => {
  const entryFields = [question('tag', 'In-game name')];
  const rules = { whoCanJoin: 'VERIFIED', entryFields } as const;
  const partyID = await openQueue(await newCreator(), 'Confirmed', rules);
  const [visitor, reader] = [await newVisitor(), await newVisitor()];
  const { page } = visitor;
  const { email } = newPerson();
  await onPhone(page, partyID);
  await expect(page.getByText(/asks for a confirmed email/)).toBeInViewport();
  await looksWell(page);
  await page.getByLabel('Your name').fill(name());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('In-game name').fill('Swift Otter');
  await page.getByRole('button', { name: 'Send my code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await looksWell(page);

  const code = await mailedCode(reader.context, email);
  await test.step('a wrong code says so at its field', async () => {
    await page.keyboard.type(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('That code is wrong', { exact: false })).toBeVisible();
  });
  await page.getByLabel('Code', { exact: true }).fill(code);
  await isIn(page);
});

test('who has an account logs in and is in without another press', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const entryFields = [question('tag', 'In-game name')];
  const partyID = await openQueue(await newCreator(), 'Kept words', { entryFields });
  const fan = await newFan();
  const { page } = await newVisitor();
  await onPhone(page, partyID);
  await page.getByLabel('In-game name').fill('Swift Otter');
  await page.getByRole('link', { name: 'I have an account' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(page.url()).not.toContain('Otter');
  await page.getByLabel(/^Email/).fill(fan.handle);
  await page.getByLabel('Password', { exact: true }).fill(fan.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
});

test('a closed, a full and a paused line say what they are', async ({ newCreator, newVisitor }) => {
  const host = await newCreator();
  const partyID = await openQueue(host, 'States');
  const { page } = await newVisitor();
  const states = [
    ['CLOSE', 'The line is closed'],
    ['OPEN', null],
    ['PAUSE', 'The line is paused'],
    ['END', 'This queue has ended'],
  ] as const;
  await onPhone(page, partyID);
  for (const [action, title] of states) {
    await callSecureql(host.context, 'party/change-state/', { partyID, action });
    await expect(
      title === null
        ? page.getByRole('button', { name: 'Join the line' })
        : page.getByRole('heading', { name: title }),
    ).toBeVisible();
    await looksWell(page);
  }
});
