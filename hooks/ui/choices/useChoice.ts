import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * One of a few that this browser remembers; `byDefault` where storage is empty or forbidden,
 * `atFirst` until the page has come to life and storage can be read.
 */
export function useChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  byDefault: Choice,
  atFirst = byDefault,
) {
  const choice = useSyncExternalStore(
    subscribe,
    () => choices.find((one) => one === read(name)) ?? byDefault,
    () => atFirst,
  );
  const choose = useCallback(
    (value: Choice) => {
      try {
        localStorage.setItem(name, value);
      } catch {
        return;
      }
      listeners.forEach((listener) => listener());
    },
    [name],
  );
  return [choice, choose] as const;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
