import { useEffect } from 'react';
import { PaymentStages } from '@/components/payment/PaymentStages';
import { Receipt } from '@/components/payment/Receipt';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { usePayment } from '@/hooks/payment/usePayment';
import { forgetOrderKey } from '@/hooks/payment/orderKey';
import { useCall } from '@/hooks/secureql/useCall';
import type { TestOrderItem } from '@/hooks/testorders/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  order: TestOrderItem;
  /** The buyer came back from the page that takes the card. */
  isBack: boolean;
}

const WITH_RECEIPT = new Set(['paid', 'authorised', 'saved']);

/** Where one order's payment stands, read from the payment itself: the address grants nothing. */
export function ShownOrder({ order, isBack }: Props) {
  const { t } = useTranslation('payment');
  const { payment, stage } = usePayment(order.payment, isBack);
  const recovering = useCall('payments/recover-payment/');

  // What came back, or what a bank looks into, is told by the receipt alone.
  const isChanged = stage === 'paid' && (payment.refunded > 0 || payment.dispute !== null);
  // Over without a charge: the next one with the same values is another order.
  const isOver = stage === 'expired' || stage === 'cancelled' || stage === 'failed';
  useEffect(() => {
    if (isOver) forgetOrderKey('test');
  }, [isOver]);

  async function recover() {
    const { answer } = await recovering.run({ paymentID: payment.id });
    const url = answer?.recoverPayment.item?.url;
    if (url) window.location.assign(url);
  }
  return (
    <>
      {isChanged ? null : (
        <PaymentStages payment={payment} stage={stage} againHref="/dev/order">
          {stage === 'declined' && payment.isRecoverable ? (
            <>
              <FormError>{recovering.refusal && t(`errors:${recovering.refusal}`)}</FormError>
              <Button isLoading={recovering.isRunning} onClick={() => void recover()}>
                {t('try_again')}
              </Button>
            </>
          ) : null}
        </PaymentStages>
      )}
      {WITH_RECEIPT.has(stage) ? <Receipt payment={payment} /> : null}
    </>
  );
}
