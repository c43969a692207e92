import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/icons/Icon';
import type { Widget } from '@/hooks/studio/types';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { radius } from '@/styles/tokens';

const MINUTE_MS = 60_000;

const Dot = styled.i`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: currentColor;
`;

/** Whether viewers see the overlay, and for how long they have. */
export function AirBadge({ widget }: { widget: Widget }) {
  const { t, i18n } = useTranslation('studio');
  const now = useNow(MINUTE_MS);
  const { isOnAir, onAirSince, lastUsedAt, warnings } = widget;
  if (!isOnAir) return <Badge>{t(lastUsedAt === null ? 'air.never' : 'air.off')}</Badge>;
  if (warnings.length > 0) {
    return (
      <Badge $tone="wait">
        <Icon name="warning" size={16} />
        {t('air.warnings', { count: warnings.length })}
      </Badge>
    );
  }
  const since = onAirSince === null || now === null ? 0 : now - Date.parse(onAirSince);
  return (
    <Badge $tone="good">
      <Dot />
      {since < MINUTE_MS ? t('air.on') : t('air.on_for', { time: lengthIn(since, i18n.language) })}
    </Badge>
  );
}

/** "25 min", "2 h". */
function lengthIn(ms: number, language: string): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const isHours = minutes >= 60;
  const unit = isHours ? 'hour' : 'minute';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    isHours ? Math.floor(minutes / 60) : minutes,
  );
}
