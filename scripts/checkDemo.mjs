// node scripts/checkDemo.mjs: starts the demo, with the Node that runs this, on free ports and with
// a fresh data folder; all demo data must be there; asks for pages that show it, and stops what it started.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopChild } from './support/children.mjs';
import { freePorts } from './support/network.mjs';

process.chdir(join(import.meta.dirname, '..'));

// Both processes, a page, a page in another language, a drawn picture, and what a busy evening shows:
// a queue, draws, funds, what can be booked and what was said of it.
const addresses = [
  ['/health', /"backend":"ok"/],
  ['/', /<html[^>]* lang="en"/],
  ['/de/login', /<html[^>]* lang="de"/],
  ['/og/playplus.png', /^\S?PNG/],
  ['/novakit', /Nora Vale/],
  ['/novakit', /Friday squad/],
  ['/novakit', /A second PC for the stream/],
  ['/novakit', /my chat loves it/],
  ['/brambleplays', /Kart cup, live in one room/],
  ['/lumalaps', /Pick my next run/],
  ['/explore', /Aim and movement coaching/],
  ['/demo/novakit', /Nora Vale/],
];
const patience = AbortSignal.timeout(8 * 60_000);

/** What is wrong with an address; null when nothing is. */
async function complaint(url, expected) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    if (answer.status !== 200) return `answered ${answer.status}`;
    return expected.test(text) ? null : `does not say ${expected}`;
  } catch (error) {
    return String(error.cause ?? error);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'playplus-demo-'));
const [PORT, BACKEND_PORT, REALTIME_PORT] = await freePorts(3);
const demo = fork('scripts/start.mjs', ['--mode=demo'], {
  env: {
    ...process.env,
    ...{ PORT, BACKEND_PORT, REALTIME_PORT },
    DATA_DIR: dataDir,
    DRAND_RELAYS: 'none',
  },
});

async function check() {
  const ended = once(demo, 'exit').then(([status]) => {
    throw new Error(`The demo ended with ${status} before it was ready.`);
  });
  const late = once(patience, 'abort').then(() => {
    throw new Error('The demo was not ready within eight minutes.');
  });
  const [{ url, isDemoWhole }] = await Promise.race([once(demo, 'message'), ended, late]);
  if (!isDemoWhole) throw new Error('The demo data is incomplete.');
  let wrong = 0;
  for (const [path, expected] of addresses) {
    const problem = await complaint(url + path, expected);
    console.log(`${problem ? 'FAILED' : 'ok    '} ${path} ${problem ?? ''}`.trimEnd());
    if (problem) wrong += 1;
  }
  if (wrong > 0) throw new Error(`${wrong} of ${addresses.length} pages failed.`);
  console.log(`The demo runs on Node ${process.versions.node}.`);
}

process.once('SIGINT', () => demo.kill('SIGTERM'));
process.once('SIGTERM', () => demo.kill('SIGTERM'));
try {
  await check();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await stopChild(demo);
  rmSync(dataDir, { recursive: true, force: true });
}
// A deadline that nobody waits for any more would hold the process for minutes.
process.exit();
