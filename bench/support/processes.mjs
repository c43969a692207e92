import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A port nobody listens on right now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A folder that is gone after the run. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `playplus-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a node script; returns a function that stops it and waits for its end. */
export function start(args, env, options = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', process.env.BENCH_VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    ...options,
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a node script to its end. */
export function run(args, env = {}, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...options,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${args[0]} ended with ${code}`)),
    );
  });
}

/** Starts a node script whose lines are read one by one. */
export function lines(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const iterator = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    line: async () => (await iterator.next()).value,
    stop: () => child.kill('SIGTERM'),
  };
}

/** Waits until an address answers with a status below 500. */
export async function untilUp(address, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const reply = await fetch(address).catch(() => null);
    if (reply && reply.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not come up within ${seconds} s`);
}
