import { PayoutsScreen } from '@/components/payouts/PayoutsScreen';
import { payoutsProps, type PayoutsProps } from '@/lib/page/dashboard/payouts';
import type { PageProps } from '@/lib/page/serverPage';

export default function PayoutsPage(props: PageProps<PayoutsProps>) {
  return <PayoutsScreen {...props} />;
}

export const getServerSideProps = payoutsProps;
