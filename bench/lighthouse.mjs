// P9: Lighthouse on the public pages that want to be found, mobile, median of five.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openBrowser } from './support/browser.ts';
import { startBare } from './support/bare.mjs';
import { foundPages } from './support/pages.mjs';
import { startProduct } from './support/product.mjs';
import { median } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const rounds = Number(process.env.BENCH_PAIRS ?? 5);
const runFile = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const { browser, path: chromePath, args } = await openBrowser();
await browser.close();

/** Scores of one run, 0 to 100. */
async function scores(address) {
  const { stdout } = await runFile(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromePath },
      maxBuffer: 1 << 28,
      timeout: 120_000,
    },
  );
  const found = JSON.parse(stdout).categories;
  return Object.fromEntries(categories.map((name) => [name, found[name].score * 100]));
}

async function medians(address) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await scores(address));
  return Object.fromEntries(categories.map((name) => [name, median(runs.map((one) => one[name]))]));
}

const product = await startProduct({ waiting: 50, dark: true });
const bare = await startBare();
for (const [name, path] of foundPages(product)) {
  // A bare page without elements paints nothing, and Lighthouse refuses to judge it.
  const { performance: barePerformance } = await medians(await bare.like(product.address + path));
  const least = Math.max(95, barePerformance - 3);
  const found = await medians(product.address + path);
  const { performance, ...others } = found;
  report('lighthouse', 'P9', 'performance >= max(95, bare - 3), others 100', {
    page: name,
    ...found,
    barePerformance,
    runs: rounds,
    reached: performance >= least && Object.values(others).every((score) => score === 100),
  });
}
await product.stop();
await bare.stop();
