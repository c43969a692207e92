import { Ago } from '@/components/console/act/Ago';
import { RequireRight } from '@/components/console/RequireRight';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { fundIcons } from '@/components/fundconsole/console/fundIcons';
import { About } from '@/components/fundconsole/feed/FeedRow';
import { Giver } from '@/components/fundconsole/feed/Giver';
import { HostAmount } from '@/components/fundconsole/feed/HostAmount';
import { Badge } from '@/components/ui/Badge';
import { Kbd } from '@/components/ui/buttons/Kbd';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { KEYS } from '@/hooks/fundconsole/console/useFundKeys';
import { useSwipe } from '@/hooks/fundconsole/console/useSwipe';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Verdict } from '@/lib/shared/fund/states';
import { Focus, Signs, Verdicts, Words } from './Check.styles';

const PHOTO_PX = 48;

interface Props {
  contribution: HostContribution;
  onDecide: (verdict: Verdict) => void;
}

/** The message under the host's eyes, and what can be decided of it. */
export function FocusCard({ contribution, onDecide }: Props) {
  const { t } = useTranslation('fundHost');
  const { edit } = useFund();
  const swipe = useSwipe({ right: () => onDecide('APPROVE'), left: () => onDecide('DENY') });
  const { name, message, linksRemoved, messageState, visibility, payment } = contribution;
  const shown = name ?? t('somebody');
  return (
    <Focus aria-label={t('check.message_of', { name: shown })} data-focus="" {...swipe}>
      <header>
        <Giver contribution={contribution} side={PHOTO_PX} />
        <div>
          <b title={shown}>
            <bdi>{shown}</bdi>
          </b>
          <small>
            <About contribution={contribution} /> <Ago at={contribution.at} />
          </small>
        </div>
        <HostAmount contribution={contribution} currency={edit.fund.currency} isLarge />
      </header>
      <Words dir="auto">{message}</Words>
      <Signs>
        {linksRemoved > 0 && (
          <Badge $tone="wait">
            <DrawnIcon drawing={fundIcons.link} size={16} />
            {t('check.links', { count: linksRemoved })}
          </Badge>
        )}
        {messageState === 'FLAGGED' && (
          <Badge $tone="wait">
            <Icon name="warning" size={16} />
            {t('check.flagged')}
          </Badge>
        )}
        {visibility === 'ALIAS' && (
          <Badge>
            <DrawnIcon drawing={dashboardIcons.profile} size={16} />
            {t('check.alias')}
          </Badge>
        )}
        {payment === 'PENDING' && <Badge $tone="wait">{t('check.not_paid_yet')}</Badge>}
      </Signs>
      <Verdicts aria-label={t('check.verdicts')}>
        <RequireRight>
          <button type="button" onClick={() => onDecide('APPROVE')}>
            <Icon name="check" size={20} />
            {t('check.approve')} <Kbd aria-hidden="true">{KEYS.approve}</Kbd>
          </button>
          <button type="button" onClick={() => onDecide('DENY')}>
            <Icon name="close" size={20} />
            {t('check.deny')} <Kbd aria-hidden="true">{KEYS.deny}</Kbd>
          </button>
          <button type="button" onClick={() => onDecide('LATER')}>
            {t('check.later')} <Kbd aria-hidden="true">{KEYS.later}</Kbd>
          </button>
        </RequireRight>
      </Verdicts>
    </Focus>
  );
}
