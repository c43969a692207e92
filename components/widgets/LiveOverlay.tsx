import { useRouter } from 'next/router';
import { useState } from 'react';
import { QueueOverlay } from '@/components/shared/overlay/QueueOverlay';
import { livePath } from '@/lib/navigation/livePath';
import { overlayParty } from '@/hooks/widgets/overlayParty';
import { openOverlayWorld } from '@/hooks/widgets/overlayWorld';
import { useOverlay } from '@/hooks/widgets/useOverlay';
import { useThemeVariables } from '@/hooks/widgets/useThemeVariables';
import type { RealtimeSettings } from '@/lib/realtime/settings';

const NEXT_SHOWN = { usual: 5, most: 20 };

interface Props {
  widgetKey: string;
  realtime: RealtimeSettings;
}

/**
 * The overlay of one key. While it connects for the first time, and once its key is revoked, the
 * stream stays untouched.
 */
export function LiveOverlay({ widgetKey, realtime }: Props) {
  const { query } = useRouter();
  const [world] = useState(() => openOverlayWorld(realtime, overlayParty));
  const { state: party, themeVariables } = useOverlay(widgetKey, world);
  useThemeVariables(themeVariables);

  if (!party) return null;
  const { origin, host } = window.location;
  return (
    <QueueOverlay
      party={party}
      nextCount={shownOf(query.next)}
      join={{
        url: `${origin}/party/${party.id}`,
        host,
        path: livePath(party.creator.handle),
      }}
    />
  );
}

/** `?next=3` names three of those who wait. */
function shownOf(wanted: string | string[] | undefined): number {
  const count = Number(wanted ?? NEXT_SHOWN.usual);
  if (!Number.isInteger(count) || count < 0) return NEXT_SHOWN.usual;
  return Math.min(count, NEXT_SHOWN.most);
}
