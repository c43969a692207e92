import { useCallback, useEffect, useRef, useState } from 'react';
import { useAlerts } from '@/hooks/widgets/alerts/useAlerts';
import { openOverlayWorld } from '@/hooks/widgets/connection/overlayWorld';
import type { OverlayConnection } from '@/hooks/widgets/connection/overlayConnection';
import { useOverlay } from '@/hooks/widgets/connection/useOverlay';
import { copyDescriber } from '@/hooks/widgets/copy/describeCopy';
import { frameMeter, watchFrames } from '@/hooks/widgets/copy/frames';
import { watchObs } from '@/hooks/widgets/copy/obs';
import { useFreshBuild } from '@/hooks/widgets/copy/useFreshBuild';
import { useObs } from '@/hooks/widgets/copy/useObs';
import { useRehearsal } from '@/hooks/widgets/useRehearsal';
import { TOOL_KINDS } from '@/hooks/widgets/toolKinds';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import { canSpeak, OverlayStage } from './OverlayStage';

interface Props {
  widgetKey: string;
  realtime: RealtimeSettings;
}

/**
 * The overlay of one key. While it connects for the first time, and once its key is changed, the
 * stream stays untouched. A source that OBS does not show rests: only its state goes on.
 */
export function LiveOverlay({ widgetKey, realtime: settings }: Props) {
  const [meter] = useState(frameMeter);
  const [world] = useState(() =>
    openOverlayWorld({ settings, kinds: TOOL_KINDS, describe: copyDescriber(meter) }),
  );
  const connection = useRef<OverlayConnection | null>(null);
  const wake = useRef<() => void>(undefined);
  const { isVisible } = useObs();
  const [isPaused, setIsPaused] = useState(false);
  const [readsAloud, setReadsAloud] = useState(false);
  const { shown, hear, skip, drop } = useAlerts({ isPaused, isHidden: !isVisible, readsAloud });
  const onConnection = useCallback((opened: OverlayConnection | null) => {
    connection.current = opened;
  }, []);
  const { facts, tools: live } = useOverlay({
    widgetKey,
    world,
    kinds: TOOL_KINDS,
    onAlert: hear,
    onSkip: skip,
    onConnection,
  });
  const played = useRehearsal(facts, hear);
  const isPlayed = played !== null;
  const tools = played ?? live;
  if (facts !== null && facts.isPaused !== isPaused) setIsPaused(facts.isPaused);
  const speaks = facts !== null && canSpeak(facts);
  if (speaks !== readsAloud) setReadsAloud(speaks);
  useFreshBuild(facts?.build ?? null, facts !== null && tools.length === 0 && shown === null);

  // What a rehearsal has not shown by its end would stand in the real show.
  useEffect(() => (isPlayed ? drop : undefined), [isPlayed, drop]);
  useEffect(() => watchObs(() => connection.current?.sign()), []);
  useEffect(() => {
    if (!isVisible) return;
    connection.current?.look();
    const frames = watchFrames(meter);
    wake.current = frames.wake;
    return frames.stop;
  }, [isVisible, meter]);
  // What is moved by script says so to nobody.
  useEffect(() => wake.current?.(), [tools, shown]);

  return facts && isVisible ? <OverlayStage facts={facts} tools={tools} alert={shown} /> : null;
}
