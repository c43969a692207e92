import { OutsideTransactionError } from './transactionGuard';

interface Waiter {
  admit: () => void;
  refuse: (error: Error) => void;
}

/**
 * One after the other onto a single connection, first come first served. While a transaction holds
 * the place without running a query for `idleLimitMs`, those behind it are refused: one of them is
 * most likely what it waits for.
 */
export class ConnectionQueue {
  #held = false;
  #inTransaction = false;
  #running = 0;
  #idleSince = Date.now();
  #waiting: Waiter[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #idleLimitMs: number;

  constructor(idleLimitMs: number) {
    this.#idleLimitMs = idleLimitMs;
  }

  async enter(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((admit, refuse) => {
      this.#waiting.push({ admit, refuse });
      this.#startTimer();
    });
  }

  leave(): void {
    this.#inTransaction = false;
    const next = this.#waiting.shift();
    if (next) {
      next.admit();
    } else {
      this.#held = false;
      this.#stopTimer();
    }
  }

  transactionBegan(): void {
    this.#inTransaction = true;
    this.#idleSince = Date.now();
  }

  /** Counts a query of the holder as work while it runs. */
  async watch<Result>(query: Promise<Result>): Promise<Result> {
    this.#running += 1;
    try {
      return await query;
    } finally {
      this.#running -= 1;
      this.#idleSince = Date.now();
    }
  }

  #startTimer(): void {
    this.#timer ??= setInterval(() => this.#refuseIfIdle(), this.#idleLimitMs / 4).unref();
  }

  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #refuseIfIdle(): void {
    const idle =
      this.#inTransaction &&
      this.#running === 0 &&
      Date.now() - this.#idleSince >= this.#idleLimitMs;
    if (!idle) {
      return;
    }
    for (const waiter of this.#waiting.splice(0)) {
      waiter.refuse(
        new OutsideTransactionError(
          `a transaction has stood still for ${this.#idleLimitMs} ms while this query waited`,
        ),
      );
    }
    this.#stopTimer();
  }
}
