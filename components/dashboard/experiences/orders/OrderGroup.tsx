import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { useOrders } from '@/hooks/experiences/useOrders';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { OrderRow } from './OrderRow';
import { Count, Empty, Rows } from './Orders.styles';

interface Props {
  name: 'needs' | 'coming' | 'with_fan' | 'past';
  list: ReturnType<typeof useOrders>;
  /** What stands there instead of rows; without it the group is left out. */
  empty?: string;
  isChief?: boolean;
}

/** One group of orders under its name and number. */
export function OrderGroup({ name, list, empty, isChief = false }: Props) {
  const { t, i18n } = useTranslation('experiences');
  const { orders, hasMore, isLoading, hasFailed, loadMore } = list;
  if (orders.length === 0 && empty === undefined) return null;
  const count = new Intl.NumberFormat(i18n.language).format(orders.length);
  return (
    <Stack as="section" $gap={3} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        {t(`orders.${name}`)}{' '}
        {orders.length > 0 && (
          <Count $isChief={isChief}>
            {count}
            {hasMore && '+'}
          </Count>
        )}
      </h2>
      {orders.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <Rows role="list">
          {orders.map((line) => (
            <OrderRow key={line.id} line={line} />
          ))}
        </Rows>
      )}
      <FormError>{hasFailed && t('orders.failed')}</FormError>
      {hasMore && (
        <div>
          <Button
            variant="quiet"
            size="small"
            isLoading={isLoading}
            onClick={() => void loadMore()}
          >
            {t('orders.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
