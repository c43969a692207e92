import type { Entry } from './channel';

/** Keeps the newest envelopes in memory, up to a number of characters; older ones are read from the log. */
export class RecentEnvelopes {
  readonly #budget: number;
  #queue: Entry[] = [];
  #head = 0;
  #held = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  add(entry: Entry): void {
    this.#queue.push(entry);
    this.#held += entry.lineLength;
    while (this.#held > this.#budget && this.#head < this.#queue.length) this.#dropOldest();
    if (this.#head > 1024 && this.#head * 2 > this.#queue.length) {
      this.#queue = this.#queue.slice(this.#head);
      this.#head = 0;
    }
  }

  #dropOldest(): void {
    const oldest = this.#queue[this.#head];
    this.#head += 1;
    if (oldest === undefined) return;
    this.#held -= oldest.lineLength;
    oldest.envelope = undefined;
  }
}
