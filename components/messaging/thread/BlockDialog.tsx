import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  name: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before somebody is blocked, because it affects them, too. */
export function BlockDialog({ name, onClose, onConfirm }: Props) {
  const { t } = useTranslation('chat');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('block.title', { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('block.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('block.text')}</p>
    </Dialog>
  );
}
