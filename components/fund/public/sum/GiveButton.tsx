import type { ReactNode } from 'react';
import { TellMe } from '@/components/shared/TellMe';
import { Told, marks } from '@/components/shared/money/Told';
import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/fundPath';
import type { FundPage } from '@/lib/shared/fund/views';
import { fundIcons } from '@/components/fund/fundIcons';

/** The one button of a fund in this state, and the rule about the money in one sentence. */
export function GiveButton({ page }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const { fund, creator, isForSale } = page;
  const { state, mode } = fund;
  const isPledge = mode === 'ALL_OR_NOTHING';
  return (
    <>
      {/* The bar at the bottom watches whether this is in sight. */}
      <div id="give">
        {state === 'LIVE' && isForSale ? (
          <ButtonLink href={checkoutPath(creator.handle, fund.id)} size="large" isWide>
            {t(isPledge ? 'give.pledge' : 'give.support')}
          </ButtonLink>
        ) : state === 'LIVE' ? (
          <p className="rule">{t('give.not_for_sale', { name: creator.name })}</p>
        ) : state === 'PAUSED' || state === 'SCHEDULED' ? (
          <TellMe toolId={fund.id} isAsked={false} about="open" />
        ) : (
          <ButtonLink href={`/${creator.handle}`} variant="quiet" size="large" isWide>
            {t('give.creator', { name: creator.name })}
          </ButtonLink>
        )}
      </div>
      <Rule page={page} />
    </>
  );
}

function Rule({ page: { fund, creator } }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const { state, mode, deadlineAt, goal, reachedAt } = fund;
  const { name } = creator;
  if (state === 'SETTLING') return <Line icon="shield">{t('rule.settling')}</Line>;
  if (state === 'CANCELLED' || state === 'REFUNDED' || state === 'PAID_OUT') return null;
  if (state === 'MISSED') {
    return mode === 'KEEP' ? <Line icon="heart">{t('rule.kept', { name })}</Line> : null;
  }
  if (state === 'REACHED') return <Line icon="heart">{t('rule.thanks', { name })}</Line>;
  if (mode === 'KEEP') {
    return (
      <Line icon="heart">{t(reachedAt ? 'rule.keep_reached' : 'rule.keep', { name })}</Line>
    );
  }
  return (
    <Line icon="shield">
      <Told
        text={t('rule.all_or_nothing', { ...marks('day'), goal: money.brief(goal) })}
        parts={{ day: deadlineAt ? <LocalTime at={deadlineAt} as="day" /> : '…' }}
      />
    </Line>
  );
}

function Line({ icon, children }: { icon: 'heart' | 'shield'; children: ReactNode }) {
  return (
    <p className="rule">
      <DrawnIcon drawing={fundIcons[icon]} size={20} />
      <span>{children}</span>
    </p>
  );
}
