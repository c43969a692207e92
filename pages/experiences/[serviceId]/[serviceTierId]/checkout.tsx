import dynamic from 'next/dynamic';
import { CheckoutScreen } from '@/components/checkout/CheckoutScreen';
import { checkoutProps, type CheckoutProps } from '@/lib/page/orders/bookingPages';
import type { PageProps } from '@/lib/page/serverPage';

// Most buy for themselves.
const GiftScreen = dynamic(() =>
  import('@/components/checkout/gift/GiftScreen').then((module) => module.GiftScreen),
);

export default function CheckoutPage({ initial, startsAt, isGift }: PageProps<CheckoutProps>) {
  const { id } = initial.tier;
  return isGift ? (
    <GiftScreen key={id} initial={initial} />
  ) : (
    <CheckoutScreen key={id} initial={initial} startsAt={startsAt} />
  );
}

export const getServerSideProps = checkoutProps;
