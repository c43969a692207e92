import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twilioCarrier } from '@/backend/platform/mail/carriers';
import { deliverDue } from '@/backend/platform/mail/postWorker';
import { sendSms } from '@/backend/platform/mail/sendMail';
import { inTransaction } from '@/backend/platform/transaction';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { office } from './office';

const MINUTE = 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('texts go to Twilio’s REST API; a number it refuses is given up, its own trouble is waited out', async () => {
  const asked: { url?: string; authorization?: string; form: string }[] = [];
  const answers = [503, 201, 400];
  const api = createServer((request, response) => {
    let form = '';
    request.on('data', (chunk) => (form += String(chunk)));
    request.on('end', () => {
      const { url, headers } = request;
      asked.push({ url, authorization: headers.authorization, form });
      response.writeHead(answers.shift() ?? 500).end('{}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const { clock, context, options } = office(
    database,
    twilioCarrier({
      accountSid: 'AC1',
      authToken: 'secret',
      from: '+15550001111',
      apiUrl: `http://127.0.0.1:${port}`,
    }),
  );
  const text = (to: string) =>
    inTransaction(context, (inner) => sendSms(inner, { to, text: 'Code 1' }));
  await text('+4915112345678');
  await deliverDue(options);
  clock.at += MINUTE;
  await deliverDue(options);
  await text('+4900000');
  await deliverDue(options);
  expect(asked.map(({ form }) => new URLSearchParams(form).get('To'))).toEqual([
    '+4915112345678',
    '+4915112345678',
    '+4900000',
  ]);
  expect(asked[0]).toEqual({
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    form: 'To=%2B4915112345678&Body=Code+1&From=%2B15550001111',
  });
  await new Promise((resolve) => api.close(resolve));
  const rows = await database.db.selectFrom('smsMessages').selectAll().orderBy('id').execute();
  expect(
    rows.map(({ text, sentAt, nextAttemptAt }) => [text, sentAt !== null, nextAttemptAt]),
  ).toEqual([
    ['', true, null],
    ['', false, null],
  ]);
});
