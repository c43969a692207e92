import { SlotPicker } from '@/components/shared/slots/SlotPicker';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import type { Checkout } from '@/hooks/checkout/useCheckout';
import type { SlotPickerState } from '@/hooks/slots/useSlotPicker';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { nearestTo } from '@/lib/slots/days';
import { GoneNotice } from './GoneNotice';

const NEAREST = 3;

interface Props {
  checkout: Checkout;
  picker: SlotPickerState;
  /** A time in words on the reader's clock. */
  wordsOf: (at: string) => string;
}

/** The time: chosen in the calendar or the list, and taken by the button or Enter. */
export function WhenStep({ checkout, picker, wordsOf }: Props) {
  const { t } = useTranslation('checkout');
  const { gone, refusal, isRunning, takeTime } = checkout;
  const { chosen } = picker;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) takeTime(chosen.startsAt);
      }}
    >
      {gone && (
        <GoneNotice
          time={wordsOf(gone.startsAt)}
          code={gone.code}
          nearest={nearestTo(gone.startsAt, picker.slots, NEAREST)}
          wordsOf={wordsOf}
          onTake={(slot) => {
            picker.choose(slot);
            takeTime(slot.startsAt);
          }}
        />
      )}
      <SlotPicker picker={picker} gone={gone ? [gone.startsAt] : []} />
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button
        type="submit"
        size="large"
        isWide
        isLoading={isRunning}
        aria-disabled={chosen === null || undefined}
      >
        {chosen ? t('when.take', { time: wordsOf(chosen.startsAt) }) : t('when.choose')}
      </Button>
    </form>
  );
}
