import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { HostMember } from '@/hooks/party/types';
import { ReasonForm } from '@/components/console/dialogs/ReasonForm';

const FORM_ID = 'remove-form';
const PRESETS = ['reason.not_there', 'reason.rules', 'reason.behaviour', 'reason.asked'] as const;

interface Props {
  member: HostMember;
  onClose: () => void;
  onConfirm: (reason: string | null) => void;
}

/** Takes somebody off, with a reason they read. */
export function RemoveDialog({ member, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('console.remove_question', { handle: member.handle })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} variant="danger">
            {t('console.remove_confirm')}
          </Button>
        </>
      }
    >
      <p>{t('console.remove_text')}</p>
      <ReasonForm
        id={FORM_ID}
        presets={PRESETS}
        hint={t('reason.they_read')}
        onSubmit={(reason) => {
          onClose();
          onConfirm(reason);
        }}
      />
    </Dialog>
  );
}
