import { Receipt } from '@/components/payment/Receipt';
import { FormError } from '@/components/ui/forms/FormError';
import { Spinner } from '@/components/ui/Spinner';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** The receipt of an order's payment, for its buyer. */
export function OrderReceipt({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('payment');
  const { data, errorCode } = usePanel('payments/get-payment/', { paymentID: paymentId });
  const payment = data?.payment.item;
  if (errorCode !== null) return <FormError code={errorCode}>{t(`errors:${errorCode}`)}</FormError>;
  return payment ? <Receipt payment={payment} /> : <Spinner />;
}
