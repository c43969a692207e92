import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { Cluster } from '@/components/ui/Stack';
import { useOrderWords } from '@/components/order/words';
import { useCall } from '@/hooks/secureql/useCall';
import type { BookingPage } from '@/lib/shared/bookings/views';

/** The rest of a price with a deposit could not be charged: until when it is paid by hand, and where. */
export function Balance({ order }: { order: BookingPage }) {
  const { t, tell, values } = useOrderWords(order);
  const { run, refusal, isRunning } = useCall('bookings/pay-balance/');
  const { role, state, balance } = order;
  const isAsked = state === 'CONFIRMED' && balance?.isComing === true && balance.until !== null;
  if (role !== 'BUYER' || !isAsked) return null;

  async function pay() {
    const { answer } = await run({ bookingId: order.id });
    const url = answer?.payBalance.item?.url;
    if (url) window.location.assign(url);
  }
  return (
    <Notice kind="warning" title={t('balance.title', values)}>
      <p>{tell('balance.text')}</p>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Cluster>
        <Button isLoading={isRunning} onClick={() => void pay()}>
          {t('balance.pay', values)}
        </Button>
      </Cluster>
    </Notice>
  );
}
