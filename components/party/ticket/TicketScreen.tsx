import { useRef } from 'react';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { FormError } from '@/components/ui/forms/FormError';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import { useAlertSettings } from '@/hooks/party/fan/useAlertSettings';
import { useFlashingTitle } from '@/hooks/ui/time/useFlashingTitle';
import { useTicket } from '@/hooks/party/fan/useTicket';
import { useTicketAlerts } from '@/hooks/party/fan/useTicketAlerts';
import { useTicketVerbs } from '@/hooks/party/fan/useTicketVerbs';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS, isLive } from '@/lib/shared/parties/partyStatus';
import { AlertSettings } from './AlertSettings';
import { Answers } from './Answers';
import { TicketActions } from './TicketActions';
import { TicketHead } from './TicketHead';
import { TicketState } from './TicketState';
import { Page } from './Ticket.styles';

/** A fan's ticket: where I stand, when it is my turn, and how to get into the game. */
export function TicketScreen({ initial }: { initial: Ticket }) {
  const { t } = useTranslation('ticket');
  const { ticket, reload } = useTicket(initial);
  const verbs = useTicketVerbs(ticket.queueUuid, reload);
  const settings = useAlertSettings();
  const news = useTicketAlerts(ticket, settings);
  const { party, status, handle, isMine, position } = ticket;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = isMine ? t('ticket.title') : t('ticket.title_of', { handle });
  const shownTitle = useFlashingTitle(`${titleWords()} · ${party.title}`, news);

  /** What a look at the tab should tell. */
  function titleWords() {
    if (!isMine) return title;
    if (status === STATUS.away) return t('away.title');
    if (position === null) return title;
    return position === 1 ? t('ticket.title_next') : t('ticket.title_place', { place: position });
  }

  /** The pressed button goes with the old state; the focus must not fall off the page. */
  async function act(verb: () => Promise<void>) {
    await verb();
    heading.current?.focus();
  }

  return (
    <Page>
      <PageHead title={shownTitle} isPrivate />
      <TicketHead ref={heading} title={title} ticket={ticket} />
      <LiveNote />
      <FormError>{verbs.errorCode && t(`errors:${verbs.errorCode}`)}</FormError>
      <TicketState ticket={ticket} verbs={verbs} act={act} reload={reload} />
      {isMine && isLive(status) && <TicketActions ticket={ticket} verbs={verbs} act={act} />}
      {party.notice && (
        <Notice title={t('party:page.notice')}>
          <p dir="auto">{party.notice}</p>
        </Notice>
      )}
      {isMine && isLive(status) && status !== STATUS.playing && (
        <AlertSettings settings={settings} hasPlace={party.orderPolicy === 'LANES'} />
      )}
      <Answers ticket={ticket} />
      {!isMine && (
        <div>
          <ButtonLink href={`/party/${party.id}/dashboard`} variant="quiet">
            {t('ticket.to_console')}
          </ButtonLink>
        </div>
      )}
      <LiveRegion
        message={position === null ? '' : t('ticket.announce_place', { place: position })}
      />
    </Page>
  );
}
