import { createContext, use } from 'react';
import { useHidden, type Hidden } from './useHidden';
import { useHold, type Hold } from './useHold';
import { useOnAir } from './useOnAir';

/** Whether private data is covered here, and how it is shown. */
export interface StreamSafe extends Pick<Hidden, 'isHidden' | 'toggle'> {
  hold: Hold;
}

/** A console knows of the overlays of its tool, whoever its host is, and holds all its data open at once. */
export const StreamSafeContext = createContext<StreamSafe | null>(null);

/** For what is private on a page: consoles have one for all, elsewhere each part is held by itself. */
export function useStreamSafe(): StreamSafe {
  const ofConsole = use(StreamSafeContext);
  const isOnAir = useOnAir(ofConsole === null);
  const { isHidden, toggle } = useHidden(ofConsole === null ? isOnAir : null);
  const hold = useHold('h', ofConsole === null && isHidden);
  return ofConsole ?? { isHidden, toggle, hold };
}
