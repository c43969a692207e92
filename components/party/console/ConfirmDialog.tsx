import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';

interface Props {
  /** Those away among them: they lose their place as well. */
  waitingCount: number;
  texts: { question: string; text: string; confirm: string };
  onClose: () => void;
  onConfirm: () => void;
}

/** Everybody who waits is told of such an act, which no undo takes back: so it is asked. */
export function ConfirmDialog({ waitingCount, texts, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts.question)}
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
            {t(texts.confirm)}
          </Button>
        </>
      }
    >
      <p>{t(texts.text, { count: waitingCount })}</p>
    </Dialog>
  );
}
