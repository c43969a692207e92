import { useEffect, useState } from 'react';
import { useNow } from '@/hooks/ui/time/useNow';
import { tryCall } from '@/lib/secureql/tryCall';

/** What is known of the overlay of one key. */
export interface OverlaySign {
  id: string;
  /** UTC, ISO 8601; null: never. */
  lastSeenAt: string | null;
  /** It was seen within the last two minutes. */
  isOnAir: boolean;
}

/** What a console says of a tool's overlays together. */
export interface OnAir {
  /** An overlay is connected: what stands on the screen may be on stream. */
  isConnected: boolean;
  /** Whole seconds since the last sign; null while no overlay is connected, and on the server. */
  seconds: number | null;
}

/** Overlays give a sign every four seconds. */
const LOOK_EVERY_MS = 4000;

/**
 * Follows the signs of a tool's overlays, of which no message tells: everybody can read the tool's
 * channel. `known` are those that came with the tool; without any nothing is asked.
 */
export function useOverlaySigns<Key extends OverlaySign>(toolId: string, known: readonly Key[]) {
  const [signs, setSigns] = useState<readonly OverlaySign[]>([]);
  const hasKeys = known.length > 0;

  useEffect(() => {
    if (!hasKeys) return undefined;
    let isGone = false;
    const look = async () => {
      // The call says `partyID` of any tool's id.
      const { answer } = await tryCall('widgets/get-signs/', { partyID: toolId });
      if (answer && !isGone) setSigns(answer.overlaySigns.items);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [hasKeys, toolId]);

  const keys = known.map((key) => ({ ...key, ...newer(key, signs) }));
  const onAir = keys.filter(({ isOnAir }) => isOnAir);
  const last = Math.max(...onAir.map(({ lastSeenAt }) => Date.parse(lastSeenAt ?? '')));
  const now = useNow(1000);
  const isConnected = onAir.length > 0;
  const seconds = isConnected && now !== null ? Math.max(0, Math.round((now - last) / 1000)) : null;
  return { keys, isConnected, seconds };
}

function newer(key: OverlaySign, signs: readonly OverlaySign[]): Partial<OverlaySign> {
  const sign = signs.find(({ id }) => id === key.id);
  return sign && (sign.lastSeenAt ?? '') >= (key.lastSeenAt ?? '') ? sign : {};
}
