import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';

interface Props {
  waitingCount: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Everybody who waits is told when the line is cleared, which no undo takes back: so it is asked. */
export function ClearDialog({ waitingCount, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('clear.question')}
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
            {t('clear.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('clear.text', { count: waitingCount })}</p>
    </Dialog>
  );
}
