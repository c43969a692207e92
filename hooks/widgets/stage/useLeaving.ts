import { useEffect, useState } from 'react';

const LEAVE_MS = 160;

/** Something on the picture. */
interface Item {
  key: string;
  /** Changes whenever it looks different. */
  state: unknown;
}

/**
 * Keeps what goes away for the moment of its leaving, as it looked last. `isCut`: it goes at once.
 * `items` may be a new list every time; it counts as changed when its keys and states are.
 */
export function useLeaving<One extends Item>(
  items: readonly One[],
  isCut: boolean,
): readonly (One & { isLeaving: boolean })[] {
  const [before, setBefore] = useState<readonly One[]>(items);
  const [gone, setGone] = useState<readonly One[]>([]);
  if (!isSame(before, items)) {
    setBefore(items);
    const isHere = ({ key }: One) => items.some((item) => item.key === key);
    const left = isCut ? [] : before.filter((item) => !isHere(item));
    if (left.length > 0 || gone.some(isHere)) {
      setGone([...gone.filter((item) => !isHere(item)), ...left]);
    }
  }

  useEffect(() => {
    if (gone.length === 0) return;
    const timer = setTimeout(() => setGone([]), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [gone]);

  return [
    ...items.map((item) => ({ ...item, isLeaving: false })),
    ...gone.map((item) => ({ ...item, isLeaving: true })),
  ];
}

function isSame(before: readonly Item[], items: readonly Item[]): boolean {
  return (
    before.length === items.length &&
    before.every(({ key, state }, at) => key === items[at]?.key && state === items[at].state)
  );
}
