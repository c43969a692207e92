import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  currentUser,
  logIn,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  resolveSession,
} from '@/backend/accounts/service';
import { hashToken } from '@/backend/platform/id';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import {
  confirmedContext,
  freshContext,
  memberContext,
  PASSWORD,
} from '@/__tests__/backend/accounts/people';
import { codeOf, postbox } from '@/__tests__/backend/accounts/postbox';

const NEW = 'teal harbour 12';
const MINUTE = 60_000;

let database: TestDatabase;
let post: ReturnType<typeof postbox>;
beforeAll(async () => {
  database = await openTestDatabase();
  post = postbox(database);
});
afterAll(() => database.close());

const emailOf = (handle: string) => `${handle}@example.org`;

async function askFor(handle: string, context = freshContext(database)): Promise<string> {
  await requestPasswordReset(context, { email: emailOf(handle) });
  return post.tokenTo(emailOf(handle.toLowerCase()), 'resetPassword');
}

const logInWith = (handle: string, password: string) =>
  codeOf(logIn(freshContext(database), { emailOrHandle: handle, password }));

describe('a forgotten password', () => {
  test('is replaced by a mailed link: old sessions end, one opens', async () => {
    const { context, session } = await confirmedContext(database, 'forgetful');
    const token = await askFor('Forgetful');
    const visitor = freshContext(database);
    const opened = await resetPassword(visitor, { token, password: NEW });
    expect(opened.user).toMatchObject({ handle: 'forgetful' });
    expect(await resolveSession(context, session.token)).toBeNull();
    expect(await resolveSession(context, opened.session.token)).toMatchObject({
      userId: opened.user.id,
    });
    expect(await logInWith('forgetful', PASSWORD)).toBe('auth.invalid_credentials');
    expect(await logInWith('forgetful', NEW)).toBe('done');
    expect(await post.kindsTo(emailOf('forgetful'))).toEqual([
      'verifyEmail',
      'resetPassword',
      'passwordChanged',
    ]);
  });

  test('the link stands in the fragment, in the reader’s language, its hash alone in the codes', async () => {
    const { user } = await confirmedContext(database, 'deutsch', 'FAN', { locale: 'de' });
    const token = await askFor('deutsch');
    const mail = (await post.mailsTo(emailOf('deutsch'))).at(-1);
    expect(mail?.subject).toBe('Wähle ein neues Passwort');
    expect(mail?.text).toContain(`http://localhost:3000/de/async/reset_password#token=${token}`);
    const codes = await database.db
      .selectFrom('accountCodes')
      .selectAll()
      .where('userId', '=', user.id)
      .where('kind', '=', 'PASSWORD')
      .execute();
    expect(codes).toHaveLength(1);
    expect(codes[0]?.secretHash).toBe(hashToken(token));
    expect(JSON.stringify(codes)).not.toContain(token);
  });

  test('works once, also when it is used at the same moment', async () => {
    await confirmedContext(database, 'replayed');
    const token = await askFor('replayed');
    const uses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        codeOf(resetPassword(freshContext(database), { token, password: `${NEW} ${index}` })),
      ),
    );
    expect(uses.filter((use) => use === 'done')).toHaveLength(1);
    expect(uses.filter((use) => use === 'auth.link_invalid')).toHaveLength(5);
    const again = resetPassword(freshContext(database), { token, password: NEW });
    expect(await codeOf(again)).toBe('auth.link_invalid');
  });

  test('works for ten minutes', async () => {
    await confirmedContext(database, 'tooslow');
    const token = await askFor('tooslow');
    const at = (ms: number) => freshContext(database, { now: () => new Date(Date.now() + ms) });
    const late = resetPassword(at(10 * MINUTE), { token, password: NEW });
    expect(await codeOf(late)).toBe('auth.link_invalid');
    const inTime = resetPassword(at(9.8 * MINUTE), { token, password: NEW });
    expect(await codeOf(inTime)).toBe('done');
  });

  test('a refused password leaves the link usable; using one ends the others', async () => {
    await confirmedContext(database, 'careless');
    const first = await askFor('careless');
    const second = await askFor('careless');
    const attempt = (token: string, password: string) =>
      codeOf(resetPassword(freshContext(database), { token, password }));
    expect(await attempt(second, 'password123')).toBe('auth.password_too_common');
    expect(await attempt(second, 'short')).toBe('payload.invalid');
    expect(await attempt(second, NEW)).toBe('done');
    expect(await attempt(first, NEW)).toBe('auth.link_invalid');
  });

  test('a claimed address gets no link: it is nobody’s yet', async () => {
    await memberContext(database, 'unproven');
    await requestPasswordReset(freshContext(database), { email: emailOf('unproven') });
    expect(await post.kindsTo(emailOf('unproven'))).toEqual(['verifyEmail']);
  });

  test('a link of another kind, or none of ours, opens nothing', async () => {
    await confirmedContext(database, 'mixed');
    const verify = await post.tokenTo(emailOf('mixed'), 'verifyEmail');
    for (const token of [verify, 'x', '😀'.repeat(40)]) {
      const attempt = resetPassword(freshContext(database), { token, password: NEW });
      expect(await codeOf(attempt)).toBe('auth.link_invalid');
    }
    expect(await logInWith('mixed', PASSWORD)).toBe('done');
  });

  test('known and unknown e-mail are answered alike, and no sooner one than the other', async () => {
    await confirmedContext(database, 'known');
    const timeOf = async (email: string) => {
      const begun = performance.now();
      const answer = await requestPasswordReset(freshContext(database), { email });
      return { answer, ms: performance.now() - begun };
    };
    const known = await timeOf(emailOf('known'));
    const unknown = await timeOf(emailOf('nobody-here'));
    expect(known.answer).toEqual(unknown.answer);
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(240);
    expect(await post.kindsTo(emailOf('nobody-here'))).toEqual([]);
  });

  test('a mailbox gets five an hour and hears no more', async () => {
    await confirmedContext(database, 'flooded');
    const context = freshContext(database);
    const ask = (email: string) => codeOf(requestPasswordReset(context, { email }));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask(index < 10 ? emailOf('flooded') : `${index}@example.org`),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['done']));
    const kinds = await post.kindsTo(emailOf('flooded'));
    expect(kinds.filter((kind) => kind === 'resetPassword')).toHaveLength(5);
  });
});

describe('changing a password', () => {
  test('needs the present one, ends the other sessions and every open link', async () => {
    const { context, session } = await confirmedContext(database, 'changer');
    const other = await logIn(freshContext(database), {
      emailOrHandle: 'changer',
      password: PASSWORD,
    });
    const reset = await askFor('changer');
    const change = (currentPassword: string, password: string) =>
      changePassword(context, { currentPassword, password });
    expect(await codeOf(change('not this one', NEW))).toBe('auth.wrong_password');
    expect(await codeOf(change(PASSWORD, 'changer'))).toBe('payload.invalid');
    expect(await codeOf(change(PASSWORD, 'changer@example.org'))).toBe('auth.password_too_common');
    expect(await change(PASSWORD, NEW)).toEqual({ endedSessions: 1 });
    expect(await resolveSession(context, session.token)).not.toBeNull();
    expect(await resolveSession(context, other.session.token)).toBeNull();
    const late = resetPassword(freshContext(database), { token: reset, password: 'something 77' });
    expect(await codeOf(late)).toBe('auth.link_invalid');
    expect((await post.kindsTo(emailOf('changer'))).at(-1)).toBe('passwordChanged');
    expect(await logInWith('changer', NEW)).toBe('done');
  });

  test('also ends a change of address that a stranger may have begun', async () => {
    const { context } = await confirmedContext(database, 'hijacked');
    const request = { email: 'thief@example.org', proof: PASSWORD };
    expect(await requestEmailChange(context, request)).toMatchObject({
      sentTo: 'thief@example.org',
    });
    await changePassword(context, { currentPassword: PASSWORD, password: NEW });
    const open = await database.db
      .selectFrom('accountCodes')
      .select('kind')
      .where('userId', '=', context.actor.userId)
      .where('usedAt', 'is', null)
      .execute();
    expect(open).toEqual([{ kind: 'EMAIL' }]);
    expect((await currentUser(context))?.email).toBe(emailOf('hijacked'));
  });

  test('guessing is counted as at the log-in, and visitors have nothing to change', async () => {
    const { context } = await confirmedContext(database, 'guessed');
    const limited = {
      ...context,
      config: {
        ...context.config,
        authLimits: { ...context.config.authLimits, logInPerAccount: 2 },
      },
    };
    const guess = () =>
      codeOf(changePassword(limited, { currentPassword: 'a guess', password: NEW }));
    expect([await guess(), await guess(), await guess()]).toEqual([
      'auth.wrong_password',
      'auth.wrong_password',
      'rate_limited',
    ]);
    const visitor = changePassword(freshContext(database), {
      currentPassword: PASSWORD,
      password: NEW,
    });
    expect(await codeOf(visitor)).toBe('auth.required');
  });
});
