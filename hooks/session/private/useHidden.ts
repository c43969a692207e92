import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { rememberHidden } from '@/lib/session/rememberHidden';
import { changePrivate, onPrivateChange, privateState } from './privateStore';

/** Whether private data is covered, and the switches for it. */
export interface Hidden {
  isHidden: boolean;
  /** It is covered in this browser with or without an overlay. */
  isAlways: boolean;
  setAlways: (isAlways: boolean) => void;
  /** Uncovers until the overlay goes off, or covers; without an overlay, for good. */
  toggle: () => void;
}

const atFirst = { isOnAir: null, isAlways: null, isUncovered: false };

/** What all parts of a page share of it. */
export function usePrivateState() {
  return useSyncExternalStore(onPrivateChange, privateState, () => atFirst);
}

/**
 * Whether private data is covered: while an overlay is connected, unless the reader uncovers it for
 * this time, and always where they have chosen so. `isConnected` null: another part of the page says it.
 */
export function useHidden(isConnected: boolean | null): Hidden {
  const { hidesPrivate } = useSession();
  const { isAlways: chosen, isUncovered } = usePrivateState();
  const isAlways = chosen ?? hidesPrivate;
  const isOnStream = isConnected === true;
  const isHidden = isAlways || (isOnStream && !isUncovered);

  useEffect(() => {
    if (isUncovered && isConnected === false) changePrivate({ isUncovered: false });
  }, [isUncovered, isConnected]);

  function setAlways(is: boolean) {
    changePrivate({ isAlways: is });
    void rememberHidden(is);
  }

  function toggle() {
    if (!isHidden && !isOnStream) setAlways(true);
    else if (isHidden && isAlways) setAlways(false);
    changePrivate({ isUncovered: isHidden && isOnStream });
  }

  return { isHidden, isAlways, setAlways, toggle };
}
