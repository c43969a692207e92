import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';
import type { TierView } from '@/lib/shared/experiences/views';

/** How long a tier takes: "45 minutes", "3 sessions, 45 minutes each", "3 days", "at once". Needs `serviceWords`. */
export function useTierSize() {
  const { t } = useTranslation('serviceWords');
  return (kind: ServiceKind, { minutes, days, sessions }: TierView): string => {
    if (kind === 'SESSION') {
      const size = t('size.minutes', { count: minutes ?? 0 });
      return sessions > 1 ? t('size.sessions', { count: sessions, size }) : size;
    }
    if (kind === 'QUEUE') return t('size.play_days', { count: days ?? 0 });
    return kind === 'DELIVERY' ? t('size.days', { count: days ?? 0 }) : t('size.at_once');
  };
}
