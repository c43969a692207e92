/** More calls at once than this are a rush. */
const RUSH = 8;

/** The calls that are being answered, for work that gives way to a rush of them. */
export class CallsInFlight {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count > RUSH) return;
    for (const goOn of this.#waiting) goOn();
  }

  /** Resolves when there is no rush, at the latest after `limitMs`. */
  async calm(limitMs: number): Promise<void> {
    if (this.#count <= RUSH) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(late);
        this.#waiting.delete(goOn);
        resolve();
      };
      const late = setTimeout(goOn, limitMs);
      this.#waiting.add(goOn);
    });
  }
}
