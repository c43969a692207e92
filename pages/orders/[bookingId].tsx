import dynamic from 'next/dynamic';
import { OrderScreen } from '@/components/order/OrderScreen';
import { orderProps, type OrderProps } from '@/lib/page/orders/bookingPages';
import type { PageProps } from '@/lib/page/serverPage';

// The order is read first; what runs a conversation comes after it.
const OrderChat = dynamic(() =>
  import('@/components/messaging/OrderChat').then((module) => module.OrderChat),
);
const GiverScreen = dynamic(() =>
  import('@/components/gift/GiverScreen').then((module) => module.GiverScreen),
);

export default function OrderPage({ initial, gift, review }: PageProps<OrderProps>) {
  const { id, other, conversationId, role } = initial;
  if (role === 'GIVER' && gift !== null) {
    return <GiverScreen key={id} initial={initial} gift={gift} />;
  }
  return (
    <OrderScreen
      key={id}
      initial={initial}
      gift={gift}
      review={review}
      chat={other && <OrderChat person={other} conversationId={conversationId} />}
    />
  );
}

export const getServerSideProps = orderProps;
