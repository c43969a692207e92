import { useEffect, useEffectEvent, useState } from 'react';
import { useNow } from '@/hooks/ui/time/useNow';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { HEALTH_WARNINGS, type HealthWarning } from '@/lib/shared/widgets/health';

export type MyWidget = ResultOf<'widgets/get-widgets/'>['getWidgets']['items'][number];

/** How a creator's overlays are together. */
export interface OverlayHealth {
  /** `never`: no program has ever shown one. */
  state: 'on' | 'off' | 'never';
  /** Whole minutes since the first of them came on air; null on the server, and while none is. */
  minutes: number | null;
  /** Of all of them, worst first. */
  warnings: HealthWarning[];
}

/** It turns green while somebody waits for it. */
const LOOK_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;

/** Follows a creator's overlays while the page is seen; `initial` are those that came with the page. */
export function useOverlayHealth(initial: readonly MyWidget[]): OverlayHealth {
  const [widgets, setWidgets] = useState(initial);
  const now = useNow(MINUTE_MS / 4);

  const look = useEffectEvent(async () => {
    if (document.hidden) return;
    const { answer } = await tryCall('widgets/get-widgets/', {});
    if (answer) setWidgets(answer.getWidgets.items);
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  const onAir = widgets.filter(({ isOnAir }) => isOnAir);
  const isUsed = widgets.some(({ lastUsedAt }) => lastUsedAt !== null);
  const since = Math.min(...onAir.map(({ onAirSince }) => Date.parse(onAirSince ?? '')));
  const hasTime = now !== null && Number.isFinite(since);
  return {
    state: onAir.length > 0 ? 'on' : isUsed ? 'off' : 'never',
    minutes: hasTime ? Math.max(0, Math.floor((now - since) / MINUTE_MS)) : null,
    warnings: HEALTH_WARNINGS.filter((one) => onAir.some(({ warnings }) => warnings.includes(one))),
  };
}
