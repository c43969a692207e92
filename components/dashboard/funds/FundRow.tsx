import type { ReactNode } from 'react';
import { Vessel } from '@/components/shared/fund/Vessel';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { LocalTime } from '@/components/shared/LocalTime';
import { Cluster } from '@/components/ui/Stack';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { percentOf } from '@/hooks/fund/fundBar';
import type { FundSummary } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { Row, RowSign } from './Funds.styles';

const SIDE_PX = 56;

const STATUS: Partial<Record<FundSummary['state'], Status>> = {
  SCHEDULED: 'accent',
  REACHED: 'good',
  PAID_OUT: 'good',
  CANCELLED: 'stop',
};

interface Props {
  fund: FundSummary;
  /** What one does with it. */
  act: ReactNode;
}

/** A fund that does not run, as one row of a list. */
export function FundRow({ fund, act }: Props) {
  const { t, i18n } = useTranslation('fundList');
  const { state, mode, currency, goal, raised, startsAt, endedAt } = fund;
  const money = (amount: number) => formatBriefMoney({ amount, currency }, i18n.language);
  const isComing = state === 'DRAFT' || state === 'SCHEDULED';
  const isUncharged = mode === 'ALL_OR_NOTHING' && (state === 'MISSED' || state === 'CANCELLED');
  return (
    <Row>
      {isComing ? (
        <RowSign>
          <DrawnIcon
            drawing={state === 'DRAFT' ? iconDrawings.edit : dashboardIcons.calendar}
            size={24}
          />
        </RowSign>
      ) : (
        <Vessel percent={percentOf(fund)} side={SIDE_PX} isPromised={isUncharged} />
      )}
      <div>
        <h3>
          <bdi>{fund.title}</bdi>
        </h3>
        <p>
          {endedAt && (
            <>
              <LocalTime at={endedAt} as="date" /> ·{' '}
            </>
          )}
          {t(`mode.${mode}`)}
        </p>
      </div>
      <div>
        <StatusBadge status={STATUS[state] ?? 'quiet'}>
          {state === 'SCHEDULED' && startsAt ? (
            <span>
              {t('opens')} <LocalTime at={startsAt} as="date" />
            </span>
          ) : (
            t(`state.${state}`)
          )}
        </StatusBadge>
      </div>
      {isComing ? (
        <p>
          <b>{money(goal)}</b>
          {t('goal')}
        </p>
      ) : (
        <p>
          <b>{money(raised)}</b>
          {t('of_people', { goal: money(goal), count: fund.supporterCount })}
        </p>
      )}
      <Cluster $gap={1}>{act}</Cluster>
    </Row>
  );
}

interface LinkProps {
  fund: FundSummary;
  href: string;
  words: string;
}

/** The way to a page of a fund, in words that say what for. */
export function ToFund({ fund, href, words }: LinkProps) {
  return (
    <ButtonLink href={href} variant="quiet" size="small">
      <span>
        {words}
        <VisuallyHidden>: {fund.title}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
