import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';

const dataDir = mkdtempSync(join(tmpdir(), 'playplus-widgets-'));
let backend: BackendProcess;
let creators: SeededUser[];
beforeAll(async () => {
  creators = await withDatabase(dataDir, (db) => seedUsers(db, 'host', 3, 'CREATOR'));
  backend = await BackendProcess.on(dataDir);
  await backend.start();
}, 60_000);
afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

// Its statements are prepared once and run again, as those of the embedded test database are not.
test('in a process of its own one creator after another gets overlays', async () => {
  const make =
    'mutation ($key: String!) { createWidget(kind: QUEUE, requestKey: $key) { error item { kind } } }';
  for (const { token } of [...creators, ...creators]) {
    const answer = await backend.graphql(make, { key: randomUUID() }, token);
    expect(answer.data?.createWidget).toEqual({ error: null, item: { kind: 'QUEUE' } });
  }
  const list = '{ getWidgets { error items { isPermanent settings } } }';
  for (const { token } of creators) {
    const answer = await backend.graphql(list, {}, token);
    expect(answer.data?.getWidgets?.items).toHaveLength(3);
  }
});
