import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { HostMember } from '@/hooks/party/types';

interface Props {
  /** Who is about to lose their place; null keeps the dialog closed. */
  member: HostMember | null;
  onClose: () => void;
  onConfirm: (member: HostMember) => void;
}

/** Removing cannot be undone, so it is asked. */
export function RemoveDialog({ member, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog
      isOpen={member !== null}
      onClose={onClose}
      title={t('console.remove_question', { handle: member?.handle ?? '' })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              if (member) onConfirm(member);
            }}
          >
            {t('console.REMOVED')}
          </Button>
        </>
      }
    >
      <p>{t('console.remove_text')}</p>
    </Dialog>
  );
}
