import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '@/__tests__/support/backendProcess';
import { runFile } from '@/__tests__/support/platform/childProcess';
import { BackendClient } from '@/scripts/demo/backendClient';
import people from '@/scripts/demo/people.json';

const serviceKey = 'a-service-key-for-tests';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'playplus-demo-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('the demo is filled by today’s calls, and its queues can be seen', async () => {
  const [port, realtimePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const backend = runFile('backend/main.ts', {
    PLAYPLUS_MODE: 'demo',
    DATA_DIR: dataDir,
    SERVICE_KEY: serviceKey,
    HOST: '127.0.0.1',
    BACKEND_PORT: String(port),
    REALTIME_PORT: String(realtimePort),
    DRAND_RELAYS: 'none',
  });
  try {
    await backend.says('backend is ready');
    const filler = runFile('scripts/demoData.ts', { BACKEND_URL: url, SERVICE_KEY: serviceKey });
    expect({ ended: await filler.ended, errors: filler.errors() }).toEqual({
      ended: 0,
      errors: '',
    });

    const visitor = new BackendClient({ url, serviceKey }, '203.0.113.200');
    const { items: creators } = await visitor.ask<{ items: { id: string }[] }>(
      'query { answer: featuredCreators { error items { id } } }',
      {},
    );
    const queues: string[] = [];
    for (const { id } of creators) {
      const { items } = await visitor.ask<{ items: { state: string; memberCount: number }[] }>(
        'query($id: ID!) { answer: creatorParties(creatorId: $id) { error items { state memberCount } } }',
        { id },
      );
      queues.push(...items.map(({ state, memberCount }) => `${state} ${memberCount}`));
    }
    expect(queues.sort()).toEqual([
      ...['ENDED 0', 'ENDED 0', 'OPEN 14', 'OPEN 7', 'PAUSED 5', 'SCHEDULED 0', 'SCHEDULED 0'],
    ]);
    // As the demo's first page says.
    await visitor.ask(
      'mutation($input: LogInInput!) { answer: logIn(input: $input) { error item { id } } }',
      { input: { emailOrHandle: people.creators[0]?.email, password: people.password } },
    );
  } finally {
    backend.child.kill('SIGKILL');
  }
}, 120_000);
