import { Sums } from './Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { chargedOf, endedSums } from '@/hooks/order/ended';
import { isGiven } from '@/lib/orders/given';
import type { BookingPage } from '@/lib/shared/bookings/views';

/** Of a cancelled order that was paid: what went where. */
export function CancelledSums({ order }: { order: BookingPage }) {
  const { t, write, name } = useOrderWords(order);
  const { state, role } = order;
  const price = chargedOf(order);
  const { isFree, back, received, fee } = endedSums(order);
  if (state !== 'CANCELLED' || isFree || isGiven(order)) return null;
  const kept = price - back;
  if (role === 'BUYER') {
    return (
      <Sums aria-label={t('sums.label')}>
        <div>
          <dt>{t('sums.paid')}</dt>
          <dd>{write(price)}</dd>
        </div>
        {kept > 0 && (
          <div>
            <dt>{t('sums.keeps', { name })}</dt>
            <dd>{write(-kept)}</dd>
          </div>
        )}
        <div className="total">
          <dt>{t('sums.back')}</dt>
          <dd>{write(back)}</dd>
        </div>
      </Sums>
    );
  }
  return (
    <Sums aria-label={t('sums.label')}>
      <div>
        <dt>{t('sums.they_paid', { name })}</dt>
        <dd>{write(price)}</dd>
      </div>
      <div>
        <dt>{t('sums.back_to', { name })}</dt>
        <dd>{write(-back)}</dd>
      </div>
      {fee > 0 && (
        <div>
          <dt>{t('sums.fee')}</dt>
          <dd>{write(-fee)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{t('sums.receive')}</dt>
        <dd>{write(received)}</dd>
      </div>
    </Sums>
  );
}
