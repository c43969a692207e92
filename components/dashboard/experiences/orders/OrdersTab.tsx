import { Stack } from '@/components/ui/Stack';
import { useOrders, type OrderList } from '@/hooks/experiences/useOrders';
import { byUrgency } from '@/hooks/experiences/orderWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { OrderGroup } from './OrderGroup';
import { PastOrders } from './PastOrders';
import { Sums } from './Sums';

interface Props {
  needsMe: OrderList;
  coming: OrderList;
  withOther: OrderList;
}

/** Orders by what needs the creator first. */
export function OrdersTab(first: Props) {
  const { t } = useTranslation('experiences');
  const needsMe = useOrders('NEEDS_ME', first.needsMe);
  const coming = useOrders('COMING', first.coming);
  const withOther = useOrders('WITH_OTHER', first.withOther);
  const next = byUrgency(coming.orders).find(({ startsAt }) => startsAt !== null);
  return (
    <Stack $gap={6}>
      <Sums next={next ?? null} />
      <OrderGroup
        name="needs"
        list={{ ...needsMe, orders: byUrgency(needsMe.orders) }}
        empty={t('orders.needs_none')}
        isChief
      />
      <OrderGroup
        name="coming"
        list={{ ...coming, orders: byUrgency(coming.orders) }}
        empty={t('orders.coming_none')}
      />
      <OrderGroup name="with_fan" list={{ ...withOther, orders: byUrgency(withOther.orders) }} />
      <PastOrders />
    </Stack>
  );
}
