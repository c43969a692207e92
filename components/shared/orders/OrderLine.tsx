import Link from 'next/link';
import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Amount } from '@/components/shared/money/Amount';
import { Told, marks } from '@/components/shared/money/Told';
import { cardRow } from '@/components/shared/page/rows.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { isGiven } from '@/lib/orders/given';
import { situationOf, type Situation } from '@/lib/orders/situation';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { color } from '@/styles/tokens';
import { OrderBadge } from './OrderBadge';

const Row = styled.div`
  ${cardRow}

  .when {
    color: ${color.text};
  }
`;

/** Which of its times matters next. */
const NEXT: Readonly<Partial<Record<Situation, 'startsAt' | 'endsAt' | 'dueAt' | 'nextAt'>>> = {
  upcoming: 'startsAt',
  running: 'endsAt',
  making: 'dueAt',
  late: 'dueAt',
  place: 'dueAt',
  pending: 'nextAt',
  requested: 'nextAt',
  unscheduled: 'nextAt',
  delivered: 'nextAt',
  played: 'nextAt',
  instant: 'nextAt',
  placePlayed: 'nextAt',
  disputed: 'nextAt',
};

/** The time that matters next; null: none. */
function timeOf(order: BookingLine, situation: Situation): string | null {
  // What is over, but not told so yet, is not accepted at a time.
  if (situation === 'played' && order.state !== 'DELIVERED') return null;
  const next = NEXT[situation];
  return next === undefined ? null : order[next];
}

/** An order in a list: what and with whom, where it stands, the time that matters next, the sum. Needs the namespace `orders`. */
export function OrderLine({ order }: { order: BookingLine }) {
  const { t } = useTranslation('orders');
  const { id, title, tierName, image, other, role, net, price, currency, isGift } = order;
  const { sessionNo, sessionCount } = order;
  const situation = situationOf(order, serverNow());
  const at = timeOf(order, situation);
  const name = other?.name ?? t('somebody');
  return (
    <Row>
      {image ? (
        <img src={image} alt="" width={64} height={64} loading="lazy" />
      ) : (
        <span className="none" />
      )}
      <div>
        <OrderBadge order={order} />
        <div>
          <Link className="whole" href={orderPath(id)}>
            <bdi>{title}</bdi>
          </Link>
        </div>
        <p>
          <bdi>{tierName}</bdi> · <bdi>{t(`with.${role}`, { name })}</bdi>
          {isGift && ` · ${t('gift')}`}
          {sessionCount > 1 && ` · ${t('session', { no: sessionNo, of: sessionCount })}`}
        </p>
        {at !== null && (
          <p className="when">
            <Told
              text={t(`line.${situation}`, marks('at'))}
              parts={{
                at: <LocalTime at={at} as={situation === 'unscheduled' ? 'date' : 'slot'} />,
              }}
            />
          </p>
        )}
      </div>
      <div className="sum">
        {!isGiven(order) && (
          <Amount amount={role === 'CREATOR' ? (net ?? price) : price} currency={currency} />
        )}
      </div>
    </Row>
  );
}
