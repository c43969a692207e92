import { useOrderWords } from '@/components/order/words';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Order } from '@/hooks/order/useOrder';
import { textOf } from '@/hooks/ui/formValues';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  held: Order;
  /** decline: a request; revise: a delivery; withdraw: one's own request. */
  about: 'decline' | 'revise' | 'withdraw';
  onClose: () => void;
}

const FORM = 'tell-form';
const TEXT = {
  decline: 'decline.text',
  revise: 'revise.text',
  withdraw: 'withdraw.text',
} as const;
const LIMIT = { decline: LIMITS.hostNote, revise: LIMITS.orderNote, withdraw: 0 } as const;

/** An act with a word to the other side, where it takes one. */
export function TellDialog({ held, about, onClose }: Props) {
  const { order, act, running, refusal } = held;
  const { t, name, tell } = useOrderWords(order);
  const path = `bookings/${about}/` as const;

  function send(words: string) {
    if (about === 'withdraw') return act({ path: 'bookings/withdraw/', more: {} });
    if (about === 'revise') return act({ path: 'bookings/revise/', more: { note: words } });
    return act({ path: 'bookings/decline/', more: { reason: words || null } });
  }

  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t(`${about}.title`, { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('back_out')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={about === 'revise' ? 'primary' : 'danger'}
            isLoading={running === path}
          >
            {t(`${about}.send`)}
          </Button>
        </>
      }
    >
      <p>{tell(TEXT[about])}</p>
      <form
        id={FORM}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const words = textOf(new FormData(event.currentTarget), 'words').trim();
          void send(words).then((isDone) => isDone && onClose());
        }}
      >
        {about !== 'withdraw' && (
          <TextArea
            name="words"
            label={t(`${about}.label`, { name })}
            isOptional={about === 'decline'}
            required={about === 'revise'}
            maxLength={LIMIT[about]}
            rows={3}
          />
        )}
      </form>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}
