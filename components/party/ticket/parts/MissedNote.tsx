import { HelpLink } from '@/components/shared/help/HelpLink';
import { Icon } from '@/components/ui/icons/Icon';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Note } from '@/components/party/ticket/Ticket.styles';

/** What happened at a missed call, and what happens at the next one. */
export function MissedNote({ ticket: { party, misses, missLimit, noShows } }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  return (
    <Note>
      <Icon name="help" />
      <p>
        <b>{t('missed_once.what')}</b>{' '}
        {t('missed_once.why', { name: party.creator.name, count: party.readySeconds })}{' '}
        {misses + 1 >= missLimit && t('missed_once.last')}{' '}
        {noShows > 0 && t('missed_once.no_shows', { name: party.creator.name, count: noShows })}{' '}
        <HelpLink article="missed">{t('how.help')}</HelpLink>
      </p>
    </Note>
  );
}
