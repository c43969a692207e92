import { useCallback, useEffect, useState } from 'react';
import { holdersOf } from '@/hooks/lottery/fan/fanState';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { LotteryWinner } from '@/lib/shared/lottery/messages';
import { showSteps, type ShowStep, type Watched } from './showSteps';

/** How long each scene stands that does not end by itself. */
const NUMBER_MS = 1600;
const WINNER_MS = { last: 12_000, other: 5000 };

interface Scene {
  step: ShowStep;
  /** Who it is about; null: nobody. */
  winner: LotteryWinner | null;
  /** Tells it from the one before. */
  key: number;
}

/**
 * The scene an overlay plays, or null while nothing is played: then it shows how the draw stands. Who
 * lost their prize meanwhile is left out. `next` ends a scene.
 */
export function useShow(lottery: Watched): { scene: Scene | null; next: () => void } {
  const [seen, setSeen] = useState(lottery);
  const [steps, setSteps] = useState<{ step: ShowStep; key: number }[]>([]);
  // In this render already: a frame of the result before its reveal would give it away.
  if (seen !== lottery) {
    setSeen(lottery);
    const added = showSteps(seen, lottery, serverNow());
    if (added.length > 0) {
      const from = lottery.seq * 100;
      setSteps((before) => [...before, ...added.map((step, at) => ({ step, key: from + at }))]);
    }
  }

  const holders = holdersOf(lottery);
  const scene = steps
    .map(({ step, key }): Scene => {
      const id = step.kind === 'number' ? null : step.winnerId;
      return { step, key, winner: holders.find((one) => one.id === id) ?? null };
    })
    .find(({ step, winner }) => step.kind === 'number' || winner !== null);
  const key = scene?.key ?? 0;
  const kind = scene?.step.kind;
  const lasts = scene ? lengthOf(scene.step) : null;
  const next = useCallback(
    () => setSteps((before) => before.filter((one) => one.key > key)),
    [key],
  );

  useEffect(() => {
    if (lasts === null) return;
    const timer = setTimeout(next, lasts);
    return () => clearTimeout(timer);
  }, [kind, lasts, next]);

  return { scene: scene ?? null, next };
}

/** In ms; null: it says itself when it is over. */
function lengthOf(step: ShowStep): number | null {
  if (step.kind === 'number') return NUMBER_MS;
  if (step.kind === 'reel') return null;
  return step.isLast ? WINNER_MS.last : WINNER_MS.other;
}
