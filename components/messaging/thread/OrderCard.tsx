import Link from 'next/link';
import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { OrderBadge } from '@/components/shared/orders/OrderBadge';
import type { OrderWith } from '@/hooks/messaging/useOrdersWith';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { media } from '@/styles/media';
import { color, size, space, weight } from '@/styles/tokens';

const Card = styled.section`
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};

  summary {
    min-height: 1.5rem;
    color: ${color.accentText};
    font-size: ${size.small};
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: ${space[2]};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
  padding-block: ${space[1]};
  font-size: ${size.small};

  a {
    min-width: 0;
    color: ${color.text};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }

  .when {
    color: ${color.textQuiet};
  }

  @media ${media.narrow} {
    a {
      flex-basis: 100%;
    }
  }
`;

/** The orders between the reader and whom they write with: the one that matters, and older ones. */
export function OrderCard({ orders }: { orders: readonly OrderWith[] }) {
  const { t } = useTranslation('chat');
  const first = orders.find(isOpen) ?? orders[0];
  if (!first) return null;
  const others = orders.filter(({ id }) => id !== first.id);
  return (
    <Card aria-label={t('orders.label')}>
      <OrderRow order={first} />
      {others.length > 0 && (
        <details>
          <summary>{t('orders.more', { count: others.length })}</summary>
          <ul>
            {others.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

const isOpen = ({ state }: OrderWith) => state !== 'COMPLETED' && state !== 'CANCELLED';

function OrderRow({ order }: { order: OrderWith }) {
  const { id, title, tierName, startsAt, dueAt, state } = order;
  const at = state === 'CONFIRMED' || state === 'REQUESTED' ? (startsAt ?? dueAt) : null;
  return (
    <Row>
      <Link href={orderPath(id)}>
        <bdi>{title}</bdi> · <bdi>{tierName}</bdi>
      </Link>
      <OrderBadge order={order} />
      {at !== null && (
        <span className="when">
          <LocalTime at={at} as="slot" />
        </span>
      )}
    </Row>
  );
}
