import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { ReasonForm } from './ReasonForm';

const FORM_ID = 'ban-form';
const PRESETS = ['reason.rules', 'reason.behaviour', 'reason.sniping'] as const;

interface Props {
  handle: string;
  /** What the ban keeps them from. */
  text: string;
  onClose: () => void;
  onConfirm: (reason: string | null) => void;
}

/** Keeps somebody out of all that this creator runs; says so before it happens. */
export function BanDialog({ handle, text, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ban.question', { handle })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} variant="danger">
            {t('ban.confirm')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ReasonForm
        id={FORM_ID}
        presets={PRESETS}
        hint={t('reason.hosts_read')}
        onSubmit={(reason) => {
          onClose();
          onConfirm(reason);
        }}
      />
    </Dialog>
  );
}
