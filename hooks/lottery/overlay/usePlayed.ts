import { useCallback, useEffect, useMemo, useState } from 'react';
import { holdersOf } from '@/hooks/lottery/fan/fanState';
import { REEL_MS, STILLNESS, STILL_MS } from '@/hooks/lottery/fan/useReveal';
import { useMatch } from '@/hooks/ui/useMatch';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { LotteryWinner } from '@/lib/shared/lottery/messages';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { showSteps, type ShowStep, type Watched } from './showSteps';

/** How long each scene stands that does not end by itself. */
const NUMBER_MS = 1600;
const WINNER_MS = { last: 12_000, other: 5000 };
/** So long after its time a scene ends that was to end itself: an overlay may show another part alone. */
const PATIENCE_MS = 600;

/** What is played right now. */
export interface Scene {
  step: ShowStep;
  /** Who it is about; null: nobody. */
  winner: LotteryWinner | null;
  /** Tells it from the one before. */
  key: number;
}

/** A draw, and what an overlay plays of it: all of its parts show the same scene. */
export interface PlayedLottery extends Watched {
  /** Null while nothing is played: then a part shows how the draw stands. */
  scene: Scene | null;
  /** Ends the scene. */
  next: () => void;
  /** Nothing runs: the overlay is calm or still, or the machine asks for less motion. */
  isCalm: boolean;
}

/**
 * Adds to a draw the scene that an overlay plays. Called once for a draw, above the parts that show
 * it. Who lost their prize meanwhile is left out.
 */
export function usePlayed(lottery: Watched, motion: WidgetSettings['motion']): PlayedLottery {
  const [seen, setSeen] = useState(lottery);
  const [steps, setSteps] = useState<{ step: ShowStep; key: number }[]>([]);
  const isCalm = useMatch(STILLNESS) || motion !== 'FULL';
  // In this render already: a frame of the result before its reveal would give it away.
  if (seen !== lottery) {
    setSeen(lottery);
    const isSame = seen.id === lottery.id;
    const added = isSame ? showSteps(seen, lottery, serverNow()) : [];
    if (!isSame) setSteps([]);
    if (added.length > 0) {
      const from = lottery.seq * 100;
      setSteps((before) => [...before, ...added.map((step, at) => ({ step, key: from + at }))]);
    }
  }

  const scene = useMemo(() => sceneOf(steps, lottery), [steps, lottery]);
  const key = scene?.key ?? 0;
  const kind = scene?.step.kind;
  const lasts = scene ? lengthOf(scene.step, isCalm) : null;
  const next = useCallback(
    () => setSteps((before) => before.filter((one) => one.key > key)),
    [key],
  );

  useEffect(() => {
    if (lasts === null) return;
    const timer = setTimeout(next, lasts);
    return () => clearTimeout(timer);
  }, [kind, lasts, next]);

  return useMemo(() => ({ ...lottery, scene, next, isCalm }), [lottery, scene, next, isCalm]);
}

function sceneOf(steps: readonly { step: ShowStep; key: number }[], lottery: Watched) {
  const holders = holdersOf(lottery);
  const scenes = steps.map(({ step, key }): Scene => {
    const id = step.kind === 'number' ? null : step.winnerId;
    return { step, key, winner: holders.find((one) => one.id === id) ?? null };
  });
  return scenes.find(({ step, winner }) => step.kind === 'number' || winner !== null) ?? null;
}

/** In ms. */
function lengthOf(step: ShowStep, isCalm: boolean): number {
  if (step.kind === 'number') return NUMBER_MS;
  if (step.kind === 'reel') return (isCalm ? STILL_MS : REEL_MS) + PATIENCE_MS;
  return step.isLast ? WINNER_MS.last : WINNER_MS.other;
}
