import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createOutboxPage } from '@/backend/emulators/outbox/page';
import { sendMail, sendSms } from '@/backend/platform/mail/sendMail';
import { inTransaction } from '@/backend/platform/transaction';
import { testContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { SERVICE_KEY, start, stopServers } from '@/__tests__/support/platform/backendServer';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await stopServers();
  await database.close();
});

const page = (to = '') =>
  createOutboxPage(database.db, 'http://localhost:3000')({ to, nonce: 'n0nce' });

test('says that nothing was written yet', async () => {
  expect(await page()).toContain('Nothing was written yet.');
});

test('shows mails and texts, newest first, with links that stay on the reader’s own address', async () => {
  const at = new Date('2026-05-01T12:00:00Z').getTime();
  const write = (minutes: number, work: Parameters<typeof inTransaction<void>>[1]) =>
    inTransaction(testContext(database.db, { now: () => new Date(at + minutes * 60_000) }), work);
  await write(1, (context) =>
    sendMail(context, {
      userId: null,
      to: 'ada@example.org',
      locale: 'en',
      kind: 'password_reset',
      subject: '<script>alert(1)</script>',
      text: 'Look at https://example.org/"onclick="x and come back.',
      action: { label: 'Open', url: 'http://localhost:3000/async/x#token=abc' },
    }),
  );
  await write(2, (context) => sendSms(context, { to: '+4915112345678', text: 'Code 123456' }));
  const html = await page();
  expect(html.indexOf('Code 123456')).toBeLessThan(html.indexOf('password_reset'));
  expect(html).toContain(
    '<a href="/async/x#token=abc">http://localhost:3000/async/x#token=abc</a>',
  );
  expect(html).toContain('<style nonce="n0nce">');
  expect(html).not.toMatch(/<script|"onclick/);
  expect(await page('ADA@example.org')).not.toContain('Code 123456');
  expect(await page('+4915112345678')).toContain('Code 123456');
});

test('only whoever has the service key sees it, and nobody where there is none', async () => {
  const { url } = await start({ outboxPage: ({ to }) => Promise.resolve(`for ${to}`) });
  const key = { 'x-service-key': SERVICE_KEY };
  expect((await fetch(`${url}/dev/outbox`)).status).toBe(403);
  const shown = await fetch(`${url}/dev/outbox?to=ada`, { headers: key });
  expect([shown.status, await shown.text()]).toEqual([200, 'for ada']);
  const none = await start();
  expect((await fetch(`${none.url}/dev/outbox`, { headers: key })).status).toBe(404);
});
