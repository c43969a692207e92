import { CheckoutScreen } from '@/components/fund/checkout/CheckoutScreen';
import { checkoutProps, type CheckoutPageProps } from '@/lib/page/fundPage';
import type { PageProps } from '@/lib/page/serverPage';

export default function CheckoutPage({ page, tierId }: PageProps<CheckoutPageProps>) {
  return <CheckoutScreen key={page.id} initial={page} tierId={tierId} />;
}

export const getServerSideProps = checkoutProps;
