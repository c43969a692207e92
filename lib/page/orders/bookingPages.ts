import type { BookingPayment } from '@/lib/shared/bookings/paying';
import type { BookingLine, BookingPage } from '@/lib/shared/bookings/views';
import { BOOKING_LISTS, type BookingList } from '@/lib/shared/bookings/states';
import type { CheckoutService } from '@/lib/shared/experiences/views';
import type { GiftView } from '@/lib/shared/gifts/views';
import type { OrderReview } from '@/lib/shared/reviews/views';
import { serverPage } from '@/lib/page/serverPage';

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Own props of `/experiences/{serviceId}/{serviceTierId}/checkout`. */
export interface CheckoutProps {
  initial: CheckoutService;
  /** The time that led there, UTC ISO 8601. */
  startsAt: string | null;
  /** It is for somebody else. */
  isGift: boolean;
}

/** Server props of the checkout of an experience. */
export const checkoutProps = serverPage({
  access: 'public',
  namespaces: ['checkout', 'gifts', 'slots', 'intake', 'payment', 'emailcode'],
  calls: ({ params }) => ({
    checkout: [
      'checkout-service',
      {
        serviceId: String(params?.serviceId),
        serviceTierId: String(params?.serviceTierId),
      },
    ] as const,
  }),
  load: ({ answers, context }) => {
    const initial = answers.checkout.services.items[0];
    if (!initial) return { notFound: true };
    const at = Date.parse(first(context.query.at) ?? '');
    const startsAt = Number.isNaN(at) ? null : new Date(at).toISOString();
    const isGift = context.query.gift !== undefined;
    return { props: { initial, startsAt, isGift } satisfies CheckoutProps };
  },
});

/** Own props of `/experiences/{serviceId}/{serviceTierId}/stripe`. */
export interface StripeProps {
  initial: BookingPayment;
  isBack: boolean;
}

/** Server props of the page on which the payment of a booking stands. */
export const stripeProps = serverPage({
  access: 'member',
  namespaces: ['checkout', 'gifts', 'payment'],
  calls: ({ query }) => ({
    booking: ['booking-payment', { bookingId: first(query.booking) ?? '' }] as const,
  }),
  load: ({ answers, context }) => {
    const initial = answers.booking.bookingPayment.item;
    if (!initial) return { notFound: true };
    const isBack = context.query.session !== undefined;
    return { props: { initial, isBack } satisfies StripeProps };
  },
});

/** Own props of `/orders/{bookingId}`. */
export interface OrderProps {
  initial: BookingPage;
  /** Of one that was given, for whoever gave it or has it. */
  gift: GiftView | null;
  /** Null: the reader is none of those who can say how it was. */
  review: OrderReview | null;
}

/** Server props of an order, for both of its sides. */
export const orderProps = serverPage({
  access: 'member',
  namespaces: [
    'order',
    'orders',
    'gifts',
    'slots',
    'intake',
    'chat',
    'payment',
    'cases',
    'reviews',
    'reviewing',
  ],
  theme: 'viewer',
  calls: ({ params }) => ({
    booking: ['bookings/get-booking/', { bookingId: String(params?.bookingId) }] as const,
    gift: ['gifts/of-order/', { bookingId: String(params?.bookingId) }] as const,
    review: ['order-review-query', { bookingId: String(params?.bookingId) }] as const,
  }),
  load: ({ answers }) => {
    const initial = answers.booking.booking.item;
    if (!initial) return { notFound: true };
    const gift = answers.gift.giftOfOrder.item ?? null;
    const review = answers.review.bookings.items[0] ?? null;
    return { props: { initial, gift, review } satisfies OrderProps };
  },
});

/** Own props of `/orders`. */
export interface OrdersProps {
  list: BookingList;
  lines: BookingLine[];
  cursor: string | null;
}

const listOf = (value: string | string[] | undefined): BookingList =>
  BOOKING_LISTS.find((list) => list === first(value)) ?? 'CURRENT';

/** Server props of what the reader booked. */
export const ordersProps = serverPage({
  access: 'member',
  namespaces: ['order', 'orders'],
  theme: 'viewer',
  calls: ({ query }) => ({
    bookings: ['user-bookings', { state: listOf(query.list), cursor: null }] as const,
  }),
  load: ({ answers, context }): { props: OrdersProps } => {
    const { items, cursor } = answers.bookings.bookings;
    return { props: { list: listOf(context.query.list), lines: items, cursor } };
  },
});
