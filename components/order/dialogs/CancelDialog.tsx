import { Sums } from '@/components/order/parts/Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { cancelKeyOf } from '@/hooks/order/cancelKey';
import type { Order } from '@/hooks/order/useOrder';
import { textOrNull } from '@/hooks/ui/formValues';
import { isGiven } from '@/lib/orders/given';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { LIMITS } from '@/lib/shared/limits';

const FORM = 'cancel-form';

/** Before a paid order is cancelled: what goes back, what the creator keeps, and until when that holds. */
export function CancelDialog({ held, onClose }: { held: Order; onClose: () => void }) {
  const { order, act, running, refusal } = held;
  const { t, tell, write, name, values } = useOrderWords(order);
  const terms = order.cancelTerms;
  const back = terms?.back ?? 0;
  const isGift = isGiven(order);
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('cancel.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="danger"
            isLoading={running === 'bookings/cancel/'}
          >
            {t(cancelKeyOf(order), { ...values, back: write(back) })}
          </Button>
        </>
      }
    >
      {isGift ? <p>{t('cancel.given')}</p> : <Amounts order={order} />}
      {!isGift && terms?.until && <p>{tell('cancel.until')}</p>}
      <form
        id={FORM}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const reason = textOrNull(new FormData(event.currentTarget), 'reason');
          void act({ path: 'bookings/cancel/', more: { reason, shown: back } }).then(
            (isDone) => isDone && onClose(),
          );
        }}
      >
        <TextField
          name="reason"
          label={t('cancel.reason', { name })}
          isOptional
          maxLength={LIMITS.hostNote}
        />
      </form>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}

/** What was paid, what the creator keeps, and what goes back. */
function Amounts({ order }: { order: BookingPage }) {
  const { t, write, name } = useOrderWords(order);
  const terms = order.cancelTerms;
  const isBuyer = order.role === 'BUYER';
  return (
    <Sums aria-label={t('sums.label')}>
      <div>
        <dt>{isBuyer ? t('sums.paid') : t('sums.they_paid', { name })}</dt>
        <dd>{write(order.price)}</dd>
      </div>
      {terms !== null && terms.creatorKeeps + terms.fee > 0 && (
        <>
          <div>
            <dt>{isBuyer ? t('sums.keeps', { name }) : t('sums.you_keep')}</dt>
            <dd>{write(-terms.creatorKeeps)}</dd>
          </div>
          <div>
            <dt>{t('sums.fee')}</dt>
            <dd>{write(-terms.fee)}</dd>
          </div>
        </>
      )}
      <div className="total">
        <dt>{isBuyer ? t('sums.back') : t('sums.back_to', { name })}</dt>
        <dd>{write(terms?.back ?? 0)}</dd>
      </div>
    </Sums>
  );
}
