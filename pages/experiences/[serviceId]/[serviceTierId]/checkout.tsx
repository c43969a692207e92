import { CheckoutScreen } from '@/components/checkout/CheckoutScreen';
import { GiftScreen } from '@/components/checkout/gift/GiftScreen';
import { checkoutProps, type CheckoutProps } from '@/lib/page/orders/bookingPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function CheckoutPage({ initial, startsAt, isGift }: PageProps<CheckoutProps>) {
  const { id } = initial.tier;
  return isGift ? (
    <GiftScreen key={id} initial={initial} />
  ) : (
    <CheckoutScreen key={id} initial={initial} startsAt={startsAt} />
  );
}

export const getServerSideProps = checkoutProps;
