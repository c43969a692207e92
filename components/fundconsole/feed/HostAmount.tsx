import { Icon } from '@/components/ui/icons/Icon';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';
import { Held, Money } from './Feed.styles';

interface Props {
  contribution: HostContribution;
  currency: Currency;
  isLarge?: boolean;
}

/**
 * What somebody gave, as far as it may be seen here: nothing for those who see no amounts, and one
 * that the giver hides only while it is held.
 */
export function HostAmount({ contribution, currency, isLarge = false }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  const { hold } = useStreamSafe();
  const { amount, refunded, visibility } = contribution;
  if (amount === null) return null;
  if (visibility === 'HIDE_AMOUNT' && !hold.isHeld) {
    return (
      <Held title={t('feed.hold')}>
        <Icon name="eye-off" size={16} />
        {t('feed.hidden')}
      </Held>
    );
  }
  const isBack = refunded !== null && refunded >= amount;
  const written = formatBriefMoney({ amount, currency }, i18n.language);
  return <Money $isLarge={isLarge}>{isBack ? `−${written}` : written}</Money>;
}
