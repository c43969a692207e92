import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { schema } from '@/backend/schema';
import {
  createWidgetKey,
  overlaySigns,
  revokeWidgetKey,
  widgetKeysOf,
  widgetSession,
  widgetSign,
} from '@/backend/widgets/service';
import { hashToken } from '@/backend/platform/id';
import { revokeSome } from '@/backend/realtime/service';
import { testContext } from '@/__tests__/support/context';
import { draft, join, openParty, openStage, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
afterAll(() => stage.close());

const refusal = (code: string) => expect.objectContaining({ code });
const MISSING = '00000000-0000-7000-8000-000000000000';

test('of a key only the hash and four characters are stored', async () => {
  const partyID = await openParty(stage.creator);
  const { id, key } = await createWidgetKey(stage.creator, { toolId: partyID });
  expect(key).toMatch(/^[\w-]{43}$/);
  const rows = await stage.db.selectFrom('widgetKeys').selectAll().where('id', '=', id).execute();
  expect(rows).toEqual([
    expect.objectContaining({ keyHash: hashToken(key), hint: key.slice(-4), toolId: partyID }),
  ]);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(await widgetKeysOf(stage.creator, partyID))).not.toContain(key);
});

test('Q19 overlay: a key shows its party, also as a draft, and a token that reads that one channel', async () => {
  const partyID = await draft(stage.creator);
  const { key } = await createWidgetKey(stage.creator, { toolId: partyID });
  const shown = await widgetSession(stage.visitor, { key });
  expect(shown.snapshot).toMatchObject({ id: partyID, state: 'DRAFT', myEntry: null });
  expect(stage.visitor.realtime.granted.at(-1)).toEqual({
    userId: 'anonymous',
    rights: { channels: { [`party_${partyID}`]: { read: true } } },
    ttlMinutes: 30,
  });
});

test('its session names the kind, the looks of its creator and the party', async () => {
  const partyID = await openParty(stage.creator);
  const { key } = await createWidgetKey(stage.creator, { toolId: partyID });
  const source = `mutation {
    widgetSession(key: "${key}") { error item { kind extraPublic { display_hue } party { id } } }
  }`;
  const { data } = await graphql({ schema, source, contextValue: stage.visitor });
  expect(data).toEqual({
    widgetSession: {
      error: null,
      item: { kind: 'PARTY', extraPublic: { display_hue: '308.6' }, party: { id: partyID } },
    },
  });
});

test('a revoked key is refused at once, and is gone from the list', async () => {
  const partyID = await openParty(stage.creator);
  const { id, key } = await createWidgetKey(stage.creator, { toolId: partyID });
  await revokeWidgetKey(stage.creator, { keyId: id });
  await expect(widgetSession(stage.visitor, { key })).rejects.toEqual(
    refusal('widget.key_invalid'),
  );
  expect(await widgetKeysOf(stage.creator, partyID)).toEqual([]);
  await expect(revokeWidgetKey(stage.creator, { keyId: id })).rejects.toEqual(refusal('forbidden'));
});

/** The tokens that the worker beside the calls revokes now. */
async function revokedTokens(): Promise<string[]> {
  const worker = testContext(stage.db, { now: stage.clock.now });
  while (await revokeSome(worker)) continue;
  return worker.realtime.revoked;
}

test('what an overlay was given to read along ends with its key, and with no other', async () => {
  const partyID = await openParty(stage.creator);
  const [ending, staying] = [
    await createWidgetKey(stage.creator, { toolId: partyID }),
    await createWidgetKey(stage.creator, { toolId: partyID }),
  ];
  const first = await widgetSession(stage.visitor, { key: ending.key });
  const second = await widgetSession(stage.visitor, { key: ending.key });
  const other = await widgetSession(stage.visitor, { key: staying.key });
  expect(new Set([first.token, second.token, other.token]).size).toBe(3);
  expect(await revokedTokens()).toEqual([]);
  await revokeWidgetKey(stage.creator, { keyId: ending.id });
  expect((await revokedTokens()).toSorted()).toEqual([first.token, second.token].toSorted());
  expect(await revokedTokens()).toEqual([]);
});

test.each(['', 'x', 'a'.repeat(43), '\u0000', "' or true --"])('%j is no key', async (key) => {
  await expect(widgetSession(stage.visitor, { key })).rejects.toEqual(
    refusal('widget.key_invalid'),
  );
});

test("a stranger's party or key and a missing one are refused alike; visitors must log in", async () => {
  const partyID = await openParty(stage.creator);
  const { id: keyId, key } = await createWidgetKey(stage.creator, { toolId: partyID });
  for (const party of [partyID, MISSING]) {
    for (const asker of [stage.otherCreator, stage.fan(0)]) {
      await expect(createWidgetKey(asker, { toolId: party })).rejects.toEqual(refusal('forbidden'));
    }
    await expect(createWidgetKey(stage.visitor, { toolId: party })).rejects.toEqual(
      refusal('auth.required'),
    );
  }
  for (const wanted of [keyId, MISSING]) {
    for (const asker of [stage.otherCreator, stage.fan(0)]) {
      await expect(revokeWidgetKey(asker, { keyId: wanted })).rejects.toEqual(refusal('forbidden'));
    }
    await expect(revokeWidgetKey(stage.visitor, { keyId: wanted })).rejects.toEqual(
      refusal('auth.required'),
    );
  }
  expect(await widgetSession(stage.visitor, { key })).toMatchObject({
    snapshot: { id: partyID },
  });
});

test('when a key was last seen is noted once a minute', async () => {
  const partyID = await openParty(stage.creator);
  const { key } = await createWidgetKey(stage.creator, { toolId: partyID });
  const seen = async () => (await widgetKeysOf(stage.creator, partyID))[0]?.lastSeenAt;
  expect(await seen()).toBeNull();
  await widgetSession(stage.visitor, { key });
  const first = stage.clock.now().toISOString();
  stage.clock.pass(0.5);
  await widgetSession(stage.visitor, { key });
  expect(await seen()).toBe(first);
  stage.clock.pass(0.5);
  await widgetSession(stage.visitor, { key });
  expect(await seen()).toBe(stage.clock.now().toISOString());
});

test('a key is on air while an overlay asks with it once a minute, and may miss that once', async () => {
  const partyID = await openParty(stage.creator);
  const { key } = await createWidgetKey(stage.creator, { toolId: partyID });
  const isOnAir = async () => (await widgetKeysOf(stage.creator, partyID))[0]?.isOnAir;
  expect(await isOnAir()).toBe(false);
  for (let asks = 0; asks < 3; asks += 1) {
    await widgetSession(stage.visitor, { key });
    expect(await isOnAir()).toBe(true);
    stage.clock.pass(0.99);
  }
  stage.clock.pass(1);
  expect(await isOnAir()).toBe(true);
  stage.clock.pass(1);
  expect(await isOnAir()).toBe(false);
});

test('a party has twenty live keys at most', async () => {
  const partyID = await openParty(stage.creator);
  const keys = [];
  for (let made = 0; made < 20; made += 1) {
    keys.push(await createWidgetKey(stage.creator, { toolId: partyID }));
  }
  await expect(createWidgetKey(stage.creator, { toolId: partyID })).rejects.toEqual(
    refusal('rate_limited'),
  );
  await revokeWidgetKey(stage.creator, { keyId: keys[0]?.id ?? '' });
  await createWidgetKey(stage.creator, { toolId: partyID });
});

test("what an overlay gets holds nobody's ticket", async () => {
  const partyID = await openParty(stage.creator, { lobbyCode: 'SECRET-LOBBY' });
  const { queueUuid } = await join(stage.fan(0), partyID);
  const { key } = await createWidgetKey(stage.creator, { toolId: partyID });
  const shown = JSON.stringify(await widgetSession(stage.visitor, { key }));
  expect(shown).toContain(stage.fan(0).actor.handle);
  expect(shown).not.toContain(queueUuid);
  expect(shown).not.toContain('SECRET-LOBBY');
});

test('a sign of an overlay is noted each time, and its hosts alone read when it came', async () => {
  const partyID = await openParty(stage.creator);
  const { key } = await createWidgetKey(stage.creator, { toolId: partyID });
  for (let signs = 0; signs < 2; signs += 1) {
    stage.clock.pass(0.1);
    expect(await widgetSign(stage.visitor, { key })).toEqual({ isKnown: true });
    expect(await overlaySigns(stage.creator, { toolId: partyID })).toMatchObject([
      { isOnAir: true, lastSeenAt: stage.clock.now().toISOString() },
    ]);
  }
  await expect(overlaySigns(stage.otherCreator, { toolId: partyID })).rejects.toEqual(
    refusal('forbidden'),
  );
  await expect(widgetSign(stage.visitor, { key: 'k'.repeat(43) })).rejects.toEqual(
    refusal('widget.key_invalid'),
  );
});
