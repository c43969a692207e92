import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { useOrders, type OrderList } from '@/hooks/experiences/useOrders';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { OrderGroup } from './OrderGroup';

/** Orders that are over, read once they are asked for. */
export function PastOrders() {
  const { t } = useTranslation('experiences');
  const { run, isRunning, refusal } = useCall('get-bookings');
  const [first, setFirst] = useState<OrderList | null>(null);

  async function open() {
    const { answer } = await run({ state: 'PAST' });
    if (answer) setFirst(answer.bookings);
  }
  if (first) return <Shown first={first} />;
  return (
    <div>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button variant="link" isLoading={isRunning} onClick={() => void open()}>
        {t('orders.show_past')}
      </Button>
    </div>
  );
}

function Shown({ first }: { first: OrderList }) {
  const { t } = useTranslation('experiences');
  return <OrderGroup name="past" list={useOrders('PAST', first)} empty={t('orders.past_none')} />;
}
