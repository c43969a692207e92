import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import PubNub from 'pubnub';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedParty, seedUsers } from '@/__tests__/support/seed';
import { partyChannel } from '@/lib/shared/messages';

const dataDir = mkdtempSync(join(tmpdir(), 'playplus-f2-'));
let backend: BackendProcess;
let partyID: string;
let tokens: string[];

beforeAll(async () => {
  await withDatabase(dataDir, async (db) => {
    const [host] = await seedUsers(db, 'host', 1, 'CREATOR');
    if (!host) throw new Error('no creator');
    tokens = (await seedUsers(db, 'fan', 5, 'FAN')).map(({ token }) => token);
    partyID = await seedParty(db, host.id, 0);
  });
  backend = await BackendProcess.on(dataDir);
}, 60_000);

afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function readerOf(channel: string) {
  const { subscribeKey, publishKey } = backend.realtimeKeys();
  const granted = await backend.graphql('{ getPubNubSubscription { error token } }', {});
  const { token } = granted.data?.getPubNubSubscription as unknown as { token: string };
  const reader = new PubNub({
    subscribeKey,
    publishKey,
    userId: 'anonymous',
    origin: `127.0.0.1:${backend.realtimePort}`,
    ssl: false,
  });
  reader.setToken(token);
  const fetched = await reader.fetchMessages({
    channels: [channel],
    count: 100,
    includeMeta: true,
  });
  reader.destroy();
  return fetched.channels[channel] ?? [];
}

test('F2 a join committed before a crash is published after the restart under the same event id', async () => {
  await backend.start({ FAILPOINT: 'before-publish' });
  await backend
    .graphql(
      'mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error } }',
      { partyID },
      tokens[0],
    )
    .catch(() => null);
  await backend.ended();

  const waiting = await withDatabase(dataDir, (db) =>
    db.selectFrom('outbox').selectAll().where('channel', '=', partyChannel(partyID)).execute(),
  );
  expect(waiting).toHaveLength(1);

  await backend.start();
  for (const token of tokens.slice(1)) {
    await backend.graphql(
      'mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error } }',
      { partyID },
      token,
    );
  }
  let messages: Awaited<ReturnType<typeof readerOf>> = [];
  for (let turn = 0; turn < 100 && messages.length < tokens.length; turn += 1) {
    messages = await readerOf(partyChannel(partyID));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  const events = messages.map(({ meta }) => (meta as unknown as { eventId: string }).eventId);
  expect(events[0]).toBe(waiting[0]?.eventId);
  expect(new Set(events).size).toBe(tokens.length);
  const appended = messages.map(
    ({ message }) => message as unknown as { type: string; seq: number },
  );
  expect(appended.map(({ type }) => type)).toEqual(tokens.map(() => 'QUEUE_APPEND'));
  expect(appended.map(({ seq }) => seq)).toEqual(tokens.map((_, index) => index + 1));

  const party = await backend.graphql(
    'query ($partyID: ID!) { getParties(partyID: $partyID) { items { memberCount seq } } }',
    { partyID },
  );
  expect(party.data?.getParties?.items).toEqual([
    { memberCount: tokens.length, seq: tokens.length },
  ]);
}, 60_000);
