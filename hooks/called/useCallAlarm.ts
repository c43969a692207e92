import { useEffect, useEffectEvent } from 'react';
import { useSetting } from '@/hooks/ui/choices/useSetting';
import { notify } from '@/lib/alerts/notify';
import { inOneTab } from '@/lib/alerts/oneTab';
import { playTune } from '@/lib/alerts/sound';
import { serverNow } from '@/lib/secureql/browser/serverClock';

const TICK_MS = 1000;
const RING_EVERY = 5;
const SHAKE_EVERY = 2;
/** The last seconds are counted aloud. */
const COUNTED = 10;
const SHAKE_MS = [200, 100, 200];

interface Call {
  /** Until when to answer (UTC, ISO 8601); null: nobody knows. */
  until: string | null;
  /** "It's your turn!" and where. */
  title: string;
  place: string;
  /** Names the call: a later notification of the browser replaces an earlier one. */
  id: string;
}

/** How this browser announces a call: the choice is one for all tickets and pages. */
export const useAlertSound = () => useSetting('playplus-ticket-sound', true);

/**
 * Makes a call heard and felt for as long as it stands: shakes every two seconds, rings every five,
 * and once a second in the last ten. Of several tabs one rings. Null: nobody is called.
 */
export function useCallAlarm(call: Call | null): void {
  const [isSoundOn] = useAlertSound();
  const ring = useEffectEvent((second: number) => {
    const left = secondsUntil(call?.until ?? null);
    if (left === 0) return;
    const isCounted = left !== null && left <= COUNTED;
    if (isSoundOn && (isCounted || second % RING_EVERY === 0)) {
      void playTune(isCounted ? 'count' : 'call');
    }
    if (second % SHAKE_EVERY === 0) shake();
  });
  const callOut = useEffectEvent(() => {
    if (call) notify(call.title, call.place, call.id);
  });
  const id = call?.id ?? null;
  const until = call?.until ?? null;

  useEffect(() => {
    if (id === null) return undefined;
    return inOneTab(() => {
      callOut();
      let second = 0;
      ring(second);
      const timer = setInterval(() => ring((second += 1)), TICK_MS);
      return () => clearInterval(timer);
    });
  }, [id, until]);
}

/** A browser complains about a page that shakes the phone before anybody has touched it. */
function shake() {
  const { userActivation } = navigator as Partial<Pick<Navigator, 'userActivation'>>;
  if (userActivation?.hasBeenActive !== false) navigator.vibrate?.(SHAKE_MS);
}

/** Whole seconds until a moment of the server's; 0 when it has passed. */
function secondsUntil(moment: string | null): number | null {
  if (moment === null) return null;
  return Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000));
}
