/** Callbacks that run when a value changes. */
export class Watchers {
  readonly #all = new Set<() => void>();

  /** Calls back on every change; returns how to stop. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#all.add(watcher);
    return () => this.#all.delete(watcher);
  };

  /** Runs all callbacks: the value has changed. */
  notify(): void {
    for (const watcher of this.#all) watcher();
  }
}
