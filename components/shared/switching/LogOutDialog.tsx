import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useLazyTexts } from '@/hooks/called/useLazyTexts';
import { useOtherAccount } from '@/hooks/session/useOtherAccount';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Question } from './LogOutQuestion';
import { waitingWords } from './waitingWords';

/** Says what a log-out would lose; where that is nothing, it logs out. */
export function LogOutDialog({ isAsked, stay, logOut }: Question) {
  const { t, i18n } = useTranslation('switching');
  const { user } = useSession();
  const other = useOtherAccount();
  const hasTexts = useLazyTexts('switching', true);
  const isQuick = user?.isQuick ?? false;
  const losesNothing = !isQuick && (other === null || other?.isQuick === false);
  const leave = useEffectEvent(() => void logOut());
  useEffect(() => {
    if (losesNothing) leave();
  }, [losesNothing]);
  if (!user || !hasTexts || losesNothing || (!isQuick && !other)) return null;
  const words = {
    handle: isQuick ? user.handle : (other?.handle ?? ''),
    what: waitingWords(t, i18n.language, other?.waiting ?? []),
  };
  const about = isQuick ? 'leave_quick' : 'leave';
  return (
    <Dialog
      isOpen={isAsked}
      onClose={stay}
      title={t(`${about}.title`, words)}
      actions={
        <>
          <Button variant="danger" onClick={() => void logOut()}>
            {t('leave.confirm')}
          </Button>
          <Button onClick={stay}>{t('leave.stay')}</Button>
        </>
      }
    >
      <p>{t(`${about}.text`, words)}</p>
    </Dialog>
  );
}
