import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
let known: readonly string[] | undefined;

/** The zones this browser knows, with the given one; its own first while none was ever chosen. */
export function useTimeZones(stored: string | null): { zones: readonly string[]; zone: string } {
  // The server's list may differ, and four hundred options are no part of a page: it says one.
  const all = useSyncExternalStore(neverChanges, browserZones, noZones);
  const own = useSyncExternalStore(neverChanges, ownZone, () => 'UTC');
  const zone = stored ?? own;
  return { zones: all.includes(zone) ? all : [zone, ...all], zone };
}

const none: readonly string[] = [];
const noZones = () => none;
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function browserZones(): readonly string[] {
  known ??= Intl.supportedValuesOf('timeZone');
  return known;
}
