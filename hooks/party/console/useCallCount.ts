import { useState } from 'react';
import { LIMITS } from '@/lib/shared/limits';

/** How many to call at once: a round, until the person steps up or down. */
export function useCallCount(seatsPerRound: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const count = chosen ?? seatsPerRound;
  const step = (by: 1 | -1) => setChosen(Math.min(LIMITS.callAtOnce, Math.max(1, count + by)));
  return { count, step };
}
