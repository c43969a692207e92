import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { helpTicketsOf, sendVisitorTicket } from '@/backend/help/service';
import { deleteAccount, exportMyData } from '@/backend/privacy/service';
import { visitorTicketPayload } from '@/lib/shared/help/help';
import { PASSWORD, confirmedContext, freshContext } from '@/__tests__/backend/accounts/people';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const DAY_MS = 24 * 60 * 60_000;
const question = (changes: object = {}) => ({
  email: 'visitor@example.org',
  text: 'My link to a new password\ndoes not <b>work</b>.',
  locale: 'de',
  ...changes,
});
const mailsTo = (address: string) =>
  database.db
    .selectFrom('mails')
    .selectAll()
    .where('toAddress', '=', address)
    .orderBy('createdAt')
    .execute();
const at = (ms: number) => ({ ...freshContext(database), now: () => new Date(ms) });

test('a question goes to the house, and its writer hears that it came, without a word of theirs', async () => {
  const context = freshContext(database);
  const first = await sendVisitorTicket(context, question());
  expect(await sendVisitorTicket(context, question())).toEqual(first);
  const [toHouse, ...others] = await mailsTo('hello@playplus.example');
  expect(others).toEqual([]);
  expect(toHouse).toMatchObject({
    kind: 'help_ticket',
    subject: 'Question of a visitor: My link to a new password does not <b>work</b>.',
  });
  expect(toHouse?.text).toContain('visitor@example.org, which nobody has confirmed');
  expect(toHouse?.html).not.toContain('<b>work</b>');
  const [toWriter, ...more] = await mailsTo('visitor@example.org');
  expect(more).toEqual([]);
  expect(toWriter).toMatchObject({
    kind: 'help_received',
    locale: 'de',
    subject: 'Deine Frage ist angekommen',
    topic: 'help_received',
  });
  expect(`${String(toWriter?.text)}${String(toWriter?.html)}`).not.toMatch(/password|work/);
});

test('a stranger gets one mail a day, however much is asked in their name', async () => {
  const email = 'stranger@example.org';
  const now = Date.now();
  await sendVisitorTicket(at(now), question({ email, text: 'The first question' }));
  await sendVisitorTicket(at(now + 1000), question({ email, text: 'The second question' }));
  expect(await mailsTo(email)).toHaveLength(1);
  await sendVisitorTicket(at(now + DAY_MS + 2000), question({ email, text: 'The next day' }));
  expect(await mailsTo(email)).toHaveLength(2);
});

test('five questions a day come from one e-mail, wherever they are asked', async () => {
  const context = freshContext(database);
  const email = 'flood@example.org';
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await sendVisitorTicket(context, question({ email, text: `Question ${name} of five` }));
  }
  await expect(
    sendVisitorTicket(context, question({ email, text: 'Question six of five' })),
  ).rejects.toMatchObject({ code: 'rate_limited' });
});

test('who confirms that e-mail later finds the question in their data, and it goes with the account', async () => {
  const email = 'later@example.org';
  await sendVisitorTicket(freshContext(database), question({ email, text: 'Before my account' }));
  const { context, user } = await confirmedContext(database, 'later');
  const { json } = await exportMyData(context);
  expect(json).toContain('Before my account');
  await deleteAccount(context, { confirmation: PASSWORD });
  expect(await helpTicketsOf(context, user.id, email)).toEqual([]);
});

test.each([
  [question({ email: 'nobody' })],
  [question({ email: 'a@example.org\nBcc: b@example.org' })],
  [question({ text: 'short' })],
  [question({ text: 'x'.repeat(4001) })],
  [question({ locale: 'xx' })],
  [question({ subject: 'no' })],
])('refuses %j', (payload) => {
  expect(visitorTicketPayload.safeParse(payload).success).toBe(false);
});
