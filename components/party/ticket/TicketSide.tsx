import dynamic from 'next/dynamic';
import { PushOffer } from '@/components/shared/push/PushOffer';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import type { useAlertSettings } from '@/hooks/party/fan/useAlertSettings';
import { useSession } from '@/hooks/session/useSession';
import type { useTicketVerbs } from '@/hooks/party/fan/useTicketVerbs';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS, isLive } from '@/lib/shared/parties/partyStatus';
import { AlertSettings } from './parts/AlertSettings';
import { Answers } from './parts/Answers';
import { BoughtNote } from './parts/BoughtNote';
import { HowItWorks } from './parts/HowItWorks';
import { MissedNote } from './parts/MissedNote';
import { MovedNote } from './parts/MovedNote';
import { Squad } from './parts/Squad';
import { Note, Side } from './Ticket.styles';
import { TicketActions } from './TicketActions';
import { message } from './ticketIcons';

// For people who joined with a name alone.
const KeepPlace = dynamic(() => import('./parts/KeepPlace').then((module) => module.KeepPlace));

interface Props {
  ticket: Ticket;
  verbs: ReturnType<typeof useTicketVerbs>;
  isMissed: boolean;
  settings: ReturnType<typeof useAlertSettings>;
  act: (verb: () => Promise<void>) => Promise<void>;
}

/** What belongs to a ticket and is not its answer: news of it, and what its fan can do. */
export function TicketSide({ ticket, verbs, isMissed, settings, act }: Props) {
  const { t } = useTranslation('ticket');
  // As the page came: the offer stays to say that it was taken.
  const isQuick = useSession().user?.isQuick ?? false;
  const { party, status, isMine } = ticket;
  const isWaiting = isMine && isLive(status) && status !== STATUS.playing;
  const mayWaitLong = isMine && (status === STATUS.waiting || status === STATUS.away);
  return (
    <Side>
      {(status === STATUS.ready || status === STATUS.playing) && <Squad ticket={ticket} />}
      {isMissed && <MissedNote ticket={ticket} />}
      <MovedNote ticket={ticket} />
      <BoughtNote ticket={ticket} />
      {mayWaitLong && <PushOffer />}
      {mayWaitLong && isQuick && (
        <Note>
          <Icon name="info" />
          <KeepPlace />
        </Note>
      )}
      {isMine && isLive(status) && <TicketActions ticket={ticket} verbs={verbs} act={act} />}
      {party.notice && isLive(status) && (
        <Note>
          <DrawnIcon drawing={message} />
          <p>
            <b>
              <bdi>{party.creator.name}</bdi>:
            </b>{' '}
            <bdi>{party.notice}</bdi>
          </p>
        </Note>
      )}
      {isLive(status) ? <HowItWorks ticket={ticket} /> : <Answers ticket={ticket} />}
      {isWaiting && <AlertSettings settings={settings} hasPlace={party.orderPolicy === 'LANES'} />}
      {!isMine && (
        <>
          {isLive(status) && <Answers ticket={ticket} />}
          <div>
            <ButtonLink href={`/party/${party.id}/dashboard`} variant="quiet">
              {t('ticket.to_console')}
            </ButtonLink>
          </div>
        </>
      )}
    </Side>
  );
}
