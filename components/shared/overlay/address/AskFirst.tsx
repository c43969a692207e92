import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  /** What ends the address: a new one in its place, or none. */
  what: 'new' | 'remove';
  isBusy: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Neither can be taken back: the overlays of the old address empty themselves at once. */
export function AskFirst({ what, isBusy, onYes, onClose }: Props) {
  const { t } = useTranslation('studio');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`ask.${what}_title`)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" isLoading={isBusy} onClick={onYes}>
            {t(`address.${what}`)}
          </Button>
        </>
      }
    >
      <p>{t(`ask.${what}_text`)}</p>
    </Dialog>
  );
}
