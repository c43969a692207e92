import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { widgetToken } from '@/backend/realtime/service';
import { subscription } from '@/backend/subscriptions/service';
import { LIMITS } from '@/lib/shared/limits';
import { begin, open, write } from '@/__tests__/backend/messaging/talk';
import { openStage, refusalOf, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { seedUsers } from '@/__tests__/support/seed';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

async function grantOf(context: TestContext) {
  await subscription(context);
  const grant = context.realtime.granted.at(-1);
  if (!grant) throw new Error('nothing granted');
  return grant;
}

test('a visitor reads parties and nothing else', async () => {
  expect(await grantOf(stage.visitor)).toEqual({
    userId: 'anonymous',
    rights: { patterns: { '^party_[0-9a-f-]+$': { read: true } } },
    ttlMinutes: 60,
  });
});

test.each(['fan', 'creator'] as const)('a %s also has the own notifications', async (role) => {
  const context = role === 'fan' ? stage.fan(0) : stage.creator;
  const userId = userIdOf(context);
  expect(await grantOf(context)).toEqual({
    userId,
    rights: {
      patterns: { '^party_[0-9a-f-]+$': { read: true } },
      channels: { [`notifications-${userId}`]: { read: true, write: true } },
    },
    ttlMinutes: 30,
  });
});

test('who writes with others reads their 25 newest conversations, and an older one by opening it', async () => {
  const { creator, db } = stage;
  const own = stage.fan(0);
  const id = await begin(own, creator);
  const silent = await grantOf(creator);
  expect(Object.keys(silent.rights.channels ?? {})).not.toContain(`conversation-${id}`);
  await write(own, id, 'Hello');
  for (const one of [creator, own]) {
    const { rights } = await grantOf(one);
    expect(rights).toEqual({
      patterns: { '^party_[0-9a-f-]+$': { read: true } },
      channels: {
        [`notifications-${userIdOf(one)}`]: { read: true, write: true },
        [`conversation-${id}`]: { read: true },
      },
    });
  }
  expect((await grantOf(stage.otherCreator)).rights.channels).not.toHaveProperty(
    `conversation-${id}`,
  );
  expect((await open(creator, id)).subscription).toBeNull();

  stage.clock.pass(1);
  const users = await seedUsers(db, 'talker', LIMITS.conversationsHeard, 'FAN');
  for (const { id: userId, handle } of users) {
    const actor = { userId, userType: 'FAN', handle, sessionId: handle } as const;
    const fan = testContext(db, { actor, now: stage.clock.now });
    await write(fan, await begin(fan, creator), 'Hello');
  }
  const usual = Object.keys((await grantOf(creator)).rights.channels ?? {});
  expect(usual).toHaveLength(1 + LIMITS.conversationsHeard);
  expect(usual).not.toContain(`conversation-${id}`);
  const opened = await open(creator, id);
  expect(opened.subscription?.token).toBe(`token-${creator.realtime.granted.length}`);
  const widened = Object.keys(creator.realtime.granted.at(-1)?.rights.channels ?? {});
  expect(widened).toEqual([...usual, `conversation-${id}`]);
}, 30_000);

test('the pattern covers party channels only', async () => {
  const { rights } = await grantOf(stage.visitor);
  const [pattern = ''] = Object.keys(rights.patterns ?? {});
  const covers = (channel: string) => new RegExp(pattern).test(channel);
  expect(covers(`party_${crypto.randomUUID()}`)).toBe(true);
  for (const channel of [
    `notifications-${userIdOf(stage.fan(0))}`,
    'party_',
    'party_*',
    'party_.*',
    `party_${crypto.randomUUID()}-pnpres`,
    `party_0,notifications-0`,
    `x-party_${crypto.randomUUID()}`,
  ]) {
    expect(covers(channel)).toBe(false);
  }
});

test('an overlay whose key is gone gets no token, and what was granted is taken back', async () => {
  const { visitor } = stage;
  const widgetId = '00000000-0000-7000-8000-000000000000';
  const asked = widgetToken(visitor, { widgetId, keyVersion: 1 });
  expect(await refusalOf(asked)).toBe('widget.key_invalid');
  expect(visitor.realtime.revoked).toEqual([`token-${visitor.realtime.granted.length}`]);
});
