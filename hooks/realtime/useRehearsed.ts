import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { rehearsedFund } from '@/lib/live/rehearsal/fund';
import { alertsBetween, nextBeatAfter } from '@/lib/live/rehearsal/script';
import {
  rehearsedDraw,
  rehearsedPeople,
  rehearsedQueue,
  type RehearsalWords,
} from '@/lib/live/rehearsal/states';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { elapsedOf, REHEARSAL_MS, type Rehearsal } from '@/lib/shared/widgets/rehearsal';

/** A timer may come a little early. */
const LATE_MS = 20;

interface Options {
  /** Null: nothing is rehearsed. */
  rehearsal: Rehearsal | null;
  creator: PartyCreator;
  words: RehearsalWords;
  /** Each alert of the show as it comes; what passed before is not told later. */
  onAlert: (alert: WidgetAlert) => void;
}

/** What is shown of a rehearsal at one moment. */
export type RehearsedShow = NonNullable<ReturnType<typeof useRehearsed>>;

/** Queue, draw and fund of the scripted show as they stand now; null: nothing is rehearsed, or it is over. */
export function useRehearsed({ rehearsal, creator, words, onAlert }: Options) {
  const [elapsed, setElapsed] = useState<number | null>(null);
  const tell = useEffectEvent(onAlert);
  const { ranMs = 0, since = null, pace = 1 } = rehearsal ?? {};
  const isOn = rehearsal !== null;
  if (!isOn && elapsed !== null) setElapsed(null);

  useEffect(() => {
    if (!isOn) return;
    const show = { ranMs, since, pace };
    // Each run has alerts of its own: an overlay shows the same one once.
    const run = `${since ?? ''}-${pace}`;
    let told = elapsedOf(show, serverNow());
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const now = elapsedOf(show, serverNow());
      alertsBetween(told, now, run).forEach((alert) => tell(alert));
      told = now;
      setElapsed(now);
      if (since === null || now >= REHEARSAL_MS) return;
      const next = nextBeatAfter(now) ?? REHEARSAL_MS;
      timer = setTimeout(step, (next - now) / pace + LATE_MS);
    };
    timer = setTimeout(step, 0);
    return () => clearTimeout(timer);
  }, [isOn, ranMs, since, pace]);

  const { id, handle, name, extra_public: looks } = creator;
  const { queue, draw, prize, fund, milestone } = words;
  return useMemo(() => {
    if (elapsed === null || elapsed >= REHEARSAL_MS) return null;
    const startedAt = (since === null ? serverNow() : Date.parse(since)) - ranMs / pace;
    const stage = {
      elapsed,
      timeOf: (at: number) => startedAt + at / pace,
      creator: { id, handle, name, extra_public: looks },
      words: { queue, draw, prize, fund, milestone },
    };
    const lottery = rehearsedDraw(stage);
    return {
      party: rehearsedQueue(stage),
      /** Everybody who came to the queue, those who have played too. */
      people: rehearsedPeople(stage),
      lottery: lottery && { ...lottery, isNews: true as const },
      fund: rehearsedFund(stage),
    };
  }, [elapsed, ranMs, since, pace, id, handle, name, looks, queue, draw, prize, fund, milestone]);
}
