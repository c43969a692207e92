import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  confirmEmail,
  confirmEmailCode,
  currentUser,
  logIn,
  requestEmailChange,
  requestPasswordReset,
  requestProof,
  resetPassword,
  resolveSession,
  undoEmailChange,
} from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import {
  confirmedContext,
  freshContext,
  memberContext,
  PASSWORD,
} from '@/__tests__/backend/accounts/people';
import { codeOf, postbox } from '@/__tests__/backend/accounts/postbox';

const HOUR = 60 * 60_000;

let database: TestDatabase;
let post: ReturnType<typeof postbox>;
beforeAll(async () => {
  database = await openTestDatabase();
  post = postbox(database);
});
afterAll(() => database.close());

const emailOf = (handle: string) => `${handle}@example.org`;
const after = (ms: number) => ({ now: () => new Date(Date.now() + ms) });

/** Somebody whose address was changed from `handle@…` to `to`; the link that takes it back. */
async function moved(handle: string, to: string) {
  const member = await confirmedContext(database, handle);
  await requestEmailChange(member.context, { email: to, proof: PASSWORD });
  await confirmEmailCode(member.context, { code: await post.mailedCodeTo(to) });
  return { ...member, undo: await post.tokenTo(emailOf(handle), 'emailChanged') };
}

describe('a new address', () => {
  test('counts once its code is typed, and the old one is told, without naming it', async () => {
    const { context, session } = await confirmedContext(database, 'mover');
    const request = { email: 'Moved@Example.org', proof: PASSWORD };
    expect(await requestEmailChange(context, request)).toEqual({
      sentTo: 'moved@example.org',
      length: 6,
    });
    expect((await currentUser(context))?.email).toBe(emailOf('mover'));
    await requestPasswordReset(freshContext(database), { email: emailOf('mover') });
    const oldReset = await post.tokenTo(emailOf('mover'), 'resetPassword');
    const code = await post.mailedCodeTo('moved@example.org');
    expect(await confirmEmailCode(context, { code })).toMatchObject({ state: 'CHANGED' });
    expect(await currentUser(context)).toMatchObject({
      email: 'moved@example.org',
      emailVerified: true,
    });
    expect(await resolveSession(context, session.token)).toBeNull();
    const mail = (await post.mailsTo(emailOf('mover'))).at(-1);
    expect(mail?.kind).toBe('emailChanged');
    expect(mail?.text).toContain('m•••@example.org');
    expect(mail?.text).not.toContain('moved@');
    // What went to the old mailbox opens nothing any more.
    const reset = resetPassword(freshContext(database), {
      token: oldReset,
      password: 'new one 55',
    });
    expect(await codeOf(reset)).toBe('auth.link_invalid');
  });

  test('is not confirmed by the link in another browser: nobody gives their address to a stranger', async () => {
    const { context } = await confirmedContext(database, 'lurer');
    await requestEmailChange(context, { email: 'victim@example.org', proof: PASSWORD });
    const token = await post.tokenTo('victim@example.org', 'verifyNewEmail');
    const proven = await confirmEmail(freshContext(database), { token });
    expect(proven).toEqual({ state: 'ELSEWHERE', handle: null, session: null });
    expect((await currentUser(context))?.email).toBe(emailOf('lurer'));
    expect((await confirmEmail(context, { token })).state).toBe('CHANGED');
  });

  test('needs the password, and a confirmed address before it', async () => {
    const { context } = await confirmedContext(database, 'wisher');
    const request = (email: string, proof = PASSWORD) =>
      codeOf(requestEmailChange(context, { email, proof }));
    expect(await request('free@example.org', 'a guess')).toBe('auth.wrong_password');
    expect(
      await requestEmailChange(context, { email: emailOf('wisher'), proof: PASSWORD }),
    ).toEqual({ sentTo: null, length: null });
    const { context: claimant } = await memberContext(database, 'only-claims');
    const attempt = requestEmailChange(claimant, { email: 'x@example.org', proof: PASSWORD });
    expect(await codeOf(attempt)).toBe('forbidden');
  });

  test('is asked for with a fresh code by whoever has no password', async () => {
    const { context, user } = await confirmedContext(database, 'nopass');
    const noPassword = { passwordHash: null };
    await database.db.updateTable('users').set(noPassword).where('id', '=', user.id).execute();
    const ask = (proof: string) =>
      codeOf(requestEmailChange(context, { email: 'next@example.org', proof }));
    for (const proof of ['000000', PASSWORD, 'null']) {
      expect(await ask(proof)).toBe('auth.code_invalid');
    }
    expect(await requestProof(context)).toEqual({ sentTo: emailOf('nopass'), length: 6 });
    const code = await post.mailedCodeTo(emailOf('nopass'));
    expect(await ask(code)).toBe('done');
    expect(await ask(code)).toBe('auth.code_invalid');
    await confirmEmailCode(context, { code: await post.mailedCodeTo('next@example.org') });
    expect((await currentUser(context))?.email).toBe('next@example.org');
  });

  test('never shows whether another account holds it', async () => {
    await confirmedContext(database, 'settled');
    const { context } = await confirmedContext(database, 'curious');
    const ask = (email: string) => requestEmailChange(context, { email, proof: PASSWORD });
    const known = await ask(emailOf('settled'));
    const unknown = await ask('nobody-has-this@example.org');
    expect([known.sentTo, unknown.sentTo]).toEqual([
      emailOf('settled'),
      'nobody-has-this@example.org',
    ]);
    const rows = await database.db
      .selectFrom('accountCodes')
      .select(['kind', 'sessionId', 'expiresAt'])
      .where('userId', '=', context.actor.userId)
      .where('kind', '=', 'EMAIL_CHANGE')
      .execute();
    expect(rows).toHaveLength(2);
    // Only the mailbox reads it, in a mail that belongs to its owner.
    expect((await post.mailsTo(emailOf('settled'))).at(-1)).toMatchObject({
      kind: 'knownEmail',
      userId: null,
    });
    const own = await database.db
      .selectFrom('mails')
      .select('kind')
      .where('userId', '=', context.actor.userId)
      .execute();
    expect(own).toEqual([]);
    await ask(emailOf('settled'));
    const code = await post.mailedCodeTo(emailOf('settled'));
    expect(await confirmEmailCode(context, { code })).toMatchObject({
      state: 'HELD',
      handle: 'settled',
    });
  });

  test('the newest wish counts, for an hour', async () => {
    const { context } = await confirmedContext(database, 'typo');
    await requestEmailChange(context, { email: 'tpyo@example.org', proof: PASSWORD });
    await requestEmailChange(context, { email: 'right@example.org', proof: PASSWORD });
    const wrong = await post.tokenTo('tpyo@example.org', 'verifyNewEmail');
    const right = await post.tokenTo('right@example.org', 'verifyNewEmail');
    const confirm = (token: string, ms = 0) =>
      codeOf(confirmEmail({ ...context, ...after(ms) }, { token }));
    expect(await confirm(wrong)).toBe('auth.link_invalid');
    expect(await confirm(right, HOUR)).toBe('auth.link_invalid');
    expect(await confirm(right)).toBe('done');
  });
});

describe('a hostile change', () => {
  test('is undone from the old mailbox: the address is back and every way in is closed', async () => {
    const { context, user, undo } = await moved('robbed', 'robber@example.org');
    // The thief moves on, and links Google.
    await requestEmailChange(context, { email: 'robber-2@example.org', proof: PASSWORD });
    await confirmEmailCode(context, { code: await post.mailedCodeTo('robber-2@example.org') });
    const ofThief = await post.tokenTo('robber@example.org', 'emailChanged');
    await database.db
      .updateTable('users')
      .set({ googleSub: 'thief' })
      .where('id', '=', user.id)
      .execute();
    const owner = freshContext(database);
    const opened = await undoEmailChange(owner, { token: undo });
    expect(opened.user).toMatchObject({
      id: user.id,
      email: emailOf('robbed'),
      emailVerified: true,
      hasPassword: false,
    });
    expect(await resolveSession(owner, opened.session.token)).not.toBeNull();
    const sessions = database.db.selectFrom('sessions').select('id').where('userId', '=', user.id);
    expect(await sessions.execute()).toHaveLength(1);
    const entry = logIn(freshContext(database), { emailOrHandle: 'robbed', password: PASSWORD });
    expect(await codeOf(entry)).toBe('auth.invalid_credentials');
    const { googleSub } = await database.db
      .selectFrom('users')
      .select('googleSub')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(googleSub).toBeNull();
    // The thief cannot undo the undo, and the link works once.
    for (const token of [ofThief, undo]) {
      expect(await codeOf(undoEmailChange(freshContext(database), { token }))).toBe(
        'auth.link_invalid',
      );
    }
    expect((await post.kindsTo(emailOf('robbed'))).at(-1)).toBe('emailUndone');
  });

  test('can be undone for 72 hours', async () => {
    const { undo } = await moved('patient', 'patient-2@example.org');
    const attempt = (ms: number) =>
      codeOf(undoEmailChange(freshContext(database, after(ms)), { token: undo }));
    expect(await attempt(72 * HOUR)).toBe('auth.link_invalid');
    expect(await attempt(71.9 * HOUR)).toBe('done');
  });

  test('cannot be undone to an address that another account has confirmed since', async () => {
    const { context, undo } = await moved('lent', 'lent-2@example.org');
    await confirmedContext(database, 'lender', 'FAN', { email: emailOf('lent') });
    const attempt = undoEmailChange(freshContext(database), { token: undo });
    expect(await codeOf(attempt)).toBe('auth.email_taken');
    expect((await currentUser(context))?.email).toBe('lent-2@example.org');
  });
});
