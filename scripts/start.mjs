// npm run demo | npm run dev | npm start: both processes by one command.
//   --mode=demo|development|production   --empty: no demo data
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startChild, stopChild } from './support/children.mjs';
import { isFree, waitForAnswer, waitForPort } from './support/network.mjs';

process.chdir(join(import.meta.dirname, '..'));

const { values: options } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    empty: { type: 'boolean', default: false },
  },
});
const { mode } = options;
const fromSource = mode === 'development';

if (!['demo', 'development', 'production'].includes(mode)) {
  giveUp(`--mode=${mode}: choose demo, development or production.`);
}

const port = Number(process.env.PORT || 3000);
const backendPort = Number(process.env.BACKEND_PORT || 4000);
const realtimePort = Number(process.env.REALTIME_PORT || 4001);
const dataDir = process.env.DATA_DIR || '.data';
const backendUrl = `http://127.0.0.1:${backendPort}`;
const usesPubNub = Boolean(process.env.PUBNUB_SECRET_KEY);

const environment = {
  ...process.env,
  NODE_ENV: fromSource ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PLAYPLUS_MODE: mode,
  PORT: String(port),
  BACKEND_PORT: String(backendPort),
  REALTIME_PORT: String(realtimePort),
  DATA_DIR: dataDir,
  // Whoever tries the demo wants to see the address, not a line for every request.
  LOG_LEVEL: process.env.LOG_LEVEL || (mode === 'demo' ? 'warn' : 'info'),
  BACKEND_URL: process.env.BACKEND_URL || backendUrl,
  SERVICE_KEY: process.env.SERVICE_KEY || randomBytes(32).toString('base64url'),
};

// What a request needs is gone with it: with more room the collector copies less of it, and nothing
// of it is to begin among what lives long, from where it would hold on to all that it refers to.
const serving = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'];
const commands = fromSource
  ? {
      backend: ['--import', 'tsx', 'backend/main.ts'],
      web: ['--import', 'tsx', 'lib/server/main.ts'],
      demoData: ['--import', 'tsx', 'scripts/demoData.ts'],
    }
  : {
      backend: [...serving, '--enable-source-maps', 'dist/backend/main.js'],
      web: [...serving, '--enable-source-maps', 'dist/web/main.js'],
      demoData: ['--enable-source-maps', 'dist/scripts/demoData.js'],
    };

const running = { backend: undefined, web: undefined };
const stopping = new AbortController();

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

async function stop(exitCode) {
  // Asked twice: whoever presses Ctrl-C again does not want to wait.
  if (stopping.signal.aborted) {
    for (const child of Object.values(running)) child?.kill('SIGKILL');
    return;
  }
  stopping.abort();
  await stopChild(running.web);
  await stopChild(running.backend);
  process.exit(exitCode);
}

function start(name) {
  running[name] = startChild(commands[name], environment, (reason) => {
    if (stopping.signal.aborted || restarting) return;
    console.error(`The ${name} process ended (${reason}), so everything stops.`);
    void stop(1);
  });
}

let restarting = false;

/** What the backend reads: its code, the schema, and its own files of `public/locales`. */
const readByBackend =
  /\.(ts|graphql)$|\b(\w*[mM]ails|lotteryRules|notifications|ogImages|receipts|sandbox|services)\.json$/;

/** Development: a changed file of the backend restarts the backend; Next reloads the rest itself. */
function restartBackendOnChange() {
  let timer;
  const restart = async () => {
    if (stopping.signal.aborted) return;
    restarting = true;
    console.log('The backend changed: starting it again.');
    await stopChild(running.backend);
    restarting = false;
    if (!stopping.signal.aborted) start('backend');
  };
  // Several files change at once, and more may change while the old process still stops.
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (restarting ? soon() : void restart()), 200);
  };
  const later = (_event, file) => {
    if (readByBackend.test(file ?? '')) soon();
  };
  for (const folder of ['backend', 'lib/shared', 'public/locales']) {
    watch(folder, { recursive: true }, later);
  }
}

async function requireFreePorts() {
  const wanted = [
    ['PORT', port, process.env.HOST],
    ['BACKEND_PORT', backendPort, '127.0.0.1'],
  ];
  if (!usesPubNub) wanted.push(['REALTIME_PORT', realtimePort, undefined]);
  for (const [name, number, host] of wanted) {
    if (await isFree(number, host)) continue;
    giveUp(`Port ${number} is taken: stop what listens there, or choose another with ${name}=….`);
  }
}

function requireBuild() {
  if (mode === 'production' && !existsSync('.next/BUILD_ID')) {
    giveUp('Nothing is built yet: run `npm run build` first.');
  }
}

/** The demo builds what has changed. Resolves to whether it could. */
async function build(part) {
  if (mode !== 'demo') return true;
  const options = { stdio: 'inherit', detached: true };
  const builder = spawn(process.execPath, ['scripts/build.mjs', part], options);
  // With all that it has started.
  const end = () => process.kill(-builder.pid);
  stopping.signal.addEventListener('abort', end);
  const [status] = await once(builder, 'exit');
  stopping.signal.removeEventListener('abort', end);
  return status === 0;
}

let isDemoWhole = true;

async function fillWithDemoData(part) {
  console.log(`The demo gets its ${part} …`);
  const options = { stdio: 'inherit', env: environment };
  const filler = spawn(process.execPath, [...commands.demoData, part], options);
  const [status] = await once(filler, 'exit');
  if (status === 0) return;
  isDemoWhole = false;
  console.error(`The demo data is incomplete: delete ${dataDir} and start again.`);
}

/** Who can log in, and five things to try first. The README lists more. */
function demoWords() {
  const people = JSON.parse(readFileSync('scripts/demo/people.json', 'utf8'));
  const { password, creators, fans, operator, operatorSecret } = people;
  const row = ({ email }, who) => `  ${email.padEnd(28)} ${password}   ${who}`;
  const things = [
    ['See what is live and join in, without an account', `/${creators[0].handle}/live`],
    ['Watch a queue, a draw and a fund play by themselves', `/demo/${creators[0].handle}`],
    ['Log in as the creator and run the show', '/dashboard/home'],
    ['Log in as the fan and book: card 4242 4242 4242 4242', '/explore'],
    ['Put the overlay of the show into a window', '/streamlabs-elements/widgets'],
  ];
  const toTry = things.map(
    ([what, path], at) => `  ${at + 1}. ${what.padEnd(54)} http://localhost:${port}${path}`,
  );
  return [
    'Log in with',
    row(creators[0], 'creator'),
    row(fans[0], 'fan'),
    row(operator, `operator; code: npm run operator -- code ${operatorSecret}`),
    '\nFive things to try',
    ...toTry,
  ].join('\n');
}

/** Waits for a server; when it never comes, says so and stops what runs. */
async function demand(ready, sentence) {
  if (await ready) return;
  if (!stopping.signal.aborted) {
    console.error(sentence);
    void stop(1);
  }
  // stop() ends the process; nothing may be started meanwhile.
  await new Promise(() => undefined);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
// Started by a test run: it hears when all is ready, and its end is the end of this too.
process.on('disconnect', () => void stop(0));

await requireFreePorts();
requireBuild();

const isFirstRun =
  !process.env.DATABASE_URL && (!existsSync(dataDir) || readdirSync(dataDir).length === 0);

const patience = { seconds: 60, signal: stopping.signal };
const noBuild = 'The build failed; its message stands above.';

await demand(build('servers'), noBuild);
// The pages take longest: the backend starts meanwhile, and gets its demo data.
const pages = build('pages');
start('backend');
await demand(
  waitForAnswer(`${backendUrl}/health`, patience),
  'The backend did not become ready within a minute.',
);
const isFilled = mode !== 'production' && isFirstRun && !options.empty;
if (isFilled) await fillWithDemoData('people and queues');
await demand(pages, noBuild);

start('web');
await demand(waitForPort(port, patience), 'The web server did not become ready within a minute.');
// What is bought comes back through the web.
if (isFilled) await fillWithDemoData('purchases');
if (fromSource) restartBackendOnChange();

console.log(`\nPlayPlus (${mode}) is ready: http://localhost:${port}`);
if (mode !== 'production' && !options.empty) console.log(demoWords());
process.send?.({ url: `http://localhost:${port}`, isDemoWhole });
