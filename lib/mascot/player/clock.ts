/** Stops what was asked for; nothing happens where it is over already. */
export type Cancel = () => void;

/** All that the player knows of time. A test gives its own. */
export interface Clock {
  /** In ms, from any start. */
  now(): number;
  after(ms: number, run: () => void): Cancel;
  /** Before the next picture of the browser. */
  nextFrame(run: () => void): Cancel;
}

/** The clock of the browser. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  nextFrame(run) {
    const request = requestAnimationFrame(run);
    return () => cancelAnimationFrame(request);
  },
};

interface Wait {
  run: () => void;
  /** Ms that are left, as of `since`; null: it waits for a picture. */
  left: number | null;
  since: number;
  cancel: Cancel;
}

/** A clock that can stand still: whatever waits goes on later with the time it had left. */
export class PausableClock implements Clock {
  readonly #clock: Clock;
  readonly #waits = new Set<Wait>();
  #pausedAt: number | null = null;
  #lost = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== null;
  }

  now(): number {
    return (this.#pausedAt ?? this.#clock.now()) - this.#lost;
  }

  after(ms: number, run: () => void): Cancel {
    return this.#add(ms, run);
  }

  nextFrame(run: () => void): Cancel {
    return this.#add(null, run);
  }

  pause(): void {
    if (this.#pausedAt !== null) return;
    const now = this.now();
    for (const wait of this.#waits) {
      wait.cancel();
      if (wait.left !== null) wait.left = Math.max(0, wait.left - (now - wait.since));
    }
    this.#pausedAt = this.#clock.now();
  }

  resume(): void {
    if (this.#pausedAt === null) return;
    this.#lost += this.#clock.now() - this.#pausedAt;
    this.#pausedAt = null;
    for (const wait of this.#waits) this.#start(wait);
  }

  /** Forgets all that waits. */
  clear(): void {
    for (const wait of this.#waits) wait.cancel();
    this.#waits.clear();
  }

  #add(left: number | null, run: () => void): Cancel {
    const wait: Wait = { run, left, since: this.now(), cancel: () => undefined };
    this.#waits.add(wait);
    if (!this.isPaused) this.#start(wait);
    return () => {
      wait.cancel();
      this.#waits.delete(wait);
    };
  }

  #start(wait: Wait): void {
    const run = () => {
      this.#waits.delete(wait);
      wait.run();
    };
    wait.since = this.now();
    wait.cancel =
      wait.left === null ? this.#clock.nextFrame(run) : this.#clock.after(wait.left, run);
  }
}
