import { useCallback, useEffect, useRef, useState } from 'react';

interface OptimisticChange<State, Change> {
  id: number;
  change: Change;
  /** The state that was known when the backend agreed; the next one contains the change. */
  agreedOn: State | null;
}

/**
 * A tool's state with the host's own presses already in it. `show` shows a change at once; the
 * function it returns lets it stand until the next state arrives, or takes it back. `apply` is pure.
 */
export function useOptimisticState<State extends object, Change>(
  known: State,
  apply: (state: State, change: Change) => State,
) {
  const [changes, setChanges] = useState<readonly OptimisticChange<State, Change>[]>([]);
  const lastId = useRef(0);
  const latest = useRef(known);

  useEffect(() => {
    latest.current = known;
  }, [known]);

  const show = useCallback((change: Change) => {
    lastId.current += 1;
    const id = lastId.current;
    setChanges((list) => [
      ...list.filter((item) => isNeeded(item, latest.current)),
      { id, change, agreedOn: null },
    ]);
    return (isAgreed: boolean) => {
      const agreedOn = latest.current;
      setChanges((list) =>
        isAgreed
          ? list.map((item) => (item.id === id ? { ...item, agreedOn } : item))
          : list.filter((item) => item.id !== id),
      );
    };
  }, []);

  const state = changes
    .filter((item) => isNeeded(item, known))
    .reduce((shown, item) => apply(shown, item.change), known);
  return { state, show };
}

function isNeeded<State>({ agreedOn }: OptimisticChange<State, unknown>, known: State): boolean {
  return agreedOn === null || agreedOn === known;
}
