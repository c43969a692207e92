import { useEffect, useState } from 'react';

/** Which of `count` things has its turn, each for `everyMs`; a single one stays, without a timer. */
export function useTurns(count: number, everyMs: number): number {
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setTurn((before) => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs]);

  return count === 0 ? 0 : turn % count;
}
