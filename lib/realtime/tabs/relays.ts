import type { RealtimeConnection } from '@/lib/realtime/connection';
import type { Listeners } from '@/lib/realtime/listeners';
import type { PassedWord, TabWord } from './tabWords';

/** What the tab that leads listens to, for itself and for others. */
export class Relays {
  readonly #own: RealtimeConnection;
  readonly #listeners: Listeners;
  readonly #say: (word: TabWord) => void;
  /** How to stop listening, by channel. */
  readonly #stops = new Map<string, () => void>();
  /** By tab. */
  readonly #wanted = new Map<string, readonly string[]>();

  constructor(own: RealtimeConnection, listeners: Listeners, say: (word: TabWord) => void) {
    this.#own = own;
    this.#listeners = listeners;
    this.#say = say;
  }

  has(channel: string): boolean {
    return this.#stops.has(channel);
  }

  /** A tab wants these channels, and no others any more. */
  want(tab: string, channels: readonly string[]): void {
    this.#wanted.set(tab, channels);
    this.#settle();
  }

  /** A tab is gone. */
  forget(tab: string): void {
    this.#wanted.delete(tab);
    this.#settle();
  }

  /** Listens to nothing any more. */
  stop(): void {
    this.#wanted.clear();
    this.#settle();
  }

  #settle(): void {
    const wanted = new Set([...this.#wanted.values()].flat());
    for (const [channel, stop] of this.#stops) {
      if (wanted.has(channel)) continue;
      this.#stops.delete(channel);
      stop();
    }
    for (const channel of wanted) {
      if (!this.#stops.has(channel)) this.#stops.set(channel, this.#listen(channel));
    }
  }

  #listen(channel: string): () => void {
    const pass = (word: PassedWord) => {
      handOn(this.#listeners, word);
      this.#say(word);
    };
    return this.#own.subscribe(channel, {
      onMessage: (message, meta) => pass({ kind: 'message', channel, message, meta }),
      onAction: (action) => pass({ kind: 'action', channel, action }),
      onGap: () => pass({ kind: 'gap', channel }),
    });
  }
}

/** Tells those who listen in this tab what the leader has heard. */
export function handOn(listeners: Listeners, word: PassedWord): void {
  if (word.kind === 'message') listeners.hand(word.channel, word.message, word.meta);
  else if (word.kind === 'action') listeners.act(word.channel, word.action);
  else listeners.reportGap([word.channel]);
}
