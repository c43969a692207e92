/** The channels that an overlay listens to at the moment, each with how to stop. */
export class ToolChannels {
  readonly #open = new Map<string, () => void>();

  has(channel: string): boolean {
    return this.#open.has(channel);
  }

  open(channel: string, stop: () => void): void {
    this.#open.set(channel, stop);
  }

  /** Stops listening to all others. */
  keep(channels: readonly string[]): void {
    for (const [channel, stop] of this.#open) {
      if (channels.includes(channel)) continue;
      stop();
      this.#open.delete(channel);
    }
  }

  clear(): void {
    this.keep([]);
  }
}
