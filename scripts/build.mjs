// npm run build: bundles the two servers with esbuild and the pages with Next, and skips a part
// whose sources are the same as when it was built last.
//   --force: builds what is up to date, too   servers | pages: only these
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';

process.chdir(join(import.meta.dirname, '..'));

const stampFile = 'dist/.build-stamp';
const always = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];

/** Bundles TypeScript entry points for Node: own code inlined, packages left in node_modules. */
async function bundleForNode(outdir, entryPoints) {
  await bundle({
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // What is imported late is loaded late: a second backend is refused before the rest is read.
    splitting: true,
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    tsconfig: 'tsconfig.json',
    // A bundled worker stands beside its parent; from source it needs the loader of TypeScript.
    define: { 'process.env.PLAYPLUS_BUNDLED': '"1"' },
    logLevel: 'warning',
  });
}

function runNext() {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error('next build failed.');
}

const parts = [
  {
    name: 'backend',
    group: 'servers',
    sources: ['backend', 'lib/shared', 'scripts/demoData.ts', 'scripts/demo'],
    result: 'dist/backend/main.js',
    build: async () => {
      await bundleForNode('dist/backend', {
        main: 'backend/main.ts',
        databaseWorker: 'backend/platform/database/databaseWorker.ts',
      });
      await bundleForNode('dist/scripts', { demoData: 'scripts/demoData.ts' });
    },
  },
  {
    name: 'web server',
    group: 'servers',
    sources: ['lib', 'next-i18next.config.js'],
    result: 'dist/web/main.js',
    build: () => bundleForNode('dist/web', { main: 'lib/server/main.ts' }),
  },
  {
    // For who checks a draw without this site: one file that needs Node and nothing else.
    name: 'draw script',
    group: 'pages',
    sources: ['scripts/verifyDraw.mjs', 'scripts/drawRules.mjs'],
    result: 'public/static/verifyDraw.mjs',
    build: () =>
      bundle({
        entryPoints: ['scripts/verifyDraw.mjs'],
        outfile: 'public/static/verifyDraw.mjs',
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        logLevel: 'warning',
      }),
  },
  {
    name: 'pages',
    group: 'pages',
    sources: [
      ...['pages', 'components', 'hooks', 'lib', 'styles', 'public'],
      ...['next.config.js', 'next-i18next.config.js', 'package.json'],
    ],
    result: '.next/BUILD_ID',
    build: runNext,
  },
];

function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => files(join(path, name)));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of [...always, ...sources].flatMap(files).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

mkdirSync('dist', { recursive: true });
// The root is CommonJS, the bundles are ES modules.
// Written once: the servers may be started, and read it, while the pages are built.
const typeFile = 'dist/package.json';
if (!existsSync(typeFile)) writeFileSync(typeFile, '{ "type": "module" }\n');

const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
const force = process.argv.includes('--force');
const groups = process.argv.slice(2).filter((word) => word !== '--force');

for (const { name, group, sources, result, build } of parts) {
  if (groups.length > 0 && !groups.includes(group)) continue;
  const now = fingerprint(sources);
  if (!force && stamps[name] === now && existsSync(result)) {
    console.log(`build: ${name} is up to date`);
    continue;
  }
  const started = performance.now();
  console.log(`build: ${name} …`);
  // A build that dies half-way must not pass for a finished one.
  delete stamps[name];
  writeFileSync(stampFile, JSON.stringify(stamps));
  rmSync(result, { force: true });
  try {
    await build();
  } catch (error) {
    // What went wrong stands above already, printed by esbuild or Next.
    console.error(`build: ${name} failed: ${error.message.split('\n')[0]}`);
    process.exit(1);
  }
  stamps[name] = now;
  writeFileSync(stampFile, JSON.stringify(stamps));
  console.log(`build: ${name} done in ${seconds(started)}`);
}
