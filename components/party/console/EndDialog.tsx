import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';

interface Props {
  /** Those away among them: they lose their turn as well. */
  waitingCount: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Ending cannot be undone, so it is asked. */
export function EndDialog({ waitingCount, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('console.end_question')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t('console.end_confirm')}
          </Button>
        </>
      }
    >
      <p>{t('console.end_text', { count: waitingCount })}</p>
    </Dialog>
  );
}
