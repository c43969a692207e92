import { useCallback, useEffect, useState } from 'react';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { hasVoice } from './useReadAloud';
import { lengthOf, NO_ALERTS, withAlert, withNext, withoutAny, withoutShown } from './alertQueue';

/** Between two alerts: the first one leaves, and the picture rests. */
const REST_MS = 500;

interface Options {
  /** They wait until a host goes on. */
  isPaused: boolean;
  /** The picture is not shown: what comes meanwhile is not told later. */
  isHidden: boolean;
  /** What is written is read aloud, which takes its time. */
  readsAloud: boolean;
}

/** Alerts one at a time. `hear`, `skip` and `drop` (all of them) stay the same functions. */
export function useAlerts({ isPaused, isHidden, readsAloud }: Options) {
  const [queue, setQueue] = useState(NO_ALERTS);
  const { shown, waiting } = isHidden ? NO_ALERTS : queue;

  const hear = useCallback((alert: WidgetAlert) => setQueue((was) => withAlert(was, alert)), []);
  const skip = useCallback(() => setQueue(withoutShown), []);
  const drop = useCallback(() => setQueue(withoutAny), []);

  const isEmpty = queue.shown === null && queue.waiting.length === 0;
  if (isHidden && !isEmpty) setQueue(withoutAny);

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(skip, lengthOf(shown, readsAloud && hasVoice()));
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a switch is for the next alert
  }, [shown, skip]);

  const isNextDue = shown === null && waiting.length > 0 && !isPaused;
  useEffect(() => {
    if (!isNextDue) return;
    const timer = setTimeout(() => setQueue(withNext), REST_MS);
    return () => clearTimeout(timer);
  }, [isNextDue]);

  return { shown, hear, skip, drop };
}
