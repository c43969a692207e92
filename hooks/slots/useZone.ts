import { useSyncExternalStore } from 'react';
import { isTimeZone } from '@/lib/shared/availability/timeZone';

const KEY = 'playplus-zone';
const listeners = new Set<() => void>();

/** The zone that times are shown in: the browser's own, or the one that was chosen in it. */
export function useZone(): readonly [string | null, (zone: string) => void] {
  const zone = useSyncExternalStore(subscribe, read, () => null);
  return [zone, choose];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(zone: string): void {
  try {
    localStorage.setItem(KEY, zone);
  } catch {
    return;
  }
  listeners.forEach((listener) => listener());
}

function read(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && isTimeZone(kept)) return kept;
  } catch {
    // Storage may be forbidden; the browser's own zone is right for nearly everybody.
  }
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
