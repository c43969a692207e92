import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ShownTool } from '@/lib/live/shownTools';
import { StatusBadge } from '@/components/ui/StatusBadge';

/** Shows whether a creator is live. */
export function LiveBadge({ state }: { state: ShownTool['state'] }) {
  const { t } = useTranslation('favorites');
  const isPaused = state === 'PAUSED';
  return (
    <StatusBadge status={isPaused ? 'wait' : 'good'}>
      {t(isPaused ? 'favorites.paused_badge' : 'favorites.live_badge')}
    </StatusBadge>
  );
}
