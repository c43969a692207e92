import '@/backend/liveTools';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  confirmEmailCode,
  currentUser,
  logIn,
  requestPasswordReset,
  requestPhoneCode,
  confirmPhone,
  resolveSession,
} from '@/backend/accounts/service';
import { answerInvite, inviteModerator, myModerators } from '@/backend/hosting/service';
import { createParty } from '@/backend/parties/service';
import { takeOverAccount } from '@/backend/privacy/service';
import { createControlKey, pressControl, widgetSession } from '@/backend/widgets/service';
import {
  confirmedContext,
  freshContext,
  memberContext,
  PASSWORD,
} from '@/__tests__/backend/accounts/people';
import { codeOf, postbox } from '@/__tests__/backend/accounts/postbox';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { newWidget } from '@/__tests__/support/widgetKeys';

let database: TestDatabase;
let post: ReturnType<typeof postbox>;
beforeAll(async () => {
  database = await openTestDatabase();
  post = postbox(database);
});
afterAll(() => database.close());

const victimEmail = (handle: string) => `victim-of-${handle}@example.org`;
/** An attacker's account that claims a victim's address. */
const squat = (handle: string, userType = 'FAN') =>
  memberContext(database, handle, userType, { email: victimEmail(handle) });

describe('somebody who signs up with a victim’s e-mail', () => {
  test('blocks nothing: the victim signs up and confirms, and the squatter never can', async () => {
    const squatter = await squat('early');
    const token = await post.tokenTo(victimEmail('early'), 'verifyEmail');
    const victim = await memberContext(database, 'rightful', 'FAN', {
      email: victimEmail('early'),
    });
    const code = await post.mailedCodeTo(victimEmail('early'));
    expect((await confirmEmailCode(victim.context, { code })).state).toBe('CONFIRMED');
    expect(await currentUser(squatter.context)).toMatchObject({ emailVerified: false });
    // The link to the squatter's account cannot take the address from its owner any more.
    const late = takeOverAccount(freshContext(database), { token });
    expect(await codeOf(late)).toBe('auth.email_taken');
    const entry = logIn(freshContext(database), {
      emailOrHandle: victimEmail('early'),
      password: PASSWORD,
    });
    expect((await entry).user.id).toBe(victim.user.id);
  });

  test('gets no reset link sent, which the victim could mistake for their own', async () => {
    await squat('resetter');
    await requestPasswordReset(freshContext(database), { email: victimEmail('resetter') });
    expect(await post.kindsTo(victimEmail('resetter'))).toEqual(['verifyEmail']);
  });
});

describe('an account that its maker left a back door in', () => {
  test('belongs to whoever takes it over by the mailed link, and to nobody else', async () => {
    const attacker = await squat('trap', 'CREATOR');
    const { context, user } = attacker;
    const second = await logIn(freshContext(database), {
      emailOrHandle: 'trap',
      password: PASSWORD,
    });
    await requestPhoneCode(context, { phone: '+4915100000077' });
    await confirmPhone(context, { code: await post.codeTo('+4915100000077') });
    await database.db
      .updateTable('users')
      .set({ googleSub: 'attacker-google' })
      .where('id', '=', user.id)
      .execute();
    const requestKey = crypto.randomUUID();
    const { id: toolId } = await createParty(context, { title: 'Trap', game: 'Go', requestKey });
    const overlay = await newWidget(context, toolId);
    const control = await createControlKey(context, { toolId, action: 'NEXT' });
    const friend = await memberContext(database, 'accomplice', 'CREATOR');
    await inviteModerator(context, { handle: 'accomplice', right: 'SETTINGS' });
    await answerInvite(friend.context, { creatorId: user.id, accept: true });
    const ofFriend = await newWidget(friend.context, toolId);
    const friendsControl = await createControlKey(friend.context, { toolId, action: 'NEXT' });

    const token = await post.tokenTo(victimEmail('trap'), 'verifyEmail');
    const victim = freshContext(database);
    const opened = await takeOverAccount(victim, { token });

    expect(opened.user).toMatchObject({
      id: user.id,
      email: victimEmail('trap'),
      emailVerified: true,
      phone: null,
      phoneVerified: false,
      hasPassword: false,
    });
    const actor = await resolveSession(victim, opened.session.token);
    expect(actor).toMatchObject({ userId: user.id });
    for (const session of [attacker.session, second.session]) {
      expect(await resolveSession(victim, session.token)).toBeNull();
    }
    for (const emailOrHandle of ['trap', victimEmail('trap')]) {
      const entry = logIn(freshContext(database), { emailOrHandle, password: PASSWORD });
      expect(await codeOf(entry)).toBe('auth.invalid_credentials');
    }
    for (const { key } of [overlay, ofFriend]) {
      expect(await codeOf(widgetSession(victim, { key }))).toBe('widget.key_invalid');
    }
    for (const { key } of [control, friendsControl]) {
      expect(await codeOf(pressControl(victim, { key }))).toBe('control.key_invalid');
    }
    expect(await myModerators({ ...victim, actor: actor ?? victim.actor })).toEqual([]);
    const google = await database.db
      .selectFrom('users')
      .select('googleSub')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(google.googleSub).toBeNull();
    const again = takeOverAccount(freshContext(database), { token });
    expect(await codeOf(again)).toBe('auth.link_invalid');
  });

  test('can be taken over once, also by several presses at once', async () => {
    await squat('raced');
    const token = await post.tokenTo(victimEmail('raced'), 'verifyEmail');
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(takeOverAccount(freshContext(database), { token }))),
    );
    expect(presses.sort()).toEqual([
      'auth.link_invalid',
      'auth.link_invalid',
      'auth.link_invalid',
      'auth.link_invalid',
      'done',
    ]);
  });

  test('cannot be taken over once its address is confirmed, nor by a link of another kind', async () => {
    const owner = await squat('sound');
    const token = await post.tokenTo(victimEmail('sound'), 'verifyEmail');
    await confirmEmailCode(owner.context, { code: await post.mailedCodeTo(victimEmail('sound')) });
    await confirmedContext(database, 'with-reset');
    await requestPasswordReset(freshContext(database), { email: 'with-reset@example.org' });
    const reset = await post.tokenTo('with-reset@example.org', 'resetPassword');
    for (const wrong of [token, reset, 'none']) {
      const attempt = takeOverAccount(freshContext(database), { token: wrong });
      expect(await codeOf(attempt)).toBe('auth.link_invalid');
    }
    expect(await currentUser(owner.context)).toMatchObject({ handle: 'sound' });
  });
});
