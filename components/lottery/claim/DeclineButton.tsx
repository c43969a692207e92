import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { useClaim } from '@/hooks/lottery/claim/useClaim';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Gives the prize up; that cannot be taken back, so it is asked. */
export function DeclineButton({ held }: { held: ReturnType<typeof useClaim> }) {
  const { t } = useTranslation('claim');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="middle">
      <Button variant="link" size="small" onClick={() => setIsOpen(true)}>
        {t('decline')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('decline_question')}
        actions={
          <>
            <Button
              variant="danger"
              isLoading={held.isDeclining}
              onClick={() => void held.decline().then(close)}
            >
              {t('decline_confirm')}
            </Button>
            <Button onClick={close}>{t('decline_keep')}</Button>
          </>
        }
      >
        <p>{t('decline_text')}</p>
      </Dialog>
    </div>
  );
}
