import { jest } from '@jest/globals';

/** `npm run test:long` repeats every random test this many times as often. */
const factor = Number(process.env.RUNS_FACTOR ?? 1);

jest.setTimeout(120_000 * factor);

/**
 * How often a random test runs, for fast-check: in `npm test` a small sample that is the same every
 * time, otherwise many with a seed of their own, which a failure names. Whoever imports this is
 * given the time.
 */
export function runs(sample: number): { numRuns: number; seed?: number } {
  return factor > 1 ? { numRuns: sample * factor } : { numRuns: sample, seed: 17 };
}
