import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  checkHandle,
  chooseHandle,
  chooseUserType,
  findHandle,
  signUp,
} from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext, signUpInput } from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const code = async (attempt: Promise<unknown>) => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

/** Somebody who came with Google: a made-up handle, and a fan until they say so. */
async function newcomer(handle: string) {
  const member = await memberContext(database, handle);
  await database.db
    .updateTable('users')
    .set({ hasChosenHandle: false, hasChosenType: false })
    .where('id', '=', member.user.id)
    .execute();
  return member.context;
}

const visitor = () => freshContext(database);
const isFree = async (handle: string, context = visitor()) =>
  (await checkHandle(context, { handle })).isFree;

describe('a handle', () => {
  test('can change; the old one leads to the new one and is nobody else’s', async () => {
    const { context, user } = await memberContext(database, 'before', 'CREATOR');
    expect(await chooseHandle(context, { handle: 'After' })).toMatchObject({
      id: user.id,
      handle: 'after',
      hasChosenHandle: true,
    });
    expect(await findHandle(visitor(), { handle: 'Before' })).toEqual({
      handle: 'after',
      userType: 'CREATOR',
      movedTo: 'after',
    });
    expect(await findHandle(visitor(), { handle: 'after' })).toMatchObject({ movedTo: null });
    expect(await isFree('before')).toBe(false);
    expect(await isFree('before', context)).toBe(true);
    expect(await code(signUp(visitor(), signUpInput('before', { email: 'b@example.org' })))).toBe(
      'auth.handle_taken',
    );
    const { context: other } = await memberContext(database, 'another');
    expect(await code(chooseHandle(other, { handle: 'before' }))).toBe('auth.handle_taken');
  });

  test('that was given up twice leads to the present one, without a stop between', async () => {
    const { context } = await memberContext(database, 'chain1');
    await chooseHandle(context, { handle: 'chain2' });
    await chooseHandle(context, { handle: 'chain3' });
    for (const handle of ['chain1', 'chain2']) {
      expect(await findHandle(visitor(), { handle })).toMatchObject({ movedTo: 'chain3' });
    }
  });

  test('can be taken back by its owner', async () => {
    const { context } = await memberContext(database, 'boomerang');
    await chooseHandle(context, { handle: 'thrown' });
    await chooseHandle(context, { handle: 'boomerang' });
    expect(await findHandle(visitor(), { handle: 'boomerang' })).toMatchObject({ movedTo: null });
    expect(await findHandle(visitor(), { handle: 'thrown' })).toMatchObject({
      movedTo: 'boomerang',
    });
  });

  test('changes three times in 30 days, not more', async () => {
    const { context } = await memberContext(database, 'restless0');
    for (const step of [1, 2, 3]) await chooseHandle(context, { handle: `restless${step}` });
    expect(await code(chooseHandle(context, { handle: 'restless4' }))).toBe(
      'auth.handle_changes_used_up',
    );
    const later = { ...context, now: () => new Date(Date.now() + 31 * 86_400_000) };
    expect(await code(chooseHandle(later, { handle: 'restless4' }))).toBe('done');
  });

  test('asked for twice changes once', async () => {
    const { context } = await memberContext(database, 'once0');
    await chooseHandle(context, { handle: 'once1' });
    await chooseHandle(context, { handle: 'once1' });
    const kept = await database.db
      .selectFrom('oldHandles')
      .select('handle')
      .where('userId', '=', context.actor.userId)
      .execute();
    expect(kept).toEqual([{ handle: 'once0' }]);
  });

  test('of 20 who want one at once exactly one gets it', async () => {
    const people = [];
    for (let n = 0; n < 20; n += 1) people.push(await memberContext(database, `rival${n}`));
    const answers = await Promise.all(
      people.map(({ context }) => code(chooseHandle(context, { handle: 'contested' }))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'auth.handle_taken')).toHaveLength(19);
  });

  test.each([
    ['dashboard', 'auth.handle_reserved'],
    ['no', 'payload.invalid'],
    ['not a handle', 'payload.invalid'],
  ])('%s cannot be chosen', async (handle, answer) => {
    const { context } = await memberContext(
      database,
      `wants-${handle.slice(0, 2).trim()}-${handle.length}`,
    );
    expect(await code(chooseHandle(context, { handle }))).toBe(answer);
  });

  test('that a newcomer was given is not kept, and keeping it is a choice as well', async () => {
    const context = await newcomer('player-00000');
    expect(await chooseHandle(context, { handle: 'own-name' })).toMatchObject({
      hasChosenHandle: true,
    });
    expect(await findHandle(visitor(), { handle: 'player-00000' })).toBeNull();
    const other = await newcomer('player-11111');
    expect(await chooseHandle(other, { handle: 'player-11111' })).toMatchObject({
      handle: 'player-11111',
      hasChosenHandle: true,
    });
  });

  test('is free, taken or reserved for whoever asks', async () => {
    const { context } = await memberContext(database, 'occupied');
    expect(await isFree('occupied')).toBe(false);
    expect(await isFree('occupied', context)).toBe(true);
    expect(await isFree('nobody-has-this')).toBe(true);
    expect(await isFree('settings')).toBe(true);
    expect(await isFree('signup')).toBe(false);
    expect(await code(checkHandle(visitor(), { handle: '!' }))).toBe('payload.invalid');
  });

  test.each(['nobody', '', 'no\u0000byte', "' or true --", 'robots.txt'])(
    '%j leads nowhere',
    async (handle) => {
      expect(await findHandle(visitor(), { handle })).toBeNull();
    },
  );

  test('stays reserved when its owner is gone', async () => {
    const { context, user } = await memberContext(database, 'leaver1');
    await chooseHandle(context, { handle: 'leaver2' });
    await database.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await findHandle(visitor(), { handle: 'leaver1' })).toBeNull();
    expect(await isFree('leaver1')).toBe(false);
  });
});

describe('what somebody is here for', () => {
  test('a newcomer chooses once, either way', async () => {
    const context = await newcomer('undecided1');
    expect(await chooseUserType(context, { userType: 'CREATOR' })).toMatchObject({
      userType: 'CREATOR',
      hasChosenType: true,
      onboardingStatus: ['email_verified', 'handle'],
    });
    expect(await code(chooseUserType(context, { userType: 'FAN' }))).toBe('auth.type_fixed');
    const fan = await newcomer('undecided2');
    expect(await chooseUserType(fan, { userType: 'FAN' })).toMatchObject({ hasChosenType: true });
  });

  test('a fan can become a creator, and never back', async () => {
    const { context } = await memberContext(database, 'rising');
    expect(await code(chooseUserType(context, { userType: 'FAN' }))).toBe('done');
    expect(await chooseUserType(context, { userType: 'CREATOR' })).toMatchObject({
      userType: 'CREATOR',
    });
    expect(await code(chooseUserType(context, { userType: 'CREATOR' }))).toBe('done');
    expect(await code(chooseUserType(context, { userType: 'FAN' }))).toBe('auth.type_fixed');
  });
});

test('visitors choose nothing', async () => {
  expect(await code(chooseHandle(visitor(), { handle: 'visiting' }))).toBe('auth.required');
  expect(await code(chooseUserType(visitor(), { userType: 'FAN' }))).toBe('auth.required');
});
