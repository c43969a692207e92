import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '@/hooks/ui/useCopy';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { overlayAddress } from '@/lib/navigation/overlayAddress';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';

/** Somebody looks at it, waiting. */
const LOOK_EVERY_MS = 3_000;

/**
 * The permanent address of a creator's overlay, read only when it is copied, and whether a program
 * shows it by now. Asks while `isShown`.
 */
export function useOverlay(isShown: boolean) {
  const origin = useOrigin();
  const { state: copyState, copy } = useCopy();
  const [isConnected, setIsConnected] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [isReading, setIsReading] = useState(false);

  const look = useEffectEvent(async () => {
    if (document.hidden) return;
    const { answer } = await tryCall('widgets/get-on-air/', {});
    if (answer?.onAir.item) setIsConnected(answer.onAir.item.isOnAir);
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const ask = () => void look();
    const first = setTimeout(ask);
    const timer = setInterval(ask, LOOK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isShown]);

  async function keyOf(): Promise<string | null> {
    const list = await tryCall('widgets/get-widgets/', {});
    const widgetId = list.answer?.getWidgets.items.find(({ isPermanent }) => isPermanent)?.id;
    if (widgetId === undefined) {
      setRefusal(list.refusal ?? 'internal');
      return null;
    }
    const found = await tryCall('widgets/get-address/', { widgetId });
    setRefusal(found.refusal);
    return found.answer?.widgetAddress.item?.key ?? null;
  }

  async function copyAddress(): Promise<void> {
    if (isReading) return;
    setIsReading(true);
    const key = await keyOf();
    setIsReading(false);
    if (key !== null) await copy(overlayAddress(origin, key));
  }

  return { origin, isConnected, refusal, isReading, copyState, copyAddress };
}
