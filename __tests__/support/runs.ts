import { jest } from '@jest/globals';

/** `npm run test:long` repeats every random test this many times as often. */
const factor = Number(process.env.RUNS_FACTOR ?? 1);

/** CI names one, so that only the change under test can turn it red. */
const seed = Number(process.env.RUNS_SEED ?? (factor > 1 ? Date.now() % 1_000_000 : 17));

jest.setTimeout(120_000 * factor);

/**
 * How often a random test runs, for fast-check: in `npm test` a small sample that is the same every
 * time, in `test:long` many from a seed of the moment, which a failure names. Whoever imports this
 * is given the time.
 */
export function runs(sample: number): { numRuns: number; seed: number } {
  return { numRuns: sample * factor, seed };
}
