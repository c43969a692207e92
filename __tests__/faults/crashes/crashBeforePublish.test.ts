import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { whenPublished } from '@/__tests__/support/publishedMessages';
import { seedParty, seedUsers } from '@/__tests__/support/seed';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';

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
}, 180_000);

afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

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
    db.selectFrom('outbox').selectAll().where('channel', '=', toolChannel(partyID)).execute(),
  );
  expect(waiting).toHaveLength(1);

  await backend.start();
  await whenPublished(backend, toolChannel(partyID), 1);
  for (const token of tokens.slice(1)) {
    await backend.graphql(
      'mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error } }',
      { partyID },
      token,
    );
  }
  const published = await whenPublished<{ type: string; seq: number }>(
    backend,
    toolChannel(partyID),
    tokens.length,
  );
  expect(published[0]?.eventId).toBe(waiting[0]?.eventId);
  expect(published[0]?.message).toMatchObject({ type: 'QUEUE_APPEND', seq: 1 });
  expect(new Set(published.map(({ eventId }) => eventId)).size).toBe(published.length);
  expect(published.at(-1)?.message.seq).toBe(tokens.length);

  const party = await backend.graphql(
    'query ($partyID: ID!) { getParties(partyID: $partyID) { items { memberCount seq } } }',
    { partyID },
  );
  expect(party.data?.getParties?.items).toEqual([
    { memberCount: tokens.length, seq: tokens.length },
  ]);
}, 180_000);
