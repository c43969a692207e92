import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { smtpCarrier } from '@/backend/platform/mail/carriers';
import type { Context } from '@/backend/platform/context';
import {
  deliverDue,
  startPost,
  type CarriedRow,
  type Carrier,
} from '@/backend/platform/mail/postWorker';
import { sendMail, sendSms, type Mail } from '@/backend/platform/mail/sendMail';
import { inTransaction } from '@/backend/platform/transaction';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { closedPort, startMailServer, type MailServer } from './mailServer';
import { office } from './office';

const MINUTE = 60_000;

let database: TestDatabase;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await database.db.deleteFrom('mails').execute();
});

function overSmtp(url: string) {
  const carrier = smtpCarrier(url, 'PlayPlus <no-reply@play.example>');
  closing.push(() => carrier.close());
  return office(database, carrier);
}

async function server(port?: number): Promise<MailServer> {
  const started = await startMailServer(port);
  closing.push(() => started.stop());
  return started;
}

function write(context: Context, changes: Partial<Mail> = {}) {
  const mail = {
    userId: null,
    to: 'ada@example.org',
    locale: 'en',
    kind: 'test',
    subject: 'A subject with ümlaut',
    text: 'First paragraph.\n\nSecond & last.',
    ...changes,
  };
  return inTransaction(context, (context) => sendMail(context, mail));
}

const mails = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute();

describe('writing', () => {
  test('belongs into a transaction, and goes with it when it is rolled back', async () => {
    const { context } = office(database);
    const text = { to: '+4915112345678', text: 'no' };
    await expect(sendSms(context, text)).rejects.toThrow('in the transaction that caused it');
    const failing = inTransaction(context, async (inner) => {
      await sendSms(inner, text);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await database.db.selectFrom('smsMessages').selectAll().execute()).toEqual([]);
  });

  test('lays the words out as text and as HTML, escaped, in the reader’s language', async () => {
    const { context } = office(database);
    const action = { label: 'Öffnen', url: 'http://localhost:3000/de/async/x#token=a&b' };
    await write(context, { locale: 'de', text: '<b>Hallo</b>\nAda', action });
    const [mail] = await mails();
    expect(mail?.text).toContain(`Öffnen:\n${action.url}`);
    expect(mail?.html).toContain('&lt;b&gt;Hallo&lt;/b&gt;<br>Ada');
    expect(mail?.html).toContain('#token=a&amp;b"');
    expect(mail?.html).toContain('lang="de"');
    expect(mail?.text).toContain('Du bekommst diese Mail');
    expect(mail?.messageId).toBe(`<${mail?.id}@localhost>`);
  });
});

describe('by SMTP (F21)', () => {
  test('a mail leaves once, whole, and its words are forgotten', async () => {
    const smtp = await server();
    const { context, options } = overSmtp(smtp.url);
    await write(context);
    expect(await deliverDue(options)).toBe(1);
    expect(await deliverDue(options)).toBe(0);
    const [mail] = await mails();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({ messageId: mail?.messageId, to: ['ada@example.org'] });
    expect(smtp.received[0]?.source).toMatch(/multipart\/alternative/);
    expect(mail).toMatchObject({ text: '', html: '', attempts: 1, nextAttemptAt: null });
    expect(mail?.sentAt).toEqual(new Date(context.now()));
  });

  test('down for ten minutes and up again: written mails wait, then each comes once', async () => {
    const port = await closedPort();
    const { clock, context, options } = overSmtp(`smtp://127.0.0.1:${port}`);
    const until = clock.at + 10 * MINUTE;
    for (let index = 0; index < 5; index += 1)
      await write(context, { to: `p${index}@example.org` });
    for (; clock.at < until; clock.at += 15_000) await deliverDue(options);
    const waiting = await mails();
    expect(waiting.every((mail) => mail.sentAt === null && mail.attempts > 8)).toBe(true);
    const smtp = await server(port);
    clock.at += MINUTE;
    while ((await deliverDue(options)) > 0);
    expect(smtp.received.map(({ messageId }) => messageId).sort()).toEqual(
      waiting.map(({ messageId }) => messageId).sort(),
    );
    expect((await mails()).every((mail) => mail.sentAt !== null)).toBe(true);
  });

  test('a connection cut after DATA: sent again under the same Message-ID, so it is one mail', async () => {
    const smtp = await server();
    smtp.dropAfterData = 2;
    const { clock, context, options } = overSmtp(smtp.url);
    await write(context);
    for (let tries = 0; tries < 4; tries += 1) {
      await deliverDue(options);
      clock.at += MINUTE;
    }
    const [mail] = await mails();
    expect(smtp.received).toHaveLength(3);
    expect(new Set(smtp.received.map(({ messageId }) => messageId))).toEqual(
      new Set([mail?.messageId]),
    );
    expect(mail?.sentAt).not.toBeNull();
  });

  test('a reader the server does not know is given up, the others get theirs', async () => {
    const smtp = await server();
    smtp.unknown.add('gone@example.org');
    const { clock, context, options } = overSmtp(smtp.url);
    await write(context, { to: 'gone@example.org' });
    await write(context, { to: 'here@example.org' });
    await deliverDue(options);
    clock.at += MINUTE;
    expect(await deliverDue(options)).toBe(0);
    expect(smtp.received.map(({ to }) => to)).toEqual([['here@example.org']]);
    const gone = (await mails()).find(({ toAddress }) => toAddress === 'gone@example.org');
    expect(gone).toMatchObject({ sentAt: null, nextAttemptAt: null, attempts: 1, text: '' });
  });

  test('two workers share the rows: nothing twice', async () => {
    const smtp = await server();
    const one = overSmtp(smtp.url);
    const two = overSmtp(smtp.url);
    for (let index = 0; index < 30; index += 1) await write(one.context);
    const turns = [one, two, one, two, one, two];
    await Promise.all(turns.map(({ options }) => deliverDue(options)));
    while ((await deliverDue(one.options)) > 0);
    const ids = smtp.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test('a row of a worker that died is taken over, and three days are enough', async () => {
    const smtp = await server();
    const { clock, context, options } = overSmtp(smtp.url);
    await write(context);
    const dead: Carrier<CarriedRow> = {
      table: 'mails',
      keepTryingMs: 1,
      deliver: () => new Promise(() => undefined),
      close: () => Promise.resolve(),
    };
    void deliverDue({ ...options, carriers: [dead] });
    while ((await mails())[0]?.attempts === 0);
    expect(await deliverDue(options)).toBe(0);
    clock.at += 3 * MINUTE;
    expect(await deliverDue(options)).toBe(1);
    expect(smtp.received).toHaveLength(1);

    const away = overSmtp(`smtp://127.0.0.1:${await closedPort()}`);
    await write(away.context);
    away.clock.at += 3 * 24 * 60 * MINUTE + 1;
    await deliverDue(away.options);
    expect((await mails()).at(-1)).toMatchObject({ sentAt: null, nextAttemptAt: null });
  });

  test('the worker finds rows by itself and stops cleanly', async () => {
    const smtp = await server();
    const { context, options } = overSmtp(smtp.url);
    const post = startPost({ ...options, pollMs: 10 });
    await write(context);
    for (let tries = 0; tries < 200 && smtp.received.length === 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await post.stop();
    expect(smtp.received).toHaveLength(1);
    expect((await mails())[0]?.sentAt).not.toBeNull();
  });
});
