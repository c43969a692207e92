// npm run test:engines: shows every overlay in the engines that OBS brought and brings along. Older
// majors of Chromium come as npm packages; they are no dependencies, and go again at the end.
import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

process.chdir(join(import.meta.dirname, '..'));

const VERSIONS = ['103.0.0', '127.0.0'];
const FETCH_MS = 120_000;

/** The browser of a package, unpacked into the folder. */
async function fetched(folder, version) {
  const name = `@sparticuz/chromium@${version}`;
  const options = { cwd: folder, encoding: 'utf8', timeout: FETCH_MS };
  const archive = execFileSync('npm', ['pack', name, '--silent'], options).trim();
  const packed = 'package/bin/chromium.br';
  execFileSync('tar', ['-xzf', archive, packed], options);
  const file = join(folder, `chromium-${version}`);
  await pipeline(
    createReadStream(join(folder, packed)),
    createBrotliDecompress(),
    createWriteStream(file, { mode: 0o755 }),
  );
  return file;
}

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('test:engines: the old engines exist for Linux on x64 alone.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'playplus-engines-'));
try {
  const files = [];
  for (const version of VERSIONS) {
    console.log(`test:engines: Chromium ${version} …`);
    try {
      files.push(await fetched(folder, version));
    } catch (error) {
      throw new Error(`Chromium ${version} could not be fetched: ${error.message}`, {
        cause: error,
      });
    }
  }
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const { status } = spawnSync('npx', ['playwright', 'test', '--project=engines'], {
    stdio: 'inherit',
    env: { ...process.env, E2E_ENGINES: JSON.stringify(files) },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`test:engines: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
