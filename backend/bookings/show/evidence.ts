import type { Context } from '@/backend/platform/context';
import { eventsOf, findBooking } from '@/backend/bookings/store/bookingRepository';
import { deliveriesOf } from '@/backend/bookings/store/lifeRepository';

/**
 * What speaks for the seller of a booking: what was sold under which rules, and everything that
 * happened, with its time. In English, as banks read it.
 */
export async function evidenceOf(context: Context, bookingId: string): Promise<string> {
  const row = await findBooking(context.db, bookingId);
  if (!row) return '';
  const { number, title, tier, price, currency, cancelPolicy, startsAt, endsAt, dueAt } = row;
  const at = (time: Date | null) => time?.toISOString() ?? 'none';
  const happened = await eventsOf(context.db, bookingId);
  const deliveries = await deliveriesOf(context.db, bookingId);
  return [
    `Order ${number}: ${title}, ${tier.name}`,
    `Price: ${(price / 100).toFixed(2)} ${currency}`,
    `Included: ${tier.included.join('; ') || 'as described'}`,
    `Cancellation policy agreed to at the purchase: ${cancelPolicy}`,
    `Session: ${at(startsAt)} to ${at(endsAt)}; delivery due: ${at(dueAt)}`,
    'What happened (UTC):',
    ...happened.map((one) => `${at(one.at)} ${one.kind} by ${one.actor}`),
    'What was delivered (UTC):',
    ...deliveries.map((one) => `${at(one.at)} ${one.links.length} links; ${one.note ?? ''}`),
  ].join('\n');
}
