import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { QueueOverlay } from '@/components/shared/QueueOverlay';
import { Label, Plate, Quiet, Root } from '@/components/shared/QueueOverlay.styles';
import { openOverlayWorld } from '@/hooks/widgets/overlayWorld';
import { useOverlay } from '@/hooks/widgets/useOverlay';
import { useThemeVariables } from '@/hooks/widgets/useThemeVariables';
import type { RealtimeSettings } from '@/lib/realtime/settings';

const NEXT_SHOWN = { usual: 5, most: 20 };

interface Props {
  widgetKey: string;
  realtime: RealtimeSettings;
}

/** The overlay of one key. While it connects for the first time the stream stays untouched. */
export function LiveOverlay({ widgetKey, realtime }: Props) {
  const { t } = useTranslation('widgets');
  const { query } = useRouter();
  const [world] = useState(() => openOverlayWorld(realtime));
  const { phase, party, themeVariables } = useOverlay(widgetKey, world);
  useThemeVariables(themeVariables);

  if (phase === 'refused') {
    return (
      <Root className="pp-overlay">
        <Plate className="pp-overlay-refused" role="status">
          <Label>{t('revoked.title')}</Label>
          <Quiet>{t('revoked.text')}</Quiet>
        </Plate>
      </Root>
    );
  }
  if (!party) return null;
  return (
    <QueueOverlay
      party={party}
      nextCount={shownOf(query.next)}
      joinUrl={`${window.location.origin}/party/${party.id}`}
    />
  );
}

/** `?next=3` names three of those who wait. */
function shownOf(wanted: string | string[] | undefined): number {
  const count = Number(wanted ?? NEXT_SHOWN.usual);
  if (!Number.isInteger(count) || count < 0) return NEXT_SHOWN.usual;
  return Math.min(count, NEXT_SHOWN.most);
}
