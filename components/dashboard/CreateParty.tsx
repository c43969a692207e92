import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import type { ButtonVariant } from '@/components/ui/buttons/Button.styles';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { CreatePartyForm } from './CreatePartyForm';

/** The button and the dialog that make a new queue. */
export function CreateParty({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTranslation('dashboard');
  // One key for one opened dialog: pressing twice makes one queue.
  const [requestKey, setRequestKey] = useState<string | null>(null);
  const close = () => setRequestKey(null);
  return (
    <>
      <Button icon="plus" variant={variant} onClick={() => setRequestKey(newRequestKey())}>
        {t('party.create')}
      </Button>
      <Dialog isOpen={requestKey !== null} onClose={close} title={t('create.title')}>
        {requestKey && <CreatePartyForm requestKey={requestKey} onCancel={close} />}
      </Dialog>
    </>
  );
}
