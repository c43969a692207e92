import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  endOtherSessions,
  endSession,
  logIn,
  mySessions,
  resolveSession,
} from '@/backend/accounts/service';
import { newId } from '@/backend/platform/id';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
import { codeOf } from '@/__tests__/backend/accounts/postbox';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const openAnother = (handle: string, clientAgent: string, minutes: number) =>
  logIn(
    {
      ...freshContext(database, { now: () => new Date(Date.now() + minutes * 60_000) }),
      clientAgent,
    },
    { emailOrHandle: handle, password: PASSWORD },
  );

test('one sees where one is logged in, the last used first, and no secret', async () => {
  const { context } = await memberContext(database, 'lister');
  await openAnother('lister', 'Firefox on a phone', 1);
  await memberContext(database, 'stranger');
  const sessions = await mySessions(context);
  expect(sessions.map(({ clientAgent, isCurrent }) => [clientAgent, isCurrent])).toEqual([
    ['Firefox on a phone', false],
    ['test', true],
  ]);
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
    'clientAgent',
    'createdAt',
    'id',
    'isCurrent',
    'lastSeenAt',
  ]);
  const muchLater = { ...context, now: () => new Date(Date.now() + 15 * 24 * 60 * 60_000) };
  expect(await mySessions(muchLater)).toEqual([]);
});

test('one ends another session, the own one too; nobody else’s, and a missing one alike', async () => {
  const { context, session } = await memberContext(database, 'ender');
  const other = await openAnother('ender', 'elsewhere', 1);
  const stranger = await memberContext(database, 'endstranger');
  const [first] = await mySessions(context);
  const end = (sessionId: string, by = context) => endSession(by, { sessionId });
  expect(await codeOf(end(first?.id ?? '', stranger.context))).toBe('forbidden');
  expect(await codeOf(end(newId()))).toBe('forbidden');
  expect(await codeOf(end('no id'))).toBe('payload.invalid');
  expect(await end(first?.id ?? '')).toEqual({ isCurrent: false });
  expect(await resolveSession(context, other.session.token)).toBeNull();
  expect(await end(context.actor.sessionId ?? '')).toEqual({ isCurrent: true });
  expect(await resolveSession(context, session.token)).toBeNull();
});

test('one ends all others at once', async () => {
  const { context, session } = await memberContext(database, 'sweeping');
  await openAnother('sweeping', 'a', 1);
  await openAnother('sweeping', 'b', 2);
  const stranger = await memberContext(database, 'sweptstranger');
  expect(await endOtherSessions(context)).toEqual({ endedSessions: 2 });
  expect(await endOtherSessions(context)).toEqual({ endedSessions: 0 });
  expect(await resolveSession(context, session.token)).not.toBeNull();
  expect(await resolveSession(context, stranger.session.token)).not.toBeNull();
});

test('visitors have no sessions', async () => {
  const visitor = freshContext(database);
  expect(await codeOf(mySessions(visitor))).toBe('auth.required');
  expect(await codeOf(endOtherSessions(visitor))).toBe('auth.required');
  expect(await codeOf(endSession(visitor, { sessionId: newId() }))).toBe('auth.required');
});
