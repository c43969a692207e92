import type { PaymentView } from '@/lib/shared/payments/payment';

/**
 * What the page of a payment shows. `open`: there is a page to pay on; `waiting`: given, and the bank
 * has not answered; `declined`: the bank said no and there is another try.
 */
export type PaymentStage =
  | 'open'
  | 'waiting'
  | 'declined'
  | 'authorised'
  | 'saved'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled';

const ENDS = {
  AUTHORISED: 'authorised',
  SAVED: 'saved',
  PAID: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
} as const;

/**
 * The stage of a payment. Whoever comes back from the page to pay on has given something: that waits
 * for the bank, and grants nothing.
 */
export function paymentStage(
  { state, failure, isRecoverable }: Pick<PaymentView, 'state' | 'failure' | 'isRecoverable'>,
  isBack: boolean,
): PaymentStage {
  if (state === 'PROCESSING') return 'waiting';
  if (state === 'OPEN') return isBack ? 'waiting' : failure === null ? 'open' : 'declined';
  if (failure !== null && (state === 'SAVED' || (state === 'FAILED' && isRecoverable))) {
    return 'declined';
  }
  return ENDS[state];
}

/** Whether the stage can still change without anybody here. */
export function isMoving(stage: PaymentStage): boolean {
  return stage === 'open' || stage === 'waiting' || stage === 'declined';
}
