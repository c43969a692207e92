import type { EndReason } from '@/lib/shared/bookings/states';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { feeReturned } from '@/lib/shared/money/fees';

/** Ends after which everything that was paid goes back. */
const ALL_BACK: ReadonlySet<EndReason> = new Set([
  'SLOT_GONE',
  'CREATOR_CANCELLED',
  'LATE',
  'CREATOR_ABSENT',
  'BOTH_AGREED',
  'DECIDED',
  'SUSPENDED',
  'NOT_PLAYED',
  'GIFT_DECLINED',
  'GIFT_REVOKED',
  'UNUSED',
]);

/** What became of the money of an order that ended early, in minor units. */
interface EndedSums {
  /** Nothing was ever charged. */
  isFree: boolean;
  /** Goes back to the buyer, or has. */
  back: number;
  /** What the creator receives of the rest. */
  received: number;
  fee: number;
}

/** What was charged of an order: of one with a deposit maybe that alone. */
export const chargedOf = ({ price, balance }: Pick<BookingPage, 'price' | 'balance'>): number =>
  balance !== null && balance.paidAt === null ? balance.deposit : price;

/**
 * What goes back of a cancelled order, also in the moments until Stripe has sent it: then it is what
 * the cancelling said. Pure.
 */
export function endedSums(order: BookingPage): EndedSums {
  const { money, refunded, endReason, steps } = order;
  const price = chargedOf(order);
  const isFree = money === 'NONE' || money === 'VOIDED' || money === 'AUTHORISED';
  if (isFree) return { isFree, back: 0, received: 0, fee: 0 };
  const said = steps.findLast(({ kind }) => kind === 'CANCELLED_BY_BUYER')?.amount ?? 0;
  const isAll = endReason !== null && ALL_BACK.has(endReason);
  const back = Math.max(refunded, isAll ? price : said);
  const net = order.net ?? 0;
  // Before anything went back the fee is what is missing of the price.
  const whole = price - net;
  const received =
    refunded > 0 || back === 0 ? net : price - back - (whole - feeReturned(whole, price, back));
  return { isFree, back, received, fee: price - back - received };
}
