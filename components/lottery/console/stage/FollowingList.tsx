import { useLottery } from '@/components/lottery/console/LotteryContext';
import { nameOf } from '@/hooks/lottery/console/claims';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { Following } from './Winner.styles';

/** Who comes next in the order, as it was fixed: shown, and nothing to press. */
export function FollowingList() {
  const { t, i18n } = useTranslation('lotteryConsole');
  return (
    <Following aria-label={t('following.label')}>
      {useLottery().edit.nextInLine.map((one) => (
        <li key={one.rank}>
          <b>{numbersIn(i18n.language).format(one.rank)}</b>
          <span>
            <bdi>{nameOf(one)}</bdi>
          </span>
        </li>
      ))}
    </Following>
  );
}
