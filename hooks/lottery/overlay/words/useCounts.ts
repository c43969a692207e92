import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';

/** How many people and tickets are in, in words, or that nobody is; nothing where it is not to be shown. */
export function useCounts(
  { memberCount, ticketTotal }: LiveLottery,
  isShown: boolean,
): readonly string[] {
  const { t } = useTranslation('drawOverlay');
  if (!isShown) return [];
  if (ticketTotal === 0) return [t('be_first')];
  return [t('in', { count: memberCount }), t('tickets', { count: ticketTotal })];
}
