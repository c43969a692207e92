import { REFUND_STEPS, type CancelPolicy } from '@/lib/shared/experiences/kinds';
import type { PolicyStep } from './views';

const HOUR_MS = 60 * 60_000;

/**
 * What a buyer who cancels a session gets back until when, the earliest step first; after the last one
 * nothing. Minor units, half a cent rounds down.
 */
export function refundSteps({
  policy,
  price,
  startsAt,
}: {
  policy: CancelPolicy;
  price: number;
  startsAt: Date;
}): PolicyStep[] {
  return REFUND_STEPS[policy].map(({ hoursBefore, percent }) => ({
    until: new Date(startsAt.getTime() - hoursBefore * HOUR_MS).toISOString(),
    back: Math.floor((price * percent) / 100),
  }));
}
