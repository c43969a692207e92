import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Lead, Loud, LoudAct, Sheet } from './TicketSheet.styles';

/** It is somebody's turn; `children` is what they can do about it. */
export function CalledSheet({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('ticket');
  return (
    <Sheet $isLoud role="alert">
      <Loud>{t('ticket.called_title')}</Loud>
      <Lead>{t('ticket.called_text')}</Lead>
      {children ? <LoudAct>{children}</LoudAct> : null}
    </Sheet>
  );
}
