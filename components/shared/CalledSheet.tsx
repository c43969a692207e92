import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Lead, Loud, Sheet, Words } from './TicketSheet.styles';

/** It is somebody's turn; `children` is what they can do about it, and stays out of what is called out. */
export function CalledSheet({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('ticket');
  return (
    <Sheet $isLoud>
      <Words role="alert">
        <Loud>{t('ticket.called_title')}</Loud>
        <Lead>{t('ticket.called_text')}</Lead>
      </Words>
      {children}
    </Sheet>
  );
}
