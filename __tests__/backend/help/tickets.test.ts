import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { helpTicketsOf, sendTicket } from '@/backend/help/service';
import { helpTicketPayload } from '@/lib/shared/help/help';
import { freshContext, confirmedContext } from '@/__tests__/backend/accounts/people';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const question = { subject: 'Overlay is black', text: 'It stays black <b>in</b> OBS.\nWhy?' };
const mails = () =>
  database.db.selectFrom('mails').selectAll().where('kind', '=', 'help_ticket').execute();

test('a question is kept and mailed to the house, and asked twice it is one', async () => {
  const { context, user } = await confirmedContext(database, 'asker');
  const [first, second] = await Promise.all([
    sendTicket(context, question),
    sendTicket(context, question),
  ]);
  expect(second).toEqual(first);
  expect(await helpTicketsOf(context, user.id, null)).toMatchObject([question]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    toAddress: 'hello@playplus.example',
    kind: 'help_ticket',
    subject: 'Question: Overlay is black',
  });
  expect(mail?.text).toContain('@asker');
  expect(mail?.text).toContain('asker@example.org');
  expect(mail?.html).not.toContain('<b>in</b>');
});

test('a visitor asks nothing', async () => {
  await expect(sendTicket(freshContext(database), question)).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test.each([
  [{ ...question, subject: 'a\r\nBcc: everybody@example.org' }],
  [{ ...question, text: 'short' }],
  [{ ...question, subject: 'x'.repeat(121) }],
  [{ ...question, extra: 1 }],
])('refuses %j', (payload) => {
  expect(helpTicketPayload.safeParse(payload).success).toBe(false);
});
