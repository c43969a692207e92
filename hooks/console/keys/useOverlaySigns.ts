import { useEffect, useState } from 'react';
import { useNow } from '@/hooks/ui/time/useNow';
import { tryCall } from '@/lib/secureql/tryCall';
import type { Rehearsal } from '@/lib/shared/widgets/rehearsal';
import { HEALTH_WARNINGS, type HealthWarning } from '@/lib/shared/widgets/health';

/** What is known of the overlays of one widget. */
export interface OverlaySign {
  id: string;
  /** UTC, ISO 8601; null: never. */
  lastSeenAt: string | null;
  /** It was seen within the last two minutes. */
  isOnAir: boolean;
  warnings: readonly HealthWarning[];
}

/** What a console says of a tool's overlays together. */
export interface OnAir {
  /** An overlay is connected: what stands on the screen may be on stream. */
  isConnected: boolean;
  /** Whole seconds since the last sign; null while no overlay is connected, and on the server. */
  seconds: number | null;
  /** Of all that are connected, worst first. */
  warnings: readonly HealthWarning[];
  /** What the creator rehearses; null: nothing. */
  rehearsal: Rehearsal | null;
}

interface Asked {
  toolId: string;
  signs: readonly OverlaySign[];
  rehearsal: Rehearsal | null;
}

/** Overlays give a sign every four seconds. */
const LOOK_EVERY_MS = 4000;

/**
 * Follows the signs of the overlays that show a tool, the creator's permanent one too; no message tells
 * of them: everybody can read the tool's channel. With them comes what is rehearsed. `known` are those that came with the tool.
 */
export function useOverlaySigns(toolId: string, known: readonly OverlaySign[]): OnAir {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      // The call says `partyID` of any tool's id.
      const { answer } = await tryCall('widgets/get-signs/', { partyID: toolId });
      if (!answer || isGone) return;
      const { items: signs, rehearsal } = answer.overlaySigns;
      setAsked({ toolId, signs, rehearsal });
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [toolId]);

  const told = asked?.toolId === toolId ? asked : null;
  const signs = told?.signs ?? known;
  const onAir = signs.filter(({ isOnAir }) => isOnAir);
  const last = Math.max(...onAir.map(({ lastSeenAt }) => Date.parse(lastSeenAt ?? '')));
  const now = useNow(1000);
  const isConnected = onAir.length > 0;
  const seconds = isConnected && now !== null ? Math.max(0, Math.round((now - last) / 1000)) : null;
  const warnings = HEALTH_WARNINGS.filter((one) =>
    onAir.some((sign) => sign.warnings.includes(one)),
  );
  return { isConnected, seconds, warnings, rehearsal: told?.rehearsal ?? null };
}
