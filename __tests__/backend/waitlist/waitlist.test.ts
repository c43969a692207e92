import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AppError } from '@/backend/platform/errors';
import { confirmWaitlist, joinWaitlist } from '@/backend/waitlist/service';
import { testConfig, testContext, type TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

const HOUR = 60 * 60_000;

let database: TestDatabase;
let time: number;

beforeAll(async () => {
  database = await openTestDatabase();
  time = Date.parse('2026-05-01T12:00:00Z');
});
afterAll(() => database.close());

/** A visitor who has asked for nothing yet: limits count by configuration. */
function visitor(): TestContext {
  const context = testContext(database.db, { now: () => new Date(time) });
  return { ...context, config: { ...testConfig } };
}

const mailsTo = (email: string) =>
  database.db.selectFrom('mails').selectAll().where('toAddress', '=', email).execute();

const rowOf = (email: string) =>
  database.db
    .selectFrom('waitlist')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

async function tokenFor(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const token = /#confirm=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no mail with a link went to ${email}`);
  return token;
}

const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : error;
};

describe('the waitlist', () => {
  test('confirms an address by the link that went to it, in its language, once and again', async () => {
    await joinWaitlist(visitor(), { email: 'ana@example.org', locale: 'pt' });
    const [mail] = await mailsTo('ana@example.org');
    expect(mail).toMatchObject({ locale: 'pt', kind: 'waitlist', topic: 'waitlist' });
    expect(mail?.text).toContain('/pt/announce#confirm=');
    expect((await rowOf('ana@example.org')).confirmedAt).toBeNull();

    const token = await tokenFor('ana@example.org');
    expect((await rowOf('ana@example.org')).tokenHash).not.toContain(token);
    await confirmWaitlist(visitor(), { token });
    const { confirmedAt } = await rowOf('ana@example.org');
    expect(confirmedAt).toEqual(new Date(time));
    time += 48 * HOUR;
    await confirmWaitlist(visitor(), { token });
    expect((await rowOf('ana@example.org')).confirmedAt).toEqual(confirmedAt);
  });

  test('writes no second mail to a confirmed address, nor to one that got a mail within the hour', async () => {
    await joinWaitlist(visitor(), { email: 'ana@example.org', locale: 'en' });
    expect(await mailsTo('ana@example.org')).toHaveLength(1);

    await joinWaitlist(visitor(), { email: 'bo@example.org', locale: 'en' });
    time += HOUR / 2;
    await joinWaitlist(visitor(), { email: 'bo@example.org', locale: 'en' });
    expect(await mailsTo('bo@example.org')).toHaveLength(1);
    time += HOUR;
    await joinWaitlist(visitor(), { email: 'bo@example.org', locale: 'de' });
    const mails = await mailsTo('bo@example.org');
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.locale).toBe('de');
  });

  test('answers no sooner for an address that stands on the list than for a new one', async () => {
    const timeOf = async (email: string) => {
      const begun = performance.now();
      await joinWaitlist(visitor(), { email, locale: 'en' });
      return performance.now() - begun;
    };
    // Ana has confirmed hers, so that there is nothing to write and no mail to send.
    for (const email of ['ana@example.org', 'new@example.org']) {
      expect(await timeOf(email)).toBeGreaterThan(240);
    }
  });

  test('a newer mail ends the older link; a day ends the newest', async () => {
    await joinWaitlist(visitor(), { email: 'cy@example.org', locale: 'en' });
    const older = await tokenFor('cy@example.org');
    time += 2 * HOUR;
    await joinWaitlist(visitor(), { email: 'cy@example.org', locale: 'en' });
    expect(await codeOf(confirmWaitlist(visitor(), { token: older }))).toBe(
      'waitlist.link_invalid',
    );
    time += 25 * HOUR;
    const newest = await tokenFor('cy@example.org');
    expect(await codeOf(confirmWaitlist(visitor(), { token: newest }))).toBe(
      'waitlist.link_invalid',
    );
    expect((await rowOf('cy@example.org')).confirmedAt).toBeNull();
  });

  test('forgets after a week who never confirmed', async () => {
    await joinWaitlist(visitor(), { email: 'di@example.org', locale: 'en' });
    time += 8 * 24 * HOUR;
    await joinWaitlist(visitor(), { email: 'eve@example.org', locale: 'en' });
    const rows = await database.db.selectFrom('waitlist').select('email').execute();
    expect(rows.map(({ email }) => email).sort()).toEqual(['ana@example.org', 'eve@example.org']);
  });

  test('whoever wants no more such mails gets none', async () => {
    await database.db
      .insertInto('mailRefusals')
      .values({ toAddress: 'fay@example.org', topic: 'waitlist', createdAt: new Date(time) })
      .execute();
    await joinWaitlist(visitor(), { email: 'fay@example.org', locale: 'en' });
    expect(await mailsTo('fay@example.org')).toHaveLength(0);
  });
});
