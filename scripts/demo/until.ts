import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 300;
const PATIENCE_MS = 45_000;

/** Waits until something is so, as the jobs of the product make it. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`The demo waited too long for ${what}.`);
    await wait(LOOK_MS);
  }
}
