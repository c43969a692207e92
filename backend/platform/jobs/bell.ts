import { setTimeout as sleep } from 'node:timers/promises';

/** Ends the rest of a job early. One that rings while a step runs lets the next one follow at once. */
export class Bell {
  #hasRung = false;
  #interrupt = new AbortController();

  ring(): void {
    this.#hasRung = true;
    this.#interrupt.abort();
  }

  /** Rests until the time is over, somebody rings, or `stopping` says so. */
  async rest(ms: number, stopping: AbortSignal): Promise<void> {
    if (!this.#hasRung) {
      const signal = AbortSignal.any([stopping, this.#interrupt.signal]);
      await sleep(ms, undefined, { signal }).catch(() => undefined);
    }
    this.#hasRung = false;
    this.#interrupt = new AbortController();
  }
}
