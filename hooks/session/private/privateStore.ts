/** What this page knows of the stream it may be on. */
interface PrivateState {
  /** An overlay of the reader's is connected; null: not asked since the page was loaded. */
  isOnAir: boolean | null;
  /** Private data is hidden in this browser with or without an overlay; null: as the page came. */
  isAlways: boolean | null;
  /** Shown all the same until the overlay goes off. */
  isUncovered: boolean;
}

const listeners = new Set<() => void>();
let state: PrivateState = { isOnAir: null, isAlways: null, isUncovered: false };

export const privateState = () => state;

export function changePrivate(change: Partial<PrivateState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** Returns how to stop listening. */
export function onPrivateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
