import type { BookingStep } from '@/lib/shared/bookings/views';

type StepKind = BookingStep['kind'];

/** Steps whose note is the time they are about, UTC ISO 8601. */
const WITH_TIME: ReadonlySet<StepKind> = new Set([
  'MOVED',
  'MOVE_PROPOSED',
  'SCHEDULED',
  'EXTENDED',
]);

/** Steps whose note is a time or a word of ours, not what somebody wrote. */
const OWN_NOTES: ReadonlySet<StepKind> = new Set([
  ...WITH_TIME,
  'MOVE_ANSWERED',
  'CASE_PROPOSED',
  'CASE_CHANGED',
  'CASE_CLOSED',
]);

/** Steps that are told with their sum. */
const WITH_SUM: ReadonlySet<StepKind> = new Set([
  'REQUESTED',
  'PAID',
  'BALANCE_PAID',
  'CANCELLED_BY_BUYER',
  'CANCELLED_BY_CREATOR',
  'CANCELLED_LATE',
  'REFUND_SENT',
  'CLEARS',
  'NO_SHOW_CREATOR',
  'NO_SHOW_BUYER',
  'CASE_OPENED',
  'CASE_CHANGED',
  'CASE_AGREED',
  'CASE_DECIDED',
  'CANCELLED_TOGETHER',
]);

/** The time that a step is about, UTC ISO 8601; null: it is about none. Pure. */
export const timeOfStep = ({ kind, note }: BookingStep): string | null =>
  WITH_TIME.has(kind) ? note : null;

/** What somebody wrote with a step; null: nothing. Pure. */
export const saidInStep = ({ kind, note }: BookingStep): string | null =>
  OWN_NOTES.has(kind) ? null : note;

/** The key of a step's text after `step.`: one with `_amount` has a sum in it. Pure. */
export function keyOfStep({ kind, note, amount }: BookingStep): string {
  const key = kind === 'MOVE_ANSWERED' && note !== null ? `${kind}_${note}` : kind;
  return amount !== null && amount > 0 && WITH_SUM.has(kind) ? `${key}_amount` : key;
}
