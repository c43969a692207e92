import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import type { ButtonVariant } from '@/components/ui/buttons/Button.styles';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useNewDialog } from '@/hooks/ui/page/useNewDialog';
import { CreatePartyForm } from './CreatePartyForm';

/** The button and the dialog that make a new queue. */
export function CreateParty({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTranslation('dashboard');
  const { requestKey, open, close } = useNewDialog();
  return (
    <>
      <Button icon="plus" variant={variant} onClick={open}>
        {t('party.create')}
      </Button>
      <Dialog isOpen={requestKey !== null} onClose={close} title={t('create.title')}>
        {requestKey && <CreatePartyForm requestKey={requestKey} onCancel={close} />}
      </Dialog>
    </>
  );
}
