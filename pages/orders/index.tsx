import { OrdersScreen } from '@/components/order/list/OrdersScreen';
import { ordersProps, type OrdersProps } from '@/lib/page/orders/bookingPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OrdersPage({ list, lines, cursor }: PageProps<OrdersProps>) {
  return <OrdersScreen key={list} {...{ list, lines, cursor }} />;
}

export const getServerSideProps = ordersProps;
