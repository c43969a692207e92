import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { NumberField } from '@/components/ui/forms/NumberField';
import type { HostMember } from '@/hooks/party/types';
import { ReasonForm } from '@/components/console/dialogs/ReasonForm';

const FORM_ID = 'place-form';
const PRESETS = ['reason.away', 'reason.together', 'reason.missed_before'] as const;

interface Props {
  member: HostMember;
  /** Where they stand, counted from 1. */
  place: number;
  count: number;
  onClose: () => void;
  /** `place` counts from 0. */
  onConfirm: (place: number, reason: string | null) => void;
}

/** Puts somebody to a place by its number, with a reason that those pushed back can read. */
export function PlaceDialog({ member, place, count, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('place.question', { handle: member.handle })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID}>
            {t('place.confirm')}
          </Button>
        </>
      }
    >
      <NumberField
        ref={field}
        form={FORM_ID}
        label={t('place.label')}
        min={1}
        max={count}
        step={1}
        required
        defaultValue={place}
      />
      <ReasonForm
        id={FORM_ID}
        presets={PRESETS}
        hint={t('reason.pushed_read')}
        onSubmit={(reason) => {
          const wanted = field.current?.valueAsNumber ?? place;
          onClose();
          if (wanted !== place) onConfirm(wanted - 1, reason);
        }}
      />
    </Dialog>
  );
}
