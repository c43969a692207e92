import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** So long a change waits for the next one. */
const PAUSE_MS = 300;

/** `failed`: the last settings are kept and go with the next try. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface Options {
  /** Stores settings; false: they were not stored. */
  send: (settings: WidgetSettings) => Promise<boolean>;
  onState: (state: SaveState) => void;
}

/** Stores what is edited: one request at a time, and of what came meanwhile only the last. */
export function settingsSaver({ send, onState }: Options) {
  let waiting: WidgetSettings | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;

  const tell = (state: SaveState) => {
    if (!isClosed) onState(state);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isSending || waiting === null) return;
    const settings = waiting;
    waiting = null;
    isSending = true;
    const isStored = await send(settings);
    isSending = false;
    if (waiting !== null) return flush();
    if (!isStored) waiting = settings;
    tell(isStored ? 'saved' : 'failed');
  }

  return {
    save(settings: WidgetSettings): void {
      waiting = settings;
      tell('saving');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    /** Sends at once what waits. */
    flush(): void {
      if (waiting === null) return;
      tell('saving');
      void flush();
    },
    /** Sends what waits, and says nothing of it any more. */
    close(): void {
      isClosed = true;
      void flush();
    },
  };
}
