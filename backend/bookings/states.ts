import type { BookingActor, BookingEventKind, BookingState } from '@/lib/shared/bookings/states';
import type { BookingFacts, Rule } from './rules';
import { BALANCE } from './table/balance';
import { BANK } from './table/bank';
import { BUYING } from './table/buying';
import { CASES } from './table/cases';
import { PLAYED } from './table/played';
import { RUNNING } from './table/running';
import { UNSCHEDULED } from './table/unscheduled';

/** Every step of a booking; whatever is not in here does not happen. Drawn in `docs/orders.md`. */
export const BOOKING_RULES: readonly Rule[] = [
  ...UNSCHEDULED,
  ...BUYING,
  ...RUNNING,
  ...PLAYED,
  ...BALANCE,
  ...CASES,
  ...BANK,
];

/** The row that an event of somebody's follows in a state; null: it cannot happen now. */
export function ruleFor(
  from: BookingState | 'NEW',
  event: BookingEventKind,
  by: BookingActor,
  facts: BookingFacts,
): Rule | null {
  const found = BOOKING_RULES.find(
    (rule) =>
      rule.event === event &&
      rule.by.includes(by) &&
      rule.from.includes(from) &&
      (rule.guard?.(facts) ?? true),
  );
  return found ?? null;
}
