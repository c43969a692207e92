import type { GetServerSideProps } from 'next';
import { TestOrderScreen } from '@/components/testorders/TestOrderScreen';
import type { TestOrderItem } from '@/hooks/testorders/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';
import { services } from '@/lib/server/services';

interface Props {
  orders: TestOrderItem[];
  orderId: string | null;
  isBack: boolean;
  sellerHandle: string | null;
}

export default function TestOrderPage({ orders, ...asked }: PageProps<Props>) {
  return <TestOrderScreen key={asked.orderId ?? ''} initial={orders} {...asked} />;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const page = serverPage({
  access: 'member',
  namespaces: ['testOrder', 'payment', 'errors'],
  theme: 'viewer',
  calls: () => ({ mine: ['dev/get-orders/', {}] }),
  load: ({ answers, context: { query } }) => ({
    props: {
      orders: answers.mine.testOrders.items ?? [],
      orderId: first(query.order) ?? null,
      isBack: query.session !== undefined,
      sellerHandle: first(query.seller) ?? null,
    },
  }),
});

/** For demo and development: where money is real there is no such page, for visitors either. */
export const getServerSideProps: GetServerSideProps<PageProps<Props>> = async (context) =>
  services().config.mode === 'production' ? { notFound: true } : page(context);
