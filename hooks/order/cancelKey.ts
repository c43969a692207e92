import { isGiven } from '@/lib/orders/given';
import type { BookingPage } from '@/lib/shared/bookings/views';

/** The key of what the button that cancels says: what goes back to whom, if anything. Pure. */
export function cancelKeyOf(order: BookingPage): string {
  if (isGiven(order)) return 'act.CANCEL_given';
  if (order.role === 'CREATOR') return 'act.CANCEL_creator';
  return order.cancelTerms?.back === 0 ? 'act.CANCEL_nothing' : 'act.CANCEL';
}
