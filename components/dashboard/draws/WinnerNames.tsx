import type { LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Who holds the prizes, with a dot behind it; nothing where nobody does. */
export function WinnerNames({ draw }: { draw: LotterySummary }) {
  const { t, i18n } = useTranslation('lotteryList');
  if (draw.winnerHandles.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const names = list.format(draw.winnerHandles);
  return <>{t('won', { names, count: draw.winnerHandles.length })} · </>;
}
