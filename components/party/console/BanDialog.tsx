import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { HostMember } from '@/hooks/party/types';
import { ReasonForm } from './ReasonForm';

const FORM_ID = 'ban-form';
const PRESETS = ['reason.rules', 'reason.behaviour', 'reason.sniping'] as const;

interface Props {
  member: HostMember;
  onClose: () => void;
  onConfirm: (reason: string | null) => void;
}

/** Keeps somebody out of every queue of this creator; says so before it happens. */
export function BanDialog({ member, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ban.question', { handle: member.handle })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} variant="danger">
            {t('ban.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('ban.text')}</p>
      <ReasonForm
        id={FORM_ID}
        presets={PRESETS}
        hint={t('reason.hosts_read')}
        onSubmit={(reason) => {
          onClose();
          onConfirm(reason);
        }}
      />
    </Dialog>
  );
}
