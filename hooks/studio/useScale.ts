import { useEffect, useState, type RefObject } from 'react';

/** By how much a thing so many px wide and high shrinks or grows to fit into its box. */
export function useScale(
  box: RefObject<HTMLElement | null>,
  { width, height }: { width: number; height: number },
): number {
  const [room, setRoom] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!box.current) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);

  return Math.min(room.width / width, room.height / height);
}
