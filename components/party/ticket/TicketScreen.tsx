import { useRef } from 'react';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { FormError } from '@/components/ui/forms/FormError';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { useAlertSettings } from '@/hooks/party/fan/useAlertSettings';
import { useFlashingTitle } from '@/hooks/ui/time/useFlashingTitle';
import { useTicket } from '@/hooks/party/fan/useTicket';
import { useTicketAlerts } from '@/hooks/party/fan/useTicketAlerts';
import { useTicketVerbs } from '@/hooks/party/fan/useTicketVerbs';
import type { Ticket } from '@/hooks/party/types';
import { useKeptNumber } from '@/hooks/ui/choices/useKeptNumber';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { playTune } from '@/lib/alerts/sound';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { TicketHead } from './TicketHead';
import { TicketSide } from './TicketSide';
import { TicketState } from './TicketState';
import { Columns, Page } from './Ticket.styles';

/** A fan's ticket: where I stand, when it is my turn, and how to get into the game. */
export function TicketScreen({ initial }: { initial: Ticket }) {
  const { t } = useTranslation('ticket');
  const { ticket, reload } = useTicket(initial);
  const verbs = useTicketVerbs(ticket.queueUuid, reload);
  const settings = useAlertSettings();
  const news = useTicketAlerts(ticket, settings);
  const { party, status, handle, isMine, position, misses } = ticket;
  const heading = useRef<HTMLHeadingElement>(null);
  const [seenMisses, seeMisses] = useKeptNumber(`playplus-missed-${ticket.queueUuid}`);
  const isMissed = status === STATUS.waiting && misses > (seenMisses ?? 0);
  const title = isMine ? t('ticket.title') : t('ticket.title_of', { handle });
  const shownTitle = useFlashingTitle(`${titleWords()} · ${party.title}`, news);

  /** What a look at the tab should tell. */
  function titleWords() {
    if (!isMine) return title;
    if (status === STATUS.away) return t('away.title_short');
    if (position === null) return title;
    return position === 1 ? t('ticket.title_next') : t('ticket.title_place', { place: position });
  }

  /** The pressed button goes with the old state; the focus must not fall off the page. */
  async function act(verb: () => Promise<void>) {
    await verb();
    heading.current?.focus();
  }

  /** The press also tries the sound, which a browser allows only after one. */
  function here() {
    if (settings.isSoundOn) void playTune('news');
    seeMisses(misses);
    heading.current?.focus();
  }

  return (
    <Page>
      <PageHead title={shownTitle} isPrivate />
      <TicketHead ref={heading} title={title} ticket={ticket} />
      <LiveNote />
      <FormError code={verbs.errorCode}>
        {verbs.errorCode && t(`errors:${verbs.errorCode}`)}
      </FormError>
      <Columns>
        <TicketState
          ticket={ticket}
          verbs={verbs}
          isMissed={isMissed}
          onHere={here}
          act={act}
          reload={reload}
        />
        <TicketSide
          ticket={ticket}
          verbs={verbs}
          isMissed={isMissed}
          settings={settings}
          act={act}
        />
      </Columns>
      <LiveRegion
        message={
          position === null || status === STATUS.away
            ? ''
            : t('ticket.announce_place', { place: position })
        }
      />
    </Page>
  );
}
