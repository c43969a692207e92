import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { resolveSession } from '@/backend/accounts/service';
import { schema } from '@/backend/schema';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import type { TestContext } from '@/__tests__/support/context';
import { freshContext, memberContext, PASSWORD, signUpInput } from './people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = (contextValue: TestContext, source: string, variableValues = {}) =>
  graphql({ schema, source, contextValue, variableValues });

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { error item { handle userType extraPublic { display_hue } } }
}`;
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { error item { handle } } }`;

test('sign-up answers the user; the token leaves by the session effect alone', async () => {
  const context = freshContext(database);
  const answer = await ask(context, SIGN_UP, { input: signUpInput('graphic') });
  expect(answer).toEqual({
    data: {
      signUp: {
        error: null,
        item: { handle: 'graphic', userType: 'FAN', extraPublic: { display_hue: '308.6' } },
      },
    },
  });
  const [effect] = context.sessionEffects;
  expect(effect).toEqual({ token: expect.any(String), expiresAt: expect.any(Date) });
  const { token } = effect as { token: string };
  expect(await resolveSession(context, token)).toMatchObject({ handle: 'graphic' });
  expect(JSON.stringify(answer)).not.toContain(token);
});

test('what a screen shows stands in the answer, without a session', async () => {
  const context = freshContext(database);
  const wrong = { emailOrHandle: 'graphic', password: 'not this one' };
  expect((await ask(context, LOG_IN, { input: wrong })).data).toEqual({
    logIn: { error: 'auth.invalid_credentials', item: null },
  });
  const taken = signUpInput('graphic', { email: 'other@example.org' });
  expect((await ask(context, SIGN_UP, { input: taken })).data).toEqual({
    signUp: { error: 'auth.handle_taken', item: null },
  });
  expect(context.sessionEffects).toEqual([]);
});

test('too many tries refuse the call', async () => {
  const context = freshContext(database, { authLimits: { logInPerAddress: 1 } });
  const input = { emailOrHandle: 'graphic', password: PASSWORD + 'x' };
  await ask(context, LOG_IN, { input });
  const answer = await ask(context, LOG_IN, { input });
  expect(answer.errors?.[0]?.originalError).toMatchObject({ code: 'rate_limited' });
});

test('log-out clears the cookie, also for a visitor', async () => {
  const { context, session } = await memberContext(database, 'outgoing');
  const logOut = 'mutation { logOut { error item { id } } }';
  expect((await ask(context, logOut)).data).toEqual({ logOut: { error: null, item: null } });
  expect(context.sessionEffects).toEqual(['clear']);
  expect(await resolveSession(context, session.token)).toBeNull();
  const visitor = freshContext(database);
  await ask(visitor, logOut);
  expect(visitor.sessionEffects).toEqual(['clear']);
});

test('myUser is null for a visitor, and a creator shows by handle', async () => {
  const visitor = freshContext(database);
  expect((await ask(visitor, '{ myUser { error item { id } } }')).data).toEqual({
    myUser: { error: null, item: null },
  });
  const { context, user } = await memberContext(database, 'shown', 'CREATOR');
  expect((await ask(context, '{ myUser { item { id onboardingStatus } } }')).data).toEqual({
    myUser: { item: { id: user.id, onboardingStatus: user.onboardingStatus } },
  });
  const found = `query ($handle: String!) {
    userCreators(handle: $handle) { error items { handle extraPublic { display_is_dark_mode } } }
  }`;
  expect((await ask(visitor, found, { handle: 'Shown' })).data).toEqual({
    userCreators: {
      error: null,
      items: [{ handle: 'shown', extraPublic: { display_is_dark_mode: false } }],
    },
  });
  expect((await ask(visitor, found, { handle: 'graphic' })).data).toEqual({
    userCreators: { error: null, items: [] },
  });
});
