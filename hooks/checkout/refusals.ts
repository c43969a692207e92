import type { ErrorCode } from '@/lib/shared/errors';

/** What a refusal of a hold or of a payment means for the page. */
type Turn =
  /** The time is not free any more: others are offered. */
  | 'gone'
  /** The quarter of an hour is over. */
  | 'over'
  /** It is paid already. */
  | 'paid'
  /** The price is another one. */
  | 'price'
  /** Some answer is missing. */
  | 'answers'
  /** The e-mail has to be confirmed first. */
  | 'email'
  /** It cannot be bought at all. */
  | 'closed';

const TURNS: Partial<Record<ErrorCode, Turn>> = {
  'availability.taken': 'gone',
  'availability.outside_hours': 'gone',
  'availability.too_soon': 'gone',
  'availability.too_late': 'gone',
  'availability.day_full': 'gone',
  'booking.hold_over': 'over',
  // What this tab kept is somebody else's, of an account before.
  'booking.not_found': 'over',
  'payment.already_paid': 'paid',
  'booking.price_changed': 'price',
  'booking.answers_missing': 'answers',
  'auth.email_needed': 'email',
  'service.not_found': 'closed',
  'service.not_for_sale': 'closed',
  'service.sold_out': 'closed',
  'booking.own_service': 'closed',
  'booking.blocked': 'closed',
};

/** Null: it stands above the button, and the page stays as it is. */
export const turnOf = (code: ErrorCode): Turn | null => TURNS[code] ?? null;
