import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useFragment } from '@/hooks/ui/page/useFragment';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';

interface Props {
  status: number;
  /** Place in the line, where there is one. */
  position: number | null;
  isLeaving: boolean;
  onLeave: () => Promise<void>;
}

/** The page of the queue leads here with it. */
const FRAGMENT = 'leave';

/** Leaving cannot be undone, so it is asked, with staying as the easy answer. */
export function LeaveQueue({ status, position, isLeaving, onLeave }: Props) {
  const { t } = useTranslation('ticket');
  const wanted = useFragment() === FRAGMENT;
  // Null until it is pressed: an address can ask, too.
  const [isPressed, setIsPressed] = useState<boolean | null>(null);
  const isOpen = isPressed ?? wanted;
  const close = () => setIsPressed(false);

  async function leave() {
    await onLeave();
    close();
  }

  function leaveText() {
    if (isUp(status)) return t('ticket.leave_text_up');
    if (position === null) return t('ticket.leave_text_no_place');
    return t('ticket.leave_text', { place: position });
  }

  return (
    <>
      <Button
        variant="quiet"
        data-leaves={status !== STATUS.playing || undefined}
        onClick={() => setIsPressed(true)}
      >
        {t(status === STATUS.playing ? 'ticket.stop_early' : 'ticket.leave')}
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
        <p>{leaveText()}</p>
      </Dialog>
    </>
  );
}
