import { useTranslation } from '@/hooks/ui/useTranslation';
import { StatusBadge } from '@/components/ui/StatusBadge';

/** Shows whether a creator is live. */
export function LiveBadge({ state }: { state: string }) {
  const { t } = useTranslation('favorites');
  const isOpen = state === 'OPEN';
  return (
    <StatusBadge status={isOpen ? 'good' : 'wait'}>
      {t(isOpen ? 'favorites.live_badge' : 'favorites.paused_badge')}
    </StatusBadge>
  );
}
