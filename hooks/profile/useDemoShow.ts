import { useMemo, useReducer } from 'react';
import { usePlayback } from '@/hooks/ui/usePlayback';
import { rehearsedFund } from '@/lib/live/rehearsal/fund';
import { rehearsedDraw, rehearsedQueue, type RehearsalWords } from '@/lib/live/rehearsal/states';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import { DEMO_STEPS, firstStepOf, type DemoAct, type DemoStep } from './demoScript';

interface Place {
  index: number;
  /** ms since 1970 at which the step began; 0 before the first, which has no clock. */
  since: number;
}

const FIRST = DEMO_STEPS[0] as DemoStep;

function moved(place: Place, to: { index: number | 'next'; now: number }): Place {
  const index = to.index === 'next' ? (place.index + 1) % DEMO_STEPS.length : to.index;
  return { index, since: to.now };
}

/**
 * Plays the demo: what a creator's rehearsal shows, one act after the other, from the beginning again
 * after the last. `next` goes on by one step, `begin` to an act.
 */
export function useDemoShow(creator: PartyCreator, words: RehearsalWords) {
  const [{ index, since }, move] = useReducer(moved, { index: 0, since: 0 });
  const step = DEMO_STEPS[index] ?? FIRST;
  const next = () => move({ index: 'next', now: serverNow() });
  const begin = (act: DemoAct) => move({ index: firstStepOf(act), now: serverNow() });
  const playback = usePlayback(next, step.waitMs);

  const { id, handle, name, extra_public: looks } = creator;
  const { queue, draw, prize, fund, milestone } = words;
  const shown = useMemo(() => {
    const { act, elapsed } = step;
    const stage = {
      elapsed,
      timeOf: (at: number) => since + at - elapsed,
      creator: { id, handle, name, extra_public: looks },
      words: { queue, draw, prize, fund, milestone },
    };
    const lottery = act === 'draw' ? rehearsedDraw(stage) : null;
    return {
      queue: act === 'queue' ? rehearsedQueue(stage) : null,
      // Nobody waits for its clock: the reader may have stopped the demo.
      draw: lottery && { ...lottery, closesAt: null, isNews: true as const },
      fund: act === 'fund' ? rehearsedFund(stage) : null,
    };
  }, [step, since, id, handle, name, looks, queue, draw, prize, fund, milestone]);

  return { step, shown, next, begin, ...playback };
}
