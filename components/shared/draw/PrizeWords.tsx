import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import { prizeValue } from './prizeValue';

/** How many there are, what one is worth, and how it comes. Needs the namespace `draw`. */
export function PrizeWords({ prize }: { prize: LotteryPrize }) {
  const { t, i18n } = useTranslation('draw');
  const words = [
    prize.quantity > 1 ? t('prize.quantity', { count: prize.quantity }) : null,
    prizeValue(prize, i18n.language),
    t(`delivery.${prize.delivery}`),
  ];
  return <>{words.filter((word) => word !== null).join(' · ')}</>;
}
