import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
let known: readonly string[] | undefined;

interface TimeZones {
  /** Only the one that holds, until `listAll` was called; then those this browser knows, with it. */
  zones: readonly string[];
  /** The given one, or the browser's own where none was ever chosen. */
  zone: string;
  listAll: () => void;
}

export function useTimeZones(stored: string | null): TimeZones {
  // Four hundred options make every repaint of a page slow, so they come with the first touch.
  const [isListed, setIsListed] = useState(false);
  const own = useSyncExternalStore(neverChanges, ownZone, () => 'UTC');
  const zone = stored ?? own;
  const all = isListed ? browserZones() : [];
  return {
    zones: all.includes(zone) ? all : [zone, ...all],
    zone,
    listAll: () => setIsListed(true),
  };
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function browserZones(): readonly string[] {
  known ??= Intl.supportedValuesOf('timeZone');
  return known;
}
