import Link from 'next/link';
import { WhatWords } from '@/components/dashboard/experiences/orders/WhatWords';
import { WhenWords } from '@/components/dashboard/experiences/orders/WhenWords';
import { Count, Line, Lines, Sign } from '@/components/dashboard/home/Home.styles';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { byUrgency, orderWords } from '@/hooks/experiences/orderWords';
import type { FundSummary } from '@/hooks/fundconsole/types';
import type { LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingLine } from '@/lib/shared/bookings/views';

interface Props {
  draws: readonly LotterySummary[];
  funds: readonly FundSummary[];
  orders: readonly BookingLine[];
}

/** More orders than these stand on the page of all. */
const MOST_ORDERS = 5;

/** What waits for the creator, orders in the order of their own page; nothing where nothing does. */
export function NeedsYou({ draws, funds, orders }: Props) {
  const { t, i18n } = useTranslation('home');
  const needs = [...draws.flatMap(needsOfDraw), ...funds.flatMap(needsOfFund)];
  const count = needs.length + orders.length;
  if (count === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="needs-title">
      <SectionHead>
        <h2 id="needs-title">
          {t('needs.title')} <Count>{numbersIn(i18n.language).format(count)}</Count>
        </h2>
        {orders.length > MOST_ORDERS && (
          <Link href="/dashboard/experiences">{t('dashboard:bookings.all')}</Link>
        )}
      </SectionHead>
      <Lines role="list">
        {needs.map(({ key, tool, title, count: many, path }) => (
          <Line key={`${key} ${path}`}>
            <Sign>
              <ToolMark tool={tool} />
            </Sign>
            <div>
              <h3>{t(`needs.${key}`, { count: many })}</h3>
              <p>
                <bdi>{title}</bdi>
              </p>
            </div>
            <ButtonLink href={path} size="small" variant={key === 'claim' ? 'primary' : 'quiet'}>
              <span>
                {t(`needs.act_${key}`)}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </span>
            </ButtonLink>
          </Line>
        ))}
        {byUrgency(orders)
          .slice(0, MOST_ORDERS)
          .map((line) => (
            <OrderNeed key={line.id} line={line} />
          ))}
      </Lines>
    </Stack>
  );
}

function OrderNeed({ line }: { line: BookingLine }) {
  const { t } = useTranslation('experiences');
  const { when, tone, act, isChief } = orderWords(line);
  const { id, other, title } = line;
  const name = other?.name ?? t('order.nobody');
  return (
    <Line>
      <Avatar size={45} src={other?.profilePhoto ?? undefined} name={other?.handle} />
      <div>
        <h3>
          <bdi>{name}</bdi>, <bdi>{title}</bdi>
        </h3>
        <p>
          <WhatWords line={line} />
          {when && (
            <>
              {' · '}
              <b data-tone={tone}>
                <WhenWords {...when} isShort />
              </b>
            </>
          )}
        </p>
      </div>
      <ButtonLink href={orderPath(id)} size="small" variant={isChief ? 'primary' : 'quiet'}>
        <span>
          {t(`order.act_${act}`)}
          <VisuallyHidden>
            : {name}, {title}
          </VisuallyHidden>
        </span>
      </ButtonLink>
    </Line>
  );
}

/** Whoever has two days to claim needs nothing from the creator meanwhile. */
function needsOfDraw(draw: LotterySummary) {
  const { id, title, waitingClaims, claimMode, claimBy, openDeliveries } = draw;
  const of = (key: 'claim' | 'deliver', count: number) => ({
    ...{ key, count, title, tool: 'chance' as const },
    path: `/chance/${id}/dashboard`,
  });
  const isClaimed = waitingClaims > 0 && (claimMode === 'LIVE' || claimBy === null);
  return [
    ...(isClaimed ? [of('claim', waitingClaims)] : []),
    ...(openDeliveries > 0 ? [of('deliver', openDeliveries)] : []),
  ];
}

function needsOfFund({ id, title, toCheck }: FundSummary) {
  if (toCheck === null || toCheck === 0) return [];
  const path = `/fund/${id}/dashboard`;
  return [{ key: 'check' as const, count: toCheck, title, tool: 'fund' as const, path }];
}
