import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
let known: readonly string[] | undefined;

interface TimeZones {
  /** Only the current one until `listAll` was called; then all that this browser knows. */
  zones: readonly string[];
  /** The stored one, or the browser's own when none was chosen. */
  zone: string;
  listAll: () => void;
}

export function useTimeZones(stored: string | null): TimeZones {
  // Four hundred options make every repaint slow, so they are added when the field is first used.
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
