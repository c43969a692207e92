// P1: the anonymous party page with 50 rows against a bare Next page with as many elements.
import { startBare } from './support/bare.mjs';
import { load } from './support/load.mjs';
import { startProduct } from './support/product.mjs';
import { inPairs } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 6);
const duration = Number(process.env.BENCH_SECONDS ?? 12);

const bare = await startBare();
for (const cached of [true, false]) {
  const product = await startProduct({ waiting: 50, env: { HTML_CACHE: cached ? 'on' : 'off' } });
  const page = `${product.address}/party/${product.partyId}`;
  const reference = await bare.like(page);
  await load(page, { duration: 3 });
  await load(reference, { duration: 3 });
  const figures = await inPairs(
    pairs,
    () => load(page, { duration }),
    () => load(reference, { duration }),
  );
  const rate = cached ? 3 : 0.4;
  report('ssr', 'P1', cached ? 'cached >= 3x' : 'uncached >= 0.40x, p99 <= 3x', {
    page: '/party/{id}, 50 rows',
    cache: cached ? 'one second' : 'off',
    ...figures,
    reached: figures.rps.ratio >= rate && figures.p99.ratio <= 3,
  });
  await product.stop();
}
await bare.stop();
