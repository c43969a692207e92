import { useCallback, useEffect, useRef, useState } from 'react';
import { applyChange, type ConsoleChange } from './consoleChanges';
import type { ConsoleParty } from './types';

interface Held {
  id: number;
  change: ConsoleChange;
  /** The state that was known when the backend agreed; the next one contains the change. */
  agreedOn: ConsoleParty | null;
}

/**
 * The state of the console with the person's own presses already in it. `hold` shows a change at
 * once; the function it answers lets it stand until the next state arrives, or takes it back.
 */
export function useOptimisticParty(known: ConsoleParty) {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const lastId = useRef(0);
  const latest = useRef(known);

  useEffect(() => {
    latest.current = known;
  }, [known]);

  const hold = useCallback((change: ConsoleChange) => {
    lastId.current += 1;
    const id = lastId.current;
    setHeld((list) => [
      ...list.filter((item) => isNeeded(item, latest.current)),
      { id, change, agreedOn: null },
    ]);
    return (isAgreed: boolean) => {
      const agreedOn = latest.current;
      setHeld((list) =>
        isAgreed
          ? list.map((item) => (item.id === id ? { ...item, agreedOn } : item))
          : list.filter((item) => item.id !== id),
      );
    };
  }, []);

  const party = held
    .filter((item) => isNeeded(item, known))
    .reduce((shown, item) => applyChange(shown, item.change), known);
  return { party, hold };
}

const isNeeded = (item: Held, known: ConsoleParty) =>
  item.agreedOn === null || item.agreedOn === known;
