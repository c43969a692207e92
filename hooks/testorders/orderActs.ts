import type { TestAct } from '@/lib/shared/testorders/testOrder';
import type { TestOrderItem } from './types';

/** What can be done with a test order as it stands; the payments decide in the end. */
export function actsOf({ state, feeKind, completedAt, payment }: TestOrderItem): TestAct[] {
  if (state === 'OPEN') return ['CANCEL'];
  if (state === 'AUTHORISED') return ['CAPTURE', 'CANCEL'];
  if (state === 'SAVED') return ['CHARGE', 'CANCEL'];
  if (state !== 'PAID' || payment.dispute === 'OPEN') return [];
  const isDeliverable = feeKind === 'EXPERIENCE' && completedAt === null;
  return [...(isDeliverable ? (['COMPLETE'] as const) : []), 'REFUND'];
}
