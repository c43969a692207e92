import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Lead, Loud, Sheet, Words } from './TicketSheet.styles';

/** Shows that it is the fan's turn. `children` stays outside of the announced part. */
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
