import { useTranslation } from '@/hooks/ui/useTranslation';
import { Label, Loud, Sheet, Upper } from './TicketSheet.styles';

/** Shows in a picture of a ticket that it is somebody's turn. */
export function CalledSheet() {
  const { t } = useTranslation('ticket');
  return (
    <Sheet $look="hot">
      <Upper role="alert">
        <Loud $isLong>{t('ticket.called_title')}</Loud>
        <Label>{t('ticket.called_text')}</Label>
      </Upper>
    </Sheet>
  );
}
