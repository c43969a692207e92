import { useState } from 'react';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { HostEntry } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { REMOVE_REASONS_OF_HOST } from '@/lib/shared/lottery/reasons';

interface Props {
  entry: HostEntry;
  onClose: () => void;
}

/** Takes somebody off the list before it is locked, for a reason that everyone can read. */
export function RemoveEntrantDialog({ entry, onClose }: Props) {
  const { t } = useTranslation('lotteryConsole');
  const { verbs } = useLottery();
  const [reason, setReason] = useState<string>('');
  const chosen = REMOVE_REASONS_OF_HOST.find((one) => one === reason);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('remove.question', { handle: entry.handle })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console:console.cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={chosen === undefined}
            onClick={() => {
              if (chosen === undefined) return;
              onClose();
              void verbs.remove(entry.id, chosen);
            }}
          >
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('remove.text')}</p>
      <ChoiceCards
        legend={t('next.reason')}
        name="reason"
        defaultValue=""
        onChange={setReason}
        options={REMOVE_REASONS_OF_HOST.map((value) => ({
          value,
          label: t(`out.${value}`),
          hint: t(`out.${value}_hint`),
        }))}
      />
    </Dialog>
  );
}
