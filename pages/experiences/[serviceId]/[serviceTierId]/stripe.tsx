import { StripeScreen } from '@/components/checkout/stripe/StripeScreen';
import { stripeProps, type StripeProps } from '@/lib/page/orders/bookingPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function StripePage({ initial, isBack }: PageProps<StripeProps>) {
  return <StripeScreen key={initial.bookingId} initial={initial} isBack={isBack} />;
}

export const getServerSideProps = stripeProps;
