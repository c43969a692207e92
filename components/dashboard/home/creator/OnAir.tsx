import type { ReactNode } from 'react';
import { Clock } from '@/components/shared/draw/Clock';
import { DrawStateBadge } from '@/components/shared/draw/DrawStateBadge';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { consoleOf, type Air } from '@/hooks/dashboard/onAir';
import { useQueueNow } from '@/hooks/dashboard/useQueueNow';
import { percentOf } from '@/hooks/fund/fundBar';
import type { FundSummary } from '@/hooks/fundconsole/types';
import type { LotterySummary } from '@/hooks/lottery/types';
import type { PartySummary } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { Numbers, Root, Words } from './OnAir.styles';
import { View } from './View';

/** What a creator runs now, large: picture, three numbers, and the way to its console. */
export function OnAir({ air }: { air: Air }) {
  switch (air.tool) {
    case 'queue':
      return <Queue air={air} party={air.item} />;
    case 'chance':
      return <Draw air={air} draw={air.item} />;
    case 'fund':
      return <Fund air={air} fund={air.item} />;
  }
}

function Queue({ air, party }: { air: Air; party: PartySummary }) {
  const { i18n } = useTranslation('home');
  const { waiting, ready, played, faces } = useQueueNow(party);
  const figures = numbersIn(i18n.language);
  return (
    <Frame
      air={air}
      view={<View photo={null} faces={faces} />}
      badge={<PartyStateBadge state={party.state} />}
      numbers={[
        ['waiting', figures.format(waiting)],
        ['ready', ready === null ? '…' : figures.format(ready)],
        ['played', figures.format(played)],
      ]}
    />
  );
}

function Draw({ air, draw }: { air: Air; draw: LotterySummary }) {
  const { i18n } = useTranslation('home');
  const figures = numbersIn(i18n.language);
  const { closesAt, memberCount, prizeCount, prizePhoto, state, ticketTotal } = draw;
  return (
    <Frame
      air={air}
      view={<View photo={prizePhoto} />}
      badge={<DrawStateBadge state={state} />}
      numbers={[
        ['entered', figures.format(memberCount)],
        ['tickets', figures.format(ticketTotal)],
        state === 'OPEN' && closesAt !== null
          ? ['closes', <Clock key="clock" until={closesAt} />]
          : ['prizes', figures.format(prizeCount)],
      ]}
    />
  );
}

function Fund({ air, fund }: { air: Air; fund: FundSummary }) {
  const { t, i18n } = useTranslation('home');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const { cover, currency, raised, state, supporterCount } = fund;
  return (
    <Frame
      air={air}
      view={<View photo={cover} />}
      badge={
        <StatusBadge status={state === 'LIVE' ? 'good' : 'wait'}>
          {t(`fundList:state.${state}`)}
        </StatusBadge>
      }
      numbers={[
        ['reached', percent.format(percentOf(fund) / 100)],
        ['raised', formatBriefMoney({ amount: raised, currency }, i18n.language)],
        ['supporters', numbersIn(i18n.language).format(supporterCount)],
      ]}
    />
  );
}

interface FrameProps {
  air: Air;
  view: ReactNode;
  badge: ReactNode;
  /** What is counted, and how much. */
  numbers: readonly (readonly [string, ReactNode])[];
}

function Frame({ air, view, badge, numbers }: FrameProps) {
  const { t } = useTranslation('home');
  const { title } = air.item;
  return (
    <Root aria-labelledby="air-title">
      {view}
      <Words>
        <Cluster $justify="space-between">
          <Cluster $gap={2}>
            <ToolMark tool={air.tool} size={28} />
            <strong>{t(`air.tool.${air.tool}`)}</strong>
          </Cluster>
          {badge}
        </Cluster>
        <h3 id="air-title">
          <bdi>{title}</bdi>
        </h3>
        <Numbers>
          {numbers.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`air.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Numbers>
        <ButtonLink href={consoleOf(air)} size="large" isWide>
          <span>
            {t('air.console')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </Words>
    </Root>
  );
}
