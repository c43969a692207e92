import { useEffect, useEffectEvent } from 'react';
import { useAlertDesk } from '@/hooks/console/keys/useAlertDesk';
import type { ConsoleFund } from '@/hooks/fundconsole/types';

/** The alerts of a fund on its overlays: what was shown last, what waits, and what a host does. */
export function useStream({ id, contributions, seq }: ConsoleFund) {
  const { desk, steer, load, ...panel } = useAlertDesk(id);

  // What comes in raises alerts: the desk is read again with the fund.
  const read = useEffectEvent(() => void load());
  useEffect(() => read(), [seq]);

  const [last] = desk?.alerts ?? [];
  return {
    ...panel,
    desk,
    steer,
    /** Shown last; null: nothing yet. */
    last: last ?? null,
    /** Decided, and waiting for their money. */
    waiting: contributions.filter(({ show }) => show === 'READY'),
    isPaused: desk?.isPaused ?? false,
    isMuted: desk?.isMuted ?? false,
    replay: () => {
      if (!last) return false;
      steer('REPLAY', last.id);
      return true;
    },
    pause: () => steer(desk?.isPaused ? 'RESUME' : 'PAUSE'),
    mute: () => steer(desk?.isMuted ? 'UNMUTE' : 'MUTE'),
  };
}

/** What a console knows of its alerts. */
export type Stream = ReturnType<typeof useStream>;
