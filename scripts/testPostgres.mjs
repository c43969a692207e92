// npm run test:postgres: the server tests once more on a real PostgreSQL, which this script starts
// for itself in a temporary folder and removes again. Arguments go to jest; without any, every test
// that opens a database runs, for the others would only say again what they say without one. With
// `--meeting` only what the embedded database cannot say: tests in which calls meet, for it has one
// connection, and every call once, for its version is a newer one (0076).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePorts } from './support/network.mjs';

process.chdir(join(import.meta.dirname, '..'));

function binaries() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(asked ? [asked] : []),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  // pg_config belongs to the client's headers and may be there without a server.
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (!found) {
    console.error('No PostgreSQL server is installed here: `apt-get install postgresql`.');
    process.exit(1);
  }
  return found;
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function owner() {
  if (userInfo().uid !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Tests that send calls at once, those of the migrations, and those that send every call. */
function meeting() {
  const folder = '__tests__/backend';
  const tests = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
  const meets = (file) => /Promise\.(all|allSettled)\(/.test(readFileSync(file, 'utf8'));
  const isHere = (file) => file.includes('migrations') || meets(file);
  const matrix = ['access', 'grants'].map((name) => `__tests__/matrix/${name}.test.ts`);
  return ['--runTestsByPath', ...tests.filter(isHere), ...matrix];
}

const bin = binaries();
const user = owner();
const folder = mkdtempSync(join(tmpdir(), 'playplus-postgres-'));
if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
const data = join(folder, 'data');
const password = randomBytes(16).toString('hex');
const passwordFile = join(folder, 'password');
writeFileSync(passwordFile, password);
if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid);

let server;
let exitCode = 1;

async function stop() {
  if (server && server.exitCode === null && server.signalCode === null) {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stop().then(() => process.exit(1)));
}

try {
  execFileSync(
    join(bin, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'playplus',
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
      '--no-sync',
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [port] = await freePorts(1);
  server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  const isReady = () =>
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  const end = Date.now() + 30_000;
  while (!isReady()) {
    if (server.exitCode !== null || Date.now() > end) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  console.log(`${version} listens on port ${port}`);

  const asked = process.argv.slice(2);
  const isMeeting = asked[0] === '--meeting';
  const chosen = isMeeting ? meeting() : asked;
  const onDatabase = ['--findRelatedTests', '__tests__/support/database.ts'];
  const left = isMeeting ? 'faults' : 'faults|matrix|borders|scripts|lib';
  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      // Before --selectProjects, which would take a path for the name of one more project.
      ...(chosen.length > 0 ? chosen : onDatabase),
      '--selectProjects=server',
      `--testPathIgnorePatterns=__tests__/(${left})/`,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: `postgres://playplus:${password}@127.0.0.1:${port}/postgres`,
      },
    },
  );
  [exitCode] = await once(jest, 'exit');
} finally {
  await stop();
}
process.exitCode = exitCode ?? 1;
