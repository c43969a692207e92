import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { currentUser, resolveSession, signUp } from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext, PASSWORD, signUpInput } from './people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const join = (handle: string, changes?: Partial<Record<string, string>>) =>
  signUp(freshContext(database), signUpInput(handle, changes));

const code = async (attempt: Promise<unknown>) => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const countUsers = async (handle: string) =>
  (await database.db.selectFrom('users').select('id').where('handle', '=', handle).execute())
    .length;

test('sign-up makes the account and opens a session at once', async () => {
  const context = freshContext(database);
  const { user, session } = await signUp(
    context,
    signUpInput('Mira_9', { email: 'Mira@Example.org', firstName: ' Mira ' }),
  );
  expect(user).toEqual({
    id: expect.any(String),
    handle: 'mira_9',
    firstName: 'Mira',
    lastName: 'Moss',
    email: 'mira@example.org',
    userType: 'FAN',
    extraPublic: {
      profile_photo: '/default-user.png',
      display_is_dark_mode: false,
      display_hue: '308.6',
    },
    emailVerified: false,
    phoneVerified: false,
    phone: null,
    hasPassword: true,
    hasChosenHandle: true,
    hasChosenType: true,
    isQuick: false,
    canSwitch: false,
    hasRocky: true,
    onboardingComplete: false,
    onboardingStatus: ['email_verified'],
  });
  const actor = await resolveSession(context, session.token);
  expect(actor).toMatchObject({ userId: user.id, userType: 'FAN', handle: 'mira_9' });
  expect(await currentUser({ ...context, actor: actor! })).toEqual(user);
});

test('a creator has more to do before onboarding is complete', async () => {
  const { user } = await join('creator1', { userType: 'CREATOR' });
  expect(user.onboardingStatus).toEqual(['email_verified']);
  expect(user.onboardingComplete).toBe(false);
});

test('the database holds neither the password nor the token, only argon2id and a hash', async () => {
  const { user, session } = await join('stored');
  const row = await database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const sessions = await database.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', user.id)
    .execute();
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  const stored = JSON.stringify([row, sessions]);
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(session.token);
});

describe('what is taken stays taken', () => {
  test('a handle, in any spelling', async () => {
    await join('oneofus');
    for (const handle of ['oneofus', 'OneOfUs', ' ONEOFUS ']) {
      const attempt = join(handle, { email: `${handle.trim()}-2@example.org` });
      expect(await code(attempt)).toBe('auth.handle_taken');
    }
    expect(await countUsers('oneofus')).toBe(1);
  });

  test('of 20 who want one handle at once exactly one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        code(join(i % 2 ? 'Wanted' : 'wanted', { email: `wanted${i}@example.org` })),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'auth.handle_taken')).toHaveLength(19);
    expect(await countUsers('wanted')).toBe(1);
  });

  test('a refused sign-up leaves the session one had', async () => {
    const { context, session } = await memberContext(database, 'keeps-session');
    const again = signUp(context, signUpInput('keeps-session', { email: 'other@example.org' }));
    expect(await code(again)).toBe('auth.handle_taken');
    expect(await resolveSession(context, session.token)).not.toBeNull();
  });
});

test.each(['party', 'Dashboard', 'realtime', 'API', 'streamlabs-elements', '404'])(
  'the handle %s is nobody’s',
  async (handle) => {
    expect(await code(join(handle))).toBe('auth.handle_reserved');
  },
);

test.each([
  ['password123', 'a usual one'],
  ['PassWord123', 'a usual one in capitals'],
  ['zzzzzzzzzz', 'one character repeated'],
  ['guesswork@example.org', 'the e-mail'],
  ['GUESSWORK', 'the handle'],
])('the password %s is refused: %s', async (password) => {
  expect(await code(join('guesswork', { password }))).toBe('auth.password_too_common');
});

test('faulty input is refused with the names of its fields, whoever sends it', async () => {
  await expect(join('no', { email: 'nowhere', password: 'short' })).rejects.toMatchObject({
    code: 'payload.invalid',
    fields: { handle: 'invalid_format', email: 'invalid_format', password: 'too_small' },
  });
});
