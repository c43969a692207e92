import Link from 'next/link';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { FundBar } from '@/components/shared/fund/FundBar';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { barOf, percentOf } from '@/hooks/fund/fundBar';
import type { FundSummary } from '@/hooks/fundconsole/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isRunningFund } from '@/lib/shared/fund/states';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { FundCover } from './FundCover';
import { Facts, LiveRoot, Raised } from './Funds.styles';

/** A fund that runs, large, with its bar, what waits and the way to its console. */
export function LiveFund({ fund }: { fund: FundSummary }) {
  const { t, i18n } = useTranslation('fundList');
  const { id, handle, title, state, mode, currency, toCheck } = fund;
  const money = (amount: number) => formatBriefMoney({ amount, currency }, i18n.language);
  const console_ = `/fund/${id}/dashboard`;
  return (
    <LiveRoot>
      <FundCover {...fund} />
      <div>
        <div>
          <StatusBadge status={state === 'LIVE' ? 'good' : 'wait'}>
            {t(`state.${state}`)}
          </StatusBadge>
        </div>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <Raised>
          <b>{money(fund.raised)}</b>{' '}
          {t('of', { goal: money(fund.goal), percent: percentOf(fund) })}
        </Raised>
        <FundBar parts={barOf(fund)} />
        <Facts>
          {fund.pending > 0 && mode === 'KEEP' && (
            <span>{t('on_the_way', { amount: money(fund.pending) })}</span>
          )}
          <span>{t('supporters', { count: fund.supporterCount })}</span>
          {fund.deadlineAt && isRunningFund(state) && <TimeLeft until={fund.deadlineAt} />}
          {toCheck !== null && toCheck > 0 && (
            <Link href={console_}>{t('to_check', { count: toCheck })}</Link>
          )}
        </Facts>
        <Cluster $gap={2}>
          <ButtonLink href={console_}>
            <span>
              {t('console')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </ButtonLink>
          <ButtonLink href={`/${handle}/fund/${id}`} variant="quiet">
            <span>
              {t('page')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Cluster>
      </div>
    </LiveRoot>
  );
}

function TimeLeft({ until }: { until: string }) {
  const { t, i18n } = useTranslation('fundList');
  const left = useCountdown(until);
  return (
    <span role="timer">
      {t('left', { time: left === null ? '…' : timeLeft(left, i18n.language) })}
    </span>
  );
}
