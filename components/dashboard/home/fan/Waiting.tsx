import { Count } from '@/components/dashboard/home/Home.styles';
import { OrderLine } from '@/components/shared/orders/OrderLine';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { List } from '@/components/dashboard/list/List.styles';

/** More orders than these stand on the page of all. */
const MOST = 4;

/** Orders that wait for the fan; nothing where none does. */
export function Waiting({ orders }: { orders: readonly BookingLine[] }) {
  const { t, i18n } = useTranslation('home');
  if (orders.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="waiting-title">
      <h2 id="waiting-title">
        {t('waiting.title')} <Count>{numbersIn(i18n.language).format(orders.length)}</Count>
      </h2>
      <List role="list">
        {orders.slice(0, MOST).map((order) => (
          <li key={order.id}>
            <OrderLine order={order} />
          </li>
        ))}
      </List>
    </Stack>
  );
}
