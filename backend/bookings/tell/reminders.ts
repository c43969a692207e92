import { PACKAGE_WARNING_DAYS } from '@/lib/shared/bookings/packages';
import { GIFT_WARNING_DAYS } from '@/lib/shared/bookings/states';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long before a session both sides are reminded of it. */
const BEFORE = [
  { kind: 'reminder_day', ms: DAY_MS },
  { kind: 'reminder_soon', ms: 15 * MINUTE_MS },
] as const;

/** How long after the payment a buyer is reminded of answers that are missing. */
const AFTER_PAYMENT_MS = [DAY_MS, 3 * DAY_MS];

/** Something that the clock says to both sides, or to the one whose turn it is. */
export interface Reminder {
  at: Date;
  kind: 'reminder_day' | 'reminder_soon' | 'answers_missing' | 'unused_soon';
}

type Reminded = Pick<
  BookingRow,
  'state' | 'kind' | 'startsAt' | 'paidAt' | 'needsAnswers' | 'useBy' | 'isGift'
>;

/** The reminders of a booking as it stands, in their order, past ones among them. */
export function remindersOf(row: Reminded): Reminder[] {
  const { state, kind, startsAt, paidAt, needsAnswers, useBy, isGift } = row;
  if (state === 'UNSCHEDULED' && useBy !== null) {
    const days = isGift ? GIFT_WARNING_DAYS : PACKAGE_WARNING_DAYS;
    return [{ at: new Date(useBy.getTime() - days * DAY_MS), kind: 'unused_soon' }];
  }
  if (state !== 'CONFIRMED') return [];
  const start = kind === 'SESSION' ? startsAt : null;
  const before = BEFORE.flatMap(({ kind: reminder, ms }): Reminder[] =>
    start === null ? [] : [{ at: new Date(start.getTime() - ms), kind: reminder }],
  );
  const missing = AFTER_PAYMENT_MS.flatMap((ms): Reminder[] => {
    if (!needsAnswers || paidAt === null) return [];
    const at = new Date(paidAt.getTime() + ms);
    return start !== null && at >= start ? [] : [{ at, kind: 'answers_missing' }];
  });
  return [...before, ...missing].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
