import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work for an e-mail that is known. */
const ANSWER_AFTER_MS = 250;

/**
 * Does work whose time would tell whether an e-mail is known, and ends after the same pause whatever
 * there was to do.
 */
export async function inEvenTime(work: () => Promise<void>): Promise<void> {
  const pause = sleep(ANSWER_AFTER_MS);
  await work();
  await pause;
}
