import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '@/backend/emulators/realtime/log/store';
import { silentLogger } from './support';

/** The log alone, on a folder of its own, with a clock that stands still until it is set. */
export class StoreStage {
  now = Date.now();
  #open: Store | undefined;

  private constructor(
    readonly folder: string,
    readonly segmentBytes: number,
  ) {}

  static async make(segmentBytes = 4_096): Promise<StoreStage> {
    return new StoreStage(await mkdtemp(join(tmpdir(), 'realtime-log-')), segmentBytes);
  }

  /** Opens the log, after closing it where it was open: a restart. */
  open(): Store {
    this.#open?.close();
    this.#open = new Store({
      folder: this.folder,
      subscribeKey: 'sub',
      logger: silentLogger,
      now: () => this.now,
      segmentBytes: this.segmentBytes,
      recentChars: 2_000,
    });
    return this.#open;
  }

  close(): void {
    this.#open?.close();
    this.#open = undefined;
  }

  files(): string[] {
    const names = readdirSync(this.folder).filter((name) => name.endsWith('.log'));
    return names.sort().map((name) => join(this.folder, name));
  }

  async dispose(): Promise<void> {
    this.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export function message(channel: string, payload: unknown) {
  return { channel, publisher: 'backend', payload: JSON.stringify(payload), isStored: true };
}

export function payloads(store: Store, channel: string): unknown[] {
  const entries = store.channels.get(channel)?.entries ?? [];
  return entries.map((entry) => (JSON.parse(store.envelope(entry)) as { d: unknown }).d);
}
