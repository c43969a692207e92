import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readAgain } from '@/lib/page/readAgain';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';

/** A number for each item of the sidebar that has news. */
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

/** Something that the numbers count has changed, or may have. */
export function askBadgeAgain(): void {
  asked += 1;
  // What is under way may have been counted before.
  running = null;
  for (const watcher of watchers) watcher();
}

/** Header and sidebar ask in the same moment: one call answers both. */
function readBadge(): Promise<SidebarBadge | null> {
  if (running !== null) return running;
  const mine = tryCall('sidebar-badge', {}).then(({ answer }) => {
    if (running === mine) running = null;
    // The menu works without its numbers; the page says by itself when the server is away.
    return answer?.sidebarBadge.item ?? null;
  });
  running = mine;
  return mine;
}

/** The menu's numbers, asked anew on every page and while it stands; null until they are there. */
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
