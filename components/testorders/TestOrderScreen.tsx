import { useRouter } from 'next/router';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { Stack } from '@/components/ui/Stack';
import type { TestOrderItem } from '@/hooks/testorders/types';
import { forgetOrderKey } from '@/hooks/payment/orderKey';
import { useTestOrders } from '@/hooks/testorders/useTestOrders';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { NewOrder } from './NewOrder';
import { OrderRow } from './OrderRow';
import { ShownOrder } from './ShownOrder';
import { OrderList, Page } from './TestOrders.styles';

interface Props {
  initial: TestOrderItem[];
  /** The order the address names; null: something new is bought. */
  orderId: string | null;
  isBack: boolean;
  sellerHandle: string | null;
}

/** Something to buy that proves the way of the money, and every order made so. */
export function TestOrderScreen({ initial, orderId, isBack, sellerHandle }: Props) {
  const { t } = useTranslation('testOrder');
  const held = useTestOrders(initial);
  const router = useRouter();
  const shown = held.orders.find(({ id }) => id === orderId);
  function orderAnew() {
    forgetOrderKey('test');
    void router.push('/dev/order');
  }
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {shown ? (
        <Stack>
          <ShownOrder key={shown.id} order={shown} isBack={isBack} />
          <div className="again">
            <Button variant="quiet" onClick={orderAnew}>
              {t('new')}
            </Button>
          </div>
        </Stack>
      ) : (
        <NewOrder sellerHandle={sellerHandle} />
      )}
      <section className="list">
        <Stack>
          <h2>{t('mine')}</h2>
          {held.orders.length === 0 ? <p>{t('none')}</p> : null}
          <OrderList>
            {held.orders.map((order) => (
              <OrderRow key={order.id} order={order} held={held} />
            ))}
          </OrderList>
        </Stack>
      </section>
    </Page>
  );
}
