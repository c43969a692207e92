import type { LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** How many are in a draw, and with how many tickets. */
export function EntrySums({
  draw: { memberCount, ticketTotal },
}: {
  draw: Pick<LotterySummary, 'memberCount' | 'ticketTotal'>;
}) {
  const { t } = useTranslation('lotteryList');
  const entered = t('entered', { count: memberCount });
  return memberCount === 0 ? entered : `${entered} · ${t('tickets', { count: ticketTotal })}`;
}
