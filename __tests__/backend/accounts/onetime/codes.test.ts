import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { logInWithCode, requestCode } from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext } from '@/__tests__/backend/accounts/people';
import { codeOf, postbox } from '@/__tests__/backend/accounts/postbox';
import { logInWithCodePayload } from '@/lib/shared/accounts/quick';
import { codeMailedTo, inBrowser, later, loggedIn, notThe } from './people';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const visitor = (browser: string, now = Date.parse('2026-05-01T10:00:00Z')) =>
  inBrowser(freshContext(database, { now: () => new Date(now) }), browser);
type Visitor = ReturnType<typeof visitor>;

async function codeFor(who: Visitor, email: string): Promise<string> {
  await requestCode(who, { email });
  return codeMailedTo(database, email);
}

const attempt = (who: Visitor, email: string, code: string) =>
  codeOf(
    Promise.resolve().then(() => logInWithCode(who, logInWithCodePayload.parse({ email, code }))),
  );

/** Somebody with a confirmed e-mail. */
async function member(name: string) {
  const email = `${name}@example.org`;
  const who = visitor(`${name} at home`);
  const code = await codeFor(who, email);
  return { email, who, opened: await logInWithCode(who, { email, code, handle: name }) };
}

describe('a one-time code', () => {
  test('confirms an unknown e-mail with a fan account, and logs in to it from then on', async () => {
    const { email, who, opened } = await member('nova');
    expect(opened.user).toMatchObject({
      handle: 'nova',
      userType: 'FAN',
      email,
      emailVerified: true,
      hasPassword: false,
      hasChosenHandle: true,
    });
    const code = await codeFor(who, email);
    const again = await logInWithCode(who, { email, code, handle: 'else' });
    expect(again.user).toMatchObject({ id: opened.user.id, handle: 'nova' });
  });

  test('works once', async () => {
    const { email, who } = await member('once');
    const code = await codeFor(who, email);
    const uses = await Promise.all([1, 2, 3].map(() => attempt(who, email, code)));
    expect(uses.sort()).toEqual(['auth.code_invalid', 'auth.code_invalid', 'done']);
  });

  test('works ten minutes, in any spelling', async () => {
    const { email, who } = await member('slow');
    const code = await codeFor(who, email);
    expect(await attempt(later(who, 10 * MINUTE), email, code)).toBe('auth.code_invalid');
    const spelled = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await attempt(later(who, 9 * MINUTE), email, spelled)).toBe('done');
  });

  test('opens nothing in another browser, and a new one ends only the same browser’s old one', async () => {
    const { email, who } = await member('bound');
    const elsewhere = visitor('somewhere else');
    const mine = await codeFor(who, email);
    expect(await attempt(elsewhere, email, mine)).toBe('auth.code_invalid');
    const theirs = await codeFor(elsewhere, email);
    expect(await attempt(who, email, mine)).toBe('done');
    const newer = await codeFor(elsewhere, email);
    if (newer !== theirs) {
      expect(await attempt(elsewhere, email, theirs)).toBe('auth.code_invalid');
    }
    expect(await attempt(elsewhere, email, newer)).toBe('done');
    const nameless = { ...who, browserHash: null };
    expect(await codeOf(requestCode(nameless, { email }))).toBe('forbidden');
  });

  test('is dead after five wrong tries, also at once', async () => {
    const { email, who } = await member('guessed');
    const code = await codeFor(who, email);
    const guesses = [1, 2, 3, 4, 5].map(() => attempt(who, email, notThe(code)));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['auth.code_invalid']));
    expect(await attempt(who, email, code)).toBe('auth.code_invalid');
  });

  test('after twenty wrong tries has twelve characters until the day ends, and the owner is told once', async () => {
    const { email, who } = await member('besieged');
    for (let nth = 0; nth < 5; nth += 1) {
      const attacker = visitor(`attacker ${nth}`);
      const code = await codeFor(attacker, email);
      for (let tries = 0; tries < 5; tries += 1) await attempt(attacker, email, notThe(code));
    }
    const kinds = (await postbox(database).kindsTo(email)).filter(
      (kind) => kind === 'codesGuessed',
    );
    expect(kinds).toEqual(['codesGuessed']);
    expect(await requestCode(who, { email })).toEqual({ sentTo: email, length: 12 });
    const long = await codeMailedTo(database, email);
    expect(long).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await attempt(who, email, long.toLowerCase())).toBe('done');
    expect(await requestCode(later(who, DAY), { email })).toEqual({ sentTo: email, length: 6 });
  });
});

describe('who asks for codes', () => {
  test('hears the same about every e-mail, and the same is done', async () => {
    const { email } = await member('known');
    const stranger = visitor('a stranger');
    const answers = [
      await requestCode(stranger, { email }),
      await requestCode(stranger, { email: 'nobody@example.org' }),
    ];
    expect(answers).toEqual([
      { sentTo: email, length: 6 },
      { sentTo: 'nobody@example.org', length: 6 },
    ]);
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.org'].map(async (to) => (await postbox(database).mailsTo(to)).at(-1)),
    );
    const plain = (text?: string) => text?.replace(/\d{6}/g, '######');
    expect(plain(known?.text)).toBe(plain(unknown?.text));
    expect(plain(known?.subject)).toBe(plain(unknown?.subject));
    const wrong = [email, 'nobody@example.org'].map((to) => attempt(stranger, to, '111111'));
    expect(await Promise.all(wrong)).toEqual(['auth.code_invalid', 'auth.code_invalid']);
  });

  test('gets twenty an hour per network address', async () => {
    const who = visitor('a list of addresses');
    const answers: unknown[] = [];
    for (let nth = 0; nth < 21; nth += 1) {
      answers.push(await codeOf(requestCode(who, { email: `list${nth}@example.org` })));
    }
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
    expect(answers.at(-1)).toBe('rate_limited');
  });

  test('cannot use up an e-mail’s ten: three are kept for its owner’s browser', async () => {
    const { email, who } = await member('popular');
    // One was used to log in; all share the limits of this context.
    const stranger = { ...who, ...inBrowser(who, 'stranger') };
    const answers: unknown[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      answers.push(await codeOf(requestCode(stranger, { email })));
    }
    expect(answers.slice(0, 6)).toEqual(Array(6).fill('done'));
    expect(answers.at(-1)).toBe('rate_limited');
    const own = await Promise.all([1, 2, 3].map(() => codeOf(requestCode(who, { email }))));
    expect(own).toEqual(['done', 'done', 'done']);
    expect(await codeOf(requestCode(who, { email }))).toBe('rate_limited');
  });

  test('writes in the language of whoever reads it', async () => {
    const who = visitor('in german');
    await requestCode(who, { email: 'neu@example.org', locale: 'de' });
    const mail = (await postbox(database).mailsTo('neu@example.org')).at(-1);
    expect(mail?.subject).toContain('ist dein PlayPlus-Code');
  });

  test('is logged in as somebody whom the next calls know', async () => {
    const { who, opened } = await member('returning');
    expect((await loggedIn(who, opened)).actor).toMatchObject({
      handle: 'returning',
      isQuick: false,
    });
  });
});
