import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * A number that this browser remembers by name; null where it has none, where storage is forbidden,
 * and until the page has come to life. Keeping null forgets it.
 */
export function useKeptNumber(name: string): [number | null, (value: number | null) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  const keep = useCallback(
    (value: number | null) => {
      try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, String(value));
      } catch {
        return;
      }
      listeners.forEach((listener) => listener());
    },
    [name],
  );
  return [kept, keep];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(name: string): number | null {
  try {
    const value = Number(localStorage.getItem(name) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}
