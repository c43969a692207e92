import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { Broad, Narrow } from './Draws.styles';
import { NewDrawForm } from './NewDrawForm';

interface Props {
  /** A draft was kept: reads the list again. */
  onSaved: () => Promise<void>;
}

/** The button and the dialog that make a new draw. */
export function NewDraw({ onSaved }: Props) {
  const { t } = useTranslation('lotteryList');
  // One key for one opened dialog: pressing twice makes one draw.
  const [requestKey, setRequestKey] = useState<string | null>(null);
  const close = () => setRequestKey(null);
  return (
    <>
      <Button
        icon="plus"
        aria-label={t('new.title')}
        onClick={() => setRequestKey(newRequestKey())}
      >
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
