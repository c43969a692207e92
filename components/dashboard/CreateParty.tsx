import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import type { ButtonVariant } from '@/components/ui/buttons/Button.styles';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useNewDialog } from '@/hooks/ui/page/useNewDialog';
import { CreatePartyForm } from './CreatePartyForm';

interface Props {
  variant?: ButtonVariant;
  /** What opens the dialog instead of the button. */
  trigger?: (open: () => void) => ReactNode;
}

/** The button and the dialog that make a new queue. */
export function CreateParty({ variant, trigger }: Props) {
  const { t } = useTranslation('dashboard');
  const { requestKey, open, close } = useNewDialog();
  return (
    <>
      {trigger ? (
        trigger(open)
      ) : (
        <Button icon="plus" variant={variant} onClick={open}>
          {t('party.create')}
        </Button>
      )}
      <Dialog isOpen={requestKey !== null} onClose={close} title={t('create.title')}>
        {requestKey && <CreatePartyForm requestKey={requestKey} onCancel={close} />}
      </Dialog>
    </>
  );
}
