import styled from 'styled-components';
import { Facts, PartyTitle } from '@/components/dashboard/Dashboard.styles';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Clock } from '@/components/shared/draw/Clock';
import { LocalTime } from '@/components/shared/LocalTime';
import { OrderBadge } from '@/components/shared/orders/OrderBadge';
import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath, ordersPath, resolutionPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { figureAtEdge } from '@/styles/mixins';
import { color, size } from '@/styles/tokens';

const Left = styled.div`
  color: ${color.textQuiet};

  [role='timer'] {
    color: ${color.text};
    font-size: ${size.display};
    ${figureAtEdge}
  }
`;

/** A fan's next order, in how long it is, and the way to all of them. */
export function NextBooking({ order }: { order: BookingLine }) {
  const { t } = useTranslation('orders');
  return (
    <Stack as="section" $gap={3} aria-labelledby="next-order-title">
      <SectionHead>
        <h2 id="next-order-title">{t('home.next')}</h2>
        <OrderLinks />
      </SectionHead>
      <Coming order={order} />
    </Stack>
  );
}

/** Where there is no next order: the way to those before. */
export function AllOrders() {
  const { t } = useTranslation('orders');
  return (
    <Card aria-labelledby="orders-title">
      <h2 id="orders-title">{t('home.waiting')}</h2>
      <OrderLinks />
    </Card>
  );
}

function OrderLinks() {
  const { t } = useTranslation('orders');
  return (
    <Cluster $gap={4}>
      <ButtonLink href={ordersPath} variant="link" size="small">
        {t('home.all')}
      </ButtonLink>
      <ButtonLink href={resolutionPath()} variant="link" size="small">
        {t('home.cases')}
      </ButtonLink>
    </Cluster>
  );
}

function Coming({ order }: { order: BookingLine }) {
  const { t } = useTranslation('home');
  const { id, title, tierName, other, startsAt, dueAt } = order;
  const at = startsAt ?? dueAt;
  return (
    <Card as="div">
      <Cluster $justify="space-between">
        <Avatar size={45} src={other?.profilePhoto ?? undefined} name={other?.handle} />
        <OrderBadge order={order} />
      </Cluster>
      <div>
        <PartyTitle>
          <bdi>{title}</bdi>
        </PartyTitle>
        <Facts>
          <bdi>{tierName}</bdi>
          {other && <bdi>{other.name}</bdi>}
        </Facts>
      </div>
      {at !== null && (
        <Left>
          {t(startsAt === null ? 'booking.due_in' : 'booking.starts_in')}
          <Clock until={at} />
        </Left>
      )}
      <ButtonLink href={orderPath(id)} variant="quiet" isWide>
        <span>
          {at === null ? t('booking.open') : <LocalTime at={at} as="slot" />}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Card>
  );
}
