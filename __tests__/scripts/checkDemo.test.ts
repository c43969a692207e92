import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playplus-check-'));
  await mkdir(join(folder, 'scripts'));
  await cp('scripts/checkDemo.mjs', join(folder, 'scripts/checkDemo.mjs'));
  await cp('scripts/support', join(folder, 'scripts/support'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A demo that answers each address with what `answers` says, and notes when it was stopped. */
const demo = (answers: Record<string, string>, isDemoWhole = true) => `
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
const answers = ${JSON.stringify(answers)};
process.on('SIGTERM', () => {
  writeFileSync('stopped', process.env.DATA_DIR);
  process.exit(0);
});
createServer(({ url }, response) => {
  response.writeHead(answers[url] ? 200 : 500).end(answers[url]);
}).listen(process.env.PORT, '127.0.0.1', () => {
  process.send({ url: 'http://127.0.0.1:' + process.env.PORT, isDemoWhole: ${String(isDemoWhole)} });
});
`;
const well = {
  '/health': '{"web":"ok","backend":"ok"}',
  '/': '<html lang="en">',
  '/de/login': '<html lang="de">',
  '/og/playplus.png': 'PNG',
  '/novakit': 'Nora Vale, Friday squad, A second PC for the stream, my chat loves it',
  '/brambleplays': 'Kart cup, live in one room',
  '/lumalaps': 'Pick my next run',
  '/explore': 'Aim and movement coaching',
  '/demo/novakit': 'Nora Vale',
};

async function check(start: string) {
  await writeFile(join(folder, 'scripts/start.mjs'), start);
  const child = spawn(process.execPath, ['scripts/checkDemo.mjs'], { cwd: folder });
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { status, said, complained };
}

test('a demo without all of its data fails, whatever its addresses answer', async () => {
  const { status, complained } = await check(demo(well, false));
  expect(complained).toContain('The demo data is incomplete.');
  expect(status).toBe(1);
});

test('a demo whose pages show what they should passes, and is stopped', async () => {
  const { status, said } = await check(demo(well));
  expect(said.match(/^ok/gm)).toHaveLength(12);
  expect(status).toBe(0);
  expect(await readFile(join(folder, 'stopped'), 'utf8')).toContain('playplus-demo-');
});

test('an address that says something else, or breaks, is named, and the demo is stopped', async () => {
  const answers = { ...well, '/explore': '', '/': '<html lang="fr">' };
  const { status, said, complained } = await check(demo(answers));
  expect(said).toMatch(/^FAILED \/ does not say/m);
  expect(said).toMatch(/^FAILED \/explore answered 500$/m);
  expect(complained).toContain('2 of 12 pages failed.');
  expect(status).toBe(1);
  expect(await readFile(join(folder, 'stopped'), 'utf8')).toContain('playplus-demo-');
});

test('a demo in which a draw is missing is told as that', async () => {
  const { status, said } = await check(demo({ ...well, '/lumalaps': 'Luma Reyes' }));
  expect(said).toMatch(/^FAILED \/lumalaps does not say .*Pick my next run/m);
  expect(status).toBe(1);
});

test('a demo that does not start is told as that', async () => {
  const { status, complained } = await check('process.exit(3);');
  expect(complained).toContain('The demo ended with 3 before it was ready.');
  expect(status).toBe(1);
});
