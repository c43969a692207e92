/** Who wants to know when something is another. */
export class Watchers {
  readonly #all = new Set<() => void>();

  /** Calls back on every change; returns how to stop. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#all.add(watcher);
    return () => this.#all.delete(watcher);
  };

  /** It is another. */
  notify(): void {
    for (const watcher of this.#all) watcher();
  }
}
