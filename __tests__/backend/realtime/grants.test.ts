import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { overlayToken, subscription } from '@/backend/realtime/service';
import { openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

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
    ttlMinutes: 30,
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

test('an overlay reads its one party', async () => {
  await overlayToken(stage.visitor, 'p1');
  expect(stage.visitor.realtime.granted.at(-1)).toEqual({
    userId: 'anonymous',
    rights: { channels: { party_p1: { read: true } } },
    ttlMinutes: 30,
  });
});
