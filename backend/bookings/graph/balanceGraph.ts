import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { bookingIdPayload } from '@/lib/shared/bookings/booking';
import type { BalancePage, BookingBalance } from '@/lib/shared/bookings/balance';
import { payBalance } from '@/backend/bookings/service';

/** How a price with a deposit is paid. */
export const BalanceType = builder.objectRef<BookingBalance>('BookingBalance').implement({
  description: 'How a price with a deposit is paid; minor units.',
  fields: (t) => ({
    deposit: t.exposeInt('deposit'),
    rest: t.exposeInt('rest'),
    at: t.exposeString('at'),
    until: t.exposeString('until', { nullable: true }),
    paidAt: t.exposeString('paidAt', { nullable: true }),
    paymentId: t.exposeID('paymentId', { nullable: true }),
    isComing: t.exposeBoolean('isComing'),
  }),
});

const BalancePageType = builder.objectRef<BalancePage>('BalancePage').implement({
  description: 'The page on which the rest of a price with a deposit is paid.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    url: t.exposeString('url'),
    heldUntil: t.exposeString('heldUntil'),
  }),
});

const BalancePageResult = itemRoot('BalancePageResult', BalancePageType);

builder.mutationField('payBalance', (t) =>
  t.field({
    type: BalancePageResult,
    description: 'Opens the page on which the rest of a booking is paid by hand.',
    args: { bookingId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => payBalance(context, parsePayload(bookingIdPayload, args))),
  }),
);
