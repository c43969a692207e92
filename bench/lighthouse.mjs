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

/** Scores of one run, 0 to 100. A run that Lighthouse could not measure is logged and repeated once. */
async function scores(address) {
  try {
    return await measure(address);
  } catch (error) {
    const [said] = /LighthouseError: .*|NO_\w+/.exec(String(error.stderr)) ?? [
      error.message.slice(0, 200),
    ];
    process.stderr.write(`lighthouse once more for ${address}: ${said}\n`);
    return measure(address);
  }
}

async function measure(address) {
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

const medians = (runs) =>
  Object.fromEntries(categories.map((name) => [name, median(runs.map((one) => one[name]))]));

const product = await startProduct({ waiting: 50, dark: true });
const bare = await startBare();
for (const [name, path] of foundPages(product)) {
  // A bare page without elements paints nothing, and Lighthouse refuses to measure it.
  const barePage = await bare.like(product.address + path);
  const runs = { bare: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.bare.push(await scores(barePage));
    runs.ours.push(await scores(product.address + path));
  }
  const { performance: barePerformance } = medians(runs.bare);
  const found = medians(runs.ours);
  const least = Math.max(95, barePerformance - 3);
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
