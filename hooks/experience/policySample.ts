import { refundSteps } from '@/lib/shared/bookings/refundSteps';
import type { CancelPolicy } from '@/lib/shared/experiences/kinds';
import { feeOf, feeReturned } from '@/lib/shared/money/fees';
import type { Money } from '@/lib/shared/money/money';

const DAY_MS = 86_400_000;
/** The sample is so many days ahead at least: every policy has its free time before it. */
const AHEAD_DAYS = 5;
const FRIDAY = 5;

/** A stretch of time of a sample booking, and what cancelling in it means. Minor units. */
export interface PolicyPart {
  /** Milliseconds since 1970. */
  until: number;
  back: number;
  /** What the creator receives of the rest. */
  keeps: number;
}

/** A Friday to come, at half past seven in the evening on the reader's clock. */
export function sampleStart(nowMs: number): Date {
  const start = new Date(nowMs + AHEAD_DAYS * DAY_MS);
  start.setDate(start.getDate() + ((FRIDAY - start.getDay() + 7) % 7));
  start.setHours(19, 30, 0, 0);
  return start;
}

/** What a buyer would get back of a booking at `startsAt`, the earliest stretch first. */
export function policyParts(
  policy: CancelPolicy,
  price: Money,
  startsAt: Date,
): readonly PolicyPart[] {
  const { amount } = price;
  const fee = feeOf('EXPERIENCE', price);
  const part = (until: number, back: number): PolicyPart => ({
    until,
    back,
    keeps: amount - back - (fee - feeReturned(fee, amount, back)),
  });
  const steps = refundSteps({ policy, price: amount, startsAt }).map(({ until, back }) =>
    part(Date.parse(until), back),
  );
  const start = startsAt.getTime();
  return steps.at(-1)?.until === start ? steps : [...steps, part(start, 0)];
}
