import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STEPS } from '@/lib/shared/lottery/scheme/verify/steps';
import { attacks } from '@/__tests__/lib/shared/lottery/scheme/attacks';
import { DrawMaker, saltOf } from '@/__tests__/lib/shared/lottery/scheme/drawMaker';
import {
  closedVector,
  openVector,
  wholeVector,
} from '@/__tests__/lib/shared/lottery/scheme/vectors';

let folder: string;
let written = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-draw-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: unknown): Promise<string> {
  written += 1;
  const file = join(folder, `${written}.json`);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Runs the script as somebody would: what it says and its exit code. */
async function run(args: string[], script = 'scripts/verifyDraw.mjs') {
  return new Promise<{ code: number; said: string; complaint: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], (error, said, complaint) => {
      resolve({ code: error ? Number(error.code) : 0, said, complaint });
    });
  });
}

test('both vectors of the scheme hold', async () => {
  for (const randomness of ['none', 'drand-quicknet'] as const) {
    const { code, said } = await run([await fileOf(wholeVector(randomness).proof())]);
    expect(said).toContain('All that is due holds. The draw is revealed.');
    expect(code).toBe(0);
    expect(said.includes('You trust them there.')).toBe(randomness === 'none');
  }
});

test('a draw that runs, waits or was cancelled holds as far as it is', async () => {
  const makers = [
    new DrawMaker(),
    openVector('none'),
    closedVector('drand-quicknet'),
    openVector('none').cancel(),
    closedVector('drand-quicknet').cancel(),
  ];
  for (const maker of makers) {
    const { code, said } = await run([await fileOf(maker.proof())]);
    expect([code, said]).toEqual([0, expect.stringContaining('All that is due holds.')]);
  }
});

test('every attack fails at the step that the pages name', async () => {
  const files = await Promise.all(attacks.map(([, proof]) => fileOf(proof)));
  const found = await Promise.all(files.map((file) => run([file])));
  const steps = found.map(({ code, said }) => [code, Number(/^(\d) .*: FAILED$/m.exec(said)?.[1])]);
  // The log tells whether the secret is due; there the script says so.
  const expected = attacks.map(([what, , step]) =>
    ['no secret though it is over', 'the secret told early'].includes(what)
      ? [1, 3]
      : [1, STEPS.indexOf(step) + 1],
  );
  expect(steps).toEqual(expected);
  // One process for each.
}, 60_000);

test('receipts and heads kept elsewhere are compared', async () => {
  const maker = wholeVector('none');
  const proof = await fileOf(maker.proof());
  const receipt = await fileOf(maker.receipts[1]);
  const heads = [0, 4].flatMap((seq) => ['--head', `${seq}:${maker.heads[seq]}`]);
  expect((await run([proof, '--receipt', receipt, ...heads])).code).toBe(0);

  const other = openVector('none');
  const forged = await fileOf(other.add(`${other.ms} leave 1`).close().reveal().offer().proof());
  expect((await run([forged])).code).toBe(0);
  const { code, said } = await run([forged, ...heads]);
  expect([code, said]).toEqual([1, expect.stringContaining('3 Nobody was added')]);
  const without = new DrawMaker({ ...maker, startMs: 1_692_806_340_000 }).join('@ann', saltOf(1));
  const dropped = await fileOf(without.proof());
  expect((await run([dropped, '--receipt', receipt])).said).toContain('ends before line 2');
});

test('what cannot be checked is said, and is no success', async () => {
  const alone = join(folder, 'verifyDraw.mjs');
  await cp('scripts/verifyDraw.mjs', alone);
  await cp('scripts/drawRules.mjs', join(folder, 'drawRules.mjs'));
  const file = await fileOf(wholeVector('drand-quicknet').proof());
  const { code, said } = await run([file], alone);
  expect(said).toContain('NOT CHECKED: npm install @noble/curves');
  expect([code, said]).toEqual([2, expect.stringContaining('What was checked holds.')]);

  const tried = new DrawMaker({ randomness: 'drand-test' });
  tried.join('@ann', saltOf(1)).close().later(20_000).reveal().offer();
  const test = await run([await fileOf(tried.proof())]);
  expect(test.said).toContain('NOT CHECKED: a test beacon, no public number');
  expect(test.code).toBe(2);
});

test('what is no proof is refused, and wrong use explains itself', async () => {
  expect((await run([await fileOf({ format: 'other' })])).code).toBe(1);
  expect((await run([await fileOf('{')])).code).toBe(2);
  const { code, complaint } = await run([]);
  expect([code, complaint]).toEqual([2, expect.stringContaining('verifyDraw.mjs PROOF')]);
});
