import { useState } from 'react';
import type { HostContribution } from '@/hooks/fundconsole/types';

/**
 * Which waiting message is under the host's eyes: the one they went to, else the first. It stays the
 * same while others come in, and the one in its place follows when it was decided.
 */
export function useChecking(waiting: readonly HostContribution[]) {
  const [chosen, setChosen] = useState({ id: '', place: 0 });
  const at = waiting.findIndex(({ id }) => id === chosen.id);
  const place = at >= 0 ? at : Math.min(chosen.place, Math.max(0, waiting.length - 1));
  const focus = waiting[place] ?? null;
  if (focus && (focus.id !== chosen.id || place !== chosen.place)) {
    setChosen({ id: focus.id, place });
  }

  function move(by: 1 | -1): boolean {
    const next = waiting[place + by];
    if (!next) return false;
    setChosen({ id: next.id, place: place + by });
    return true;
  }

  return {
    focus,
    /** In their order, those before the focus at the end. */
    others: [...waiting.slice(place + 1), ...waiting.slice(0, place)],
    move,
    choose: (id: string) => setChosen({ id, place }),
    /** The one behind it comes under the eyes. */
    pass: () => setChosen({ id: waiting[place + 1]?.id ?? waiting[0]?.id ?? '', place }),
  };
}
