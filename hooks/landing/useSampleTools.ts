import { useState } from 'react';
import { usePlayback } from '@/hooks/ui/usePlayback';

const SECOND = 1000;
/** Time left in a made-up draw, in seconds. */
const LEFT = 134;
/** In whole dollars, like the contributions. */
const RAISED = 1284;
const GOAL = 2000;
const GIFTS = [5, 20, 12, 50, 8, 35];

const START = { raised: RAISED, gifts: 0 };

function afterGift({ raised, gifts }: typeof START): typeof START {
  if (raised === GOAL) return START;
  const gift = GIFTS[gifts % GIFTS.length] ?? 0;
  return { raised: Math.min(raised + gift, GOAL), gifts: gifts + 1 };
}

/** A made-up draw: its time runs down and starts again. */
export function useSampleDraw() {
  const [left, setLeft] = useState(LEFT);
  const playback = usePlayback(() => setLeft((now) => (now > 0 ? now - 1 : LEFT)), SECOND);
  return { left, playback };
}

/** A made-up fund: it grows to its goal and starts again. */
export function useSampleFund() {
  const [{ raised }, setFund] = useState(START);
  const playback = usePlayback(() => setFund(afterGift), 2 * SECOND);
  return { raised, goal: GOAL, playback };
}
