import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A yes or no that this browser remembers; `byDefault` where storage is empty or forbidden. */
export function useSetting(name: string, byDefault: boolean) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(name) ?? byDefault,
    () => byDefault,
  );
  const set = useCallback(
    (value: boolean) => {
      try {
        localStorage.setItem(name, String(value));
      } catch {
        return;
      }
      listeners.forEach((listener) => listener());
    },
    [name],
  );
  return [isOn, set] as const;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(name: string): boolean | null {
  try {
    const value = localStorage.getItem(name);
    return value === null ? null : value === 'true';
  } catch {
    return null;
  }
}
