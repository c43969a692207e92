interface Options {
  /** The same in all tabs. */
  name: string;
  tab: string;
  locks: LockManager;
  onLead: () => void;
  /** Another tab took the lead away. */
  onLost: () => void;
  /** This page may hold no lock. */
  onRefused: () => void;
}

/** Which of a browser's tabs leads, by a lock that only one can hold. The browser frees it with its tab. */
export class Lead {
  readonly #options: Options;
  #waiting: AbortController | null = null;
  #release: (() => void) | null = null;
  #endLife: (() => void) | null = null;
  /** Grows with every request: only the last one counts. */
  #epoch = 0;
  readonly #watched = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Takes part: shows that this tab lives, and leads as soon as nobody else does. */
  enter(): void {
    const { locks, tab } = this.#options;
    const life = new Promise<void>((resolve) => {
      this.#endLife = resolve;
    });
    locks.request(this.#lifeOf(tab), () => life).catch(() => undefined);
    this.stand();
  }

  /** Takes no part any more. */
  exit(): void {
    this.#resign();
    this.#endLife?.();
    this.#endLife = null;
  }

  /** Leads as soon as nobody else does. */
  stand(): void {
    this.#resign();
    this.#waiting = new AbortController();
    this.#request({ signal: this.#waiting.signal });
  }

  /** Leads in the place of a tab that does not, such as one that its browser has put to sleep. */
  takeOver(): void {
    this.#resign();
    this.#request({ steal: true });
  }

  /** Calls back once another tab takes no part any more, however often this was asked. */
  whenGone(tab: string, then: () => void): void {
    if (this.#watched.has(tab)) return;
    this.#watched.add(tab);
    const gone = () => {
      this.#watched.delete(tab);
      then();
    };
    this.#options.locks.request(this.#lifeOf(tab), gone).catch(() => undefined);
  }

  #lifeOf(tab: string): string {
    return `${this.#options.name} ${tab}`;
  }

  #resign(): void {
    this.#epoch += 1;
    this.#waiting?.abort();
    this.#waiting = null;
    this.#release?.();
    this.#release = null;
  }

  #request(how: LockOptions): void {
    const { name, locks, onLead, onLost, onRefused } = this.#options;
    const epoch = this.#epoch;
    let isLeading = false;
    const hold = () => {
      if (epoch !== this.#epoch) return undefined;
      const held = new Promise<void>((resolve) => {
        this.#release = resolve;
      });
      isLeading = true;
      onLead();
      return held;
    };
    locks.request(name, how, hold).catch(() => {
      // What was given up here is no news.
      if (epoch !== this.#epoch) return;
      if (isLeading) onLost();
      else onRefused();
    });
  }
}
