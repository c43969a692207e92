import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands in for either server: writes down its pid and key, and obeys as the real ones do. */
const standIn = (name: string, portVariable: string) => `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const note = (what) => appendFileSync('diary', JSON.stringify({ name: '${name}', what, pid: process.pid, key: process.env.SERVICE_KEY }) + '\\n');
const end = () => { note('ended'); process.exit(0); };
process.on('SIGTERM', end);
process.on('disconnect', end);
createServer((_request, response) => response.end('ok')).listen(process.env.${portVariable}, '127.0.0.1', () => note('started'));
`;

interface Note {
  name: string;
  what: string;
  pid: number;
  key: string;
}

let folder = '';
let ports: number[] = [];
let children: ChildProcess[] = [];

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const found = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return found;
}

async function plant(file: string, text: string): Promise<void> {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), text);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playplus-start-'));
  ports = await freePorts(3);
  children = [];
  await cp('scripts/start.mjs', join(folder, 'scripts/start.mjs'));
  await cp('scripts/support', join(folder, 'scripts/support'), { recursive: true });
  await plant('dist/package.json', '{ "type": "module" }');
  await plant('dist/backend/main.js', standIn('backend', 'BACKEND_PORT'));
  await plant('dist/web/main.js', standIn('web', 'PORT'));
  await plant('dist/scripts/demoData.js', standIn('demoData', 'PORT'));
  await plant('.next/BUILD_ID', 'built');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}) {
  const [port, backendPort, realtimePort] = ports;
  const child = spawn(process.execPath, ['scripts/start.mjs', '--mode=production'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      REALTIME_PORT: String(realtimePort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = () => until(() => output.includes('is ready'));
  return { child, ended, ready, said: () => output };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come about within ten seconds.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function diary(): Promise<Note[]> {
  const text = await readFile(join(folder, 'diary'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Note);
}

const events = async () => (await diary()).map(({ name, what }) => `${name} ${what}`);

test('the backend starts first and stops last, and nothing invents data', async () => {
  const run = start();
  await run.ready();
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(await events()).toEqual(['backend started', 'web started', 'web ended', 'backend ended']);
});

test('both share a service key that is new at each start, or the one that was given', async () => {
  const first = start();
  await first.ready();
  first.child.kill('SIGINT');
  await first.ended;
  const keys = new Set((await diary()).map(({ key }) => key));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toMatch(/^[\w-]{43}$/);

  const second = start({ SERVICE_KEY: 'given-from-outside' });
  await second.ready();
  second.child.kill('SIGTERM');
  await second.ended;
  expect((await diary()).at(-1)?.key).toBe('given-from-outside');
});

test('when the parent is killed without a word, both children end by themselves', async () => {
  const run = start();
  await run.ready();
  run.child.kill('SIGKILL');
  await until(async () => (await events()).filter((event) => event.endsWith('ended')).length === 2);
});

test('when one server dies, the other stops too and the start fails', async () => {
  const run = start();
  await run.ready();
  const backend = (await diary()).find(({ name }) => name === 'backend');
  process.kill(backend?.pid ?? 0, 'SIGKILL');
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain('The backend process ended (SIGKILL)');
  expect(await events()).toContain('web ended');
});

test.each([
  [0, 'PORT'],
  [1, 'BACKEND_PORT'],
  [2, 'REALTIME_PORT'],
])('a taken port is named together with its variable (%i, %s)', async (index, variable) => {
  const port = ports[index];
  const neighbour = createServer().listen(port, '127.0.0.1');
  await once(neighbour, 'listening');
  try {
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain(`Port ${port} is taken`);
    expect(run.said()).toContain(`${variable}=`);
    expect(await events()).toEqual([]);
  } finally {
    neighbour.close();
  }
});

test('without a build it says what to do', async () => {
  await rm(join(folder, '.next'), { recursive: true });
  const run = start();
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain('npm run build');
});
