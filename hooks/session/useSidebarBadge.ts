import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readAgain } from '@/lib/page/readAgain';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';

/** Counts shown at items of the sidebar. */
export type SidebarBadge = NonNullable<ResultOf<'sidebar-badge'>['sidebarBadge']['item']>;

let asked = 0;
let running: Promise<SidebarBadge | null> | null = null;
const watchers = new Set<() => void>();
let stop: () => void = () => undefined;

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) stop = readAgain(askBadgeAgain);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) stop();
  };
}

/** Reads the counts again, because something they count may have changed. */
export function askBadgeAgain(): void {
  asked += 1;
  // A call under way may have been counted before the change.
  running = null;
  for (const watcher of watchers) watcher();
}

/** Header and sidebar ask at the same moment and share one call. */
function readBadge(): Promise<SidebarBadge | null> {
  if (running !== null) return running;
  const mine = tryCall('sidebar-badge', {}).then(({ answer }) => {
    if (running === mine) running = null;
    // The menu works without counts, so a refusal is not shown.
    return answer?.sidebarBadge.item ?? null;
  });
  running = mine;
  return mine;
}

/** The counts of the menu, read on every page and again while it is open; null until known. */
export function useSidebarBadge(): SidebarBadge | null {
  const { asPath } = useRouter();
  const [badge, setBadge] = useState<SidebarBadge | null>(null);
  const again = useSyncExternalStore(
    watch,
    () => asked,
    () => 0,
  );

  useEffect(() => {
    let isWanted = true;
    void readBadge().then((answer) => {
      if (isWanted && answer !== null) setBadge(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [asPath, again]);

  return badge;
}
