import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useNewDialog } from '@/hooks/ui/page/useNewDialog';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Broad, Narrow } from './Draws.styles';
import { NewDrawForm } from './NewDrawForm';

interface Props {
  /** A draft was kept: reads the list again. */
  onSaved: () => Promise<void>;
}

/** The button and the dialog that make a new draw. */
export function NewDraw({ onSaved }: Props) {
  const { t } = useTranslation('lotteryList');
  const { requestKey, open, close } = useNewDialog();
  return (
    <>
      <Button icon="plus" aria-label={t('new.title')} onClick={open}>
        <Narrow>{t('new.short')}</Narrow>
        <Broad>{t('new.title')}</Broad>
      </Button>
      <Dialog isOpen={requestKey !== null} onClose={close} title={t('new.title')} isWide>
        {requestKey && (
          <NewDrawForm
            requestKey={requestKey}
            onSaved={async () => {
              await onSaved();
              close();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
