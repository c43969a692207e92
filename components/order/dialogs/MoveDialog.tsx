import { SlotPicker } from '@/components/shared/slots/SlotPicker';
import { useOrderWords } from '@/components/order/words';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Order } from '@/hooks/order/useOrder';
import { useSlotPicker } from '@/hooks/slots/useSlotPicker';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { slotWords } from '@/lib/slots/words';

const FORM = 'move-form';

interface Props {
  held: Order;
  creatorId: string;
  serviceTierId: string;
  onClose: () => void;
}

/** The first time of a session that was given, or another time: at once where that is free, else a proposal to the other side. */
export function MoveDialog({ held, creatorId, serviceTierId, onClose }: Props) {
  const { order, act, running, refusal } = held;
  const { t, tell } = useOrderWords(order);
  const { i18n } = useTranslation();
  const picker = useSlotPicker({ creatorId, serviceTierId, startsAt: null });
  const { chosen, zone } = picker;
  const isFirst = order.acts.includes('SCHEDULE');
  const isAtOnce = isFirst || order.acts.includes('MOVE');
  const path = isFirst ? 'bookings/schedule/' : 'bookings/move/';
  const clock = { language: i18n.language, timeZone: zone ?? 'UTC' };
  const press = isAtOnce ? 'reschedule.take' : 'reschedule.propose';
  const title = isAtOnce ? 'reschedule.title' : 'reschedule.title_propose';
  const text = isAtOnce ? 'reschedule.text' : 'reschedule.text_propose';
  return (
    <Dialog
      isOpen
      isWide
      isSheet
      onClose={onClose}
      title={t(isFirst ? 'schedule.title' : title)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('back_out')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            isLoading={running === path}
            aria-disabled={chosen === null || undefined}
          >
            {chosen
              ? t(isFirst ? 'schedule.take' : press, {
                  time: slotWords(chosen.startsAt, 'full', clock),
                })
              : t('reschedule.choose')}
          </Button>
        </>
      }
    >
      <p>{tell(isFirst ? 'schedule.text' : text)}</p>
      <form
        id={FORM}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === null) return;
          void act({ path, more: { startsAt: chosen.startsAt } }).then((isDone) => {
            if (isDone) onClose();
            else void picker.reload();
          });
        }}
      >
        <SlotPicker picker={picker} />
      </form>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}
