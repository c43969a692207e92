const rememberedMs = 10 * 60_000;
const maxRemembered = 100_000;

/** Timetokens by request: a request repeated within ten minutes gets its first answer again. */
export class AnsweredRequests {
  readonly #now: () => number;
  readonly #answers = new Map<string, { timetoken: string; at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  find(key: string): string | undefined {
    return this.#answers.get(key)?.timetoken;
  }

  /** `at` is the moment of the first answer in Unix milliseconds. */
  remember(key: string, timetoken: string, at: number): void {
    this.#answers.set(key, { timetoken, at });
    for (const [oldKey, answer] of this.#answers) {
      if (answer.at > this.#now() - rememberedMs && this.#answers.size <= maxRemembered) break;
      this.#answers.delete(oldKey);
    }
  }
}
