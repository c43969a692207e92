import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';

interface Props {
  /** Place in the line; null for one who is up. */
  position: number | null;
  isLeaving: boolean;
  onLeave: () => Promise<void>;
}

/** Leaving cannot be undone, so it is asked, with staying as the easy answer. */
export function LeaveQueue({ position, isLeaving, onLeave }: Props) {
  const { t } = useTranslation('ticket');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  async function leave() {
    await onLeave();
    close();
  }

  return (
    <div>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {t('ticket.leave')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('ticket.leave_question')}
        actions={
          <>
            <Button variant="danger" isLoading={isLeaving} onClick={() => void leave()}>
              {t('ticket.leave_confirm')}
            </Button>
            <Button onClick={close}>{t('ticket.leave_stay')}</Button>
          </>
        }
      >
        <p>
          {position === null
            ? t('ticket.leave_text_up')
            : t('ticket.leave_text', { place: position })}
        </p>
      </Dialog>
    </div>
  );
}
