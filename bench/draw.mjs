// P15: a draw among 100,000: closing and ranking against a plain loop of as many HMACs, then the
// check of its proof file by Node and by a browser.
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { openBrowser } from './support/browser.ts';
import { temporaryFolder } from './support/processes.mjs';
import { inPairs, median } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const rounds = Number(process.env.BENCH_PAIRS ?? 5);
const entries = 100_000;
const parts = ['hash', 'lines', 'ranking', 'verify/verifyProof'];
const source = parts.map((name) => `export * from './lib/shared/lottery/scheme/${name}';`).join('');

/** The scheme as it ships: bundled, where calls between modules cost nothing. */
async function bundled(format, options) {
  await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format,
    logLevel: 'error',
    ...options,
  });
  return options.outfile;
}

const folder = temporaryFolder('draw');
const forNode = await bundled('esm', { platform: 'node', outfile: join(folder, 'draw.mjs') });
const scheme = await import(pathToFileURL(forNode));

const hex = (bytes) => randomBytes(bytes).toString('hex');
const lotteryId = 'bench';
const seed = hex(32);
const commitment = { lotteryId, randomness: 'none', prizeCount: 1, rules: 'One key.' };
const seedHash = scheme.seedHashOf(lotteryId, seed);
const commitHash = scheme.commitHashOf({ ...commitment, seedHash });
const people = Array.from({ length: entries }, (_, at) => {
  const [label, salt] = [`@fan${at}`, hex(16)];
  const c = scheme.entryHashOf({ lotteryId, salt, label });
  return { n: at + 1, tickets: (at % 3) + 1, c, label, salt };
});
const tickets = people.reduce((sum, each) => sum + each.tickets, 0);

/** What follows the press: the list's fingerprint, the key, the order. */
function drawn() {
  const entrantsHash = scheme.entrantsHashOf(commitHash, people);
  const ranking = scheme.rankingOf(scheme.drawKey(seed, entrantsHash, 'none'), people);
  return { entrantsHash, ranking };
}

function plainLoop() {
  const key = randomBytes(32);
  for (const { n, tickets: own } of people) {
    for (let t = 1; t <= own; t += 1) createHmac('sha256', key).update(`${n} ${t}`).digest();
  }
}

function timed(act) {
  const began = performance.now();
  act();
  return { ms: performance.now() - began };
}

drawn();
plainLoop();
const { ms } = await inPairs(
  rounds,
  () => timed(drawn),
  () => timed(plainLoop),
);
report('draw', 'P15', 'close and rank <= 2x a plain loop of as many HMACs, <= 3 s', {
  entries,
  tickets,
  ms,
  reached: ms.ratio <= 2 && ms.thing <= 3000,
});

const { entrantsHash, ranking } = drawn();
const start = 1_800_000_000_000;
const closing = { entries, ticketTotal: tickets, entrantsHash, round: null };
const [first] = ranking;
const drawLog = [
  ...people.map((each, at) => scheme.joinLine(start + at, each)),
  scheme.closeLine(start + entries, closing),
  scheme.revealLine(start + entries),
  scheme.offerLine(start + entries, { slot: 1, n: first }),
];
const { label, salt } = people[first - 1];
const proof = {
  ...{ format: 'playplus-draw-proof', version: 1, ...commitment, seedHash, commitHash, drawLog },
  ...{ head: drawLog.reduce(scheme.nextHead, commitHash), entrantsHash, seed, signature: null },
  ...{ ranking, winners: [{ slot: 1, n: first, label, salt }] },
};
const gzipMB = Number((gzipSync(JSON.stringify(proof), { level: 6 }).length / 1e6).toFixed(1));

const inNode = [];
for (let round = 0; round < rounds; round += 1) {
  const began = performance.now();
  const { verdict } = await scheme.verifyProof(proof);
  if (verdict !== 'followed') throw new Error(`The proof does not hold: ${verdict}`);
  inNode.push(performance.now() - began);
}

const { browser } = await openBrowser();
const page = await browser.newPage();
const options = { globalName: 'scheme', outfile: join(folder, 'draw.js'), target: 'chrome103' };
await page.addScriptTag({ path: await bundled('iife', options) });
await page.evaluate((text) => (window.proof = JSON.parse(text)), JSON.stringify(proof));
const inBrowser = [];
for (let round = 0; round < rounds; round += 1) {
  const { verdict, took } = await page.evaluate(async () => {
    const began = performance.now();
    const { verdict } = await window.scheme.verifyProof(window.proof);
    return { verdict, took: performance.now() - began };
  });
  if (verdict !== 'followed') throw new Error(`The proof does not hold: ${verdict}`);
  inBrowser.push(took);
}
await browser.close();
const [nodeMs, browserMs] = [inNode, inBrowser].map((all) => Math.round(median(all)));
report('draw', 'P15', 'checked by a browser <= 10 s, proof file <= 10 MB gzip', {
  entries,
  tickets,
  browserMs,
  nodeMs,
  gzipMB,
  reached: browserMs <= 10_000 && gzipMB <= 10,
});
