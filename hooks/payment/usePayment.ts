import { useEffect, useEffectEvent, useState } from 'react';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import type { PaymentView } from '@/lib/shared/payments/payment';
import { isMoving, paymentStage } from './paymentStage';

/** Somebody waits for their bank: each look is a small read of one row. */
const WAITING_MS = 1500;

/**
 * A payment that keeps itself true: read again every moment while its bank or its buyer has not
 * answered, and calmly from then on. `isBack`: the buyer has come back from the page to pay on.
 */
export function usePayment(initial: PaymentView, isBack: boolean) {
  const [rendered] = useState({ payment: { error: null, item: initial } });
  const asked = { paymentID: initial.id };
  const { data, reload } = useSecureql('payments/get-payment/', asked, rendered);
  const payment = data.payment.item ?? initial;
  const stage = paymentStage(payment, isBack);
  const look = useEffectEvent(() => void reload());
  const isWaiting = isMoving(stage);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, WAITING_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useReadAgain(() => void reload());
  return { payment, stage, reload };
}
