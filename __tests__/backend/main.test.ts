import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TEST_BEACON } from '@/lib/shared/lottery/scheme/beacon';
import { freePort } from '@/__tests__/support/backendProcess';
import { runFile } from '@/__tests__/support/platform/childProcess';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'playplus-main-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const SERVICE_KEY = 'a-service-key-for-tests';

test('the backend starts from nothing, answers, and ends by itself when its parent is gone', async () => {
  const [port, realtimePort, beaconPort] = [await freePort(), await freePort(), await freePort()];
  const env: NodeJS.ProcessEnv = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'test' },
    PLAYPLUS_MODE: 'demo',
    DATA_DIR: dataDir,
    SERVICE_KEY,
    HOST: '127.0.0.1',
    BACKEND_PORT: String(port),
    REALTIME_PORT: String(realtimePort),
    DRAND_TEST_BEACON: `embedded:${beaconPort}`,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  // Not 'close', which does not come once the IPC channel has been cut from this side.
  const ended = once(child, 'exit');
  try {
    while (!output.includes('backend is ready')) {
      expect({ code: child.exitCode, output }).toMatchObject({ code: null });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect(await health.json()).toEqual({
      status: 'ok',
      realtimeSubscribeKey: expect.stringMatching(/^sub-c-/),
    });
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': SERVICE_KEY },
      body: JSON.stringify({
        query: '{ myUser { item { id } } getPubNubSubscription { error token } }',
      }),
    });
    expect(await answer.json()).toEqual({
      data: {
        myUser: { item: null },
        getPubNubSubscription: { error: null, token: expect.any(String) },
      },
    });
    const latest = `http://127.0.0.1:${beaconPort}/${TEST_BEACON.chainHash}/public/latest`;
    expect((await fetch(latest)).status).toBe(200);
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(output).not.toContain(SERVICE_KEY);
  } finally {
    child.kill('SIGKILL');
  }
}, 180_000);

test('an unusable environment is told in sentences', async () => {
  const child = runFile('backend/main.ts', { DATA_DIR: dataDir, BACKEND_PORT: '99999' });
  expect(await child.ended).toBe(1);
  expect(child.errors()).toContain('BACKEND_PORT: must be a whole number from 1 to 65535');
  expect(child.errors()).toContain('SERVICE_KEY: is missing');
  expect(child.errors()).not.toContain('    at ');
}, 60_000);

test('texts that are missing are told in a sentence', async () => {
  // Another folder than the product's has no texts.
  const root = process.cwd();
  const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', loader, join(root, 'backend/main.ts')], {
    cwd: dataDir,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
      SERVICE_KEY,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors).toMatch(/^The backend does not start: the texts in .*\.json cannot be read/);
  expect(errors).not.toContain('    at ');
}, 60_000);

test('wider rate limits are said aloud in production', async () => {
  writeFileSync(join(dataDir, 'a-file'), '');
  const env = { SERVICE_KEY, PLAYPLUS_MODE: 'production', RATE_LIMIT_FACTOR: '50' };
  // Ends at once: no database lies in a file.
  const child = runFile('backend/main.ts', { ...env, DATA_DIR: join(dataDir, 'a-file') });
  expect(await child.ended).toBe(1);
  expect(child.output()).toContain('RATE_LIMIT_FACTOR is for tests');
}, 60_000);
