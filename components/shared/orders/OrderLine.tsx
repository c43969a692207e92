import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Amount } from '@/components/shared/money/Amount';
import { Told, marks } from '@/components/shared/money/Told';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { isGiven } from '@/lib/orders/given';
import { situationOf, type Situation } from '@/lib/orders/situation';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';
import { OrderBadge } from './OrderBadge';

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  ${tabularFigures}

  img,
  .none {
    width: 4rem;
    height: 4rem;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    object-fit: cover;
  }

  a {
    color: inherit;
    font-weight: ${weight.strong};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  /* The whole row leads to the order. */
  a.whole::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
    content: '';
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }

  .when {
    color: ${color.text};
  }

  .sum {
    font-weight: ${weight.strong};
    text-align: end;
  }

  .act {
    position: relative;
  }

  @media ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);

    .sum,
    .act {
      grid-column: 2;
      text-align: start;
    }
  }

  @media ${media.hover} {
    &:hover a.whole {
      text-decoration: underline;
    }
  }
`;

interface Props {
  order: BookingLine;
  /** One thing to press beside it. */
  children?: ReactNode;
}

/** The time that matters next; null: none. */
function timeOf(order: BookingLine, situation: Situation): string | null {
  switch (situation) {
    case 'upcoming':
      return order.startsAt;
    case 'running':
      return order.endsAt;
    case 'making':
    case 'late':
    case 'place':
      return order.dueAt;
    case 'pending':
    case 'requested':
    case 'delivered':
    case 'instant':
    case 'placePlayed':
    case 'unscheduled':
      return order.nextAt;
    case 'disputed':
      return order.nextAt;
    case 'played':
      return order.state === 'DELIVERED' ? order.nextAt : null;
    default:
      return null;
  }
}

/** An order in a list: what and with whom, where it stands, the time that matters next, the sum. Needs the namespace `orders`. */
export function OrderLine({ order, children }: Props) {
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
      {children && <div className="act">{children}</div>}
    </Row>
  );
}
