import { useTranslation } from '@/hooks/ui/useTranslation';
import Link from 'next/link';
import { useRef } from 'react';
import { PageHead } from '@/components/shared/PageHead';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { Facts } from '@/components/shared/TicketSheet.styles';
import { WaitingSheet } from '@/components/shared/WaitingSheet';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import { Cluster } from '@/components/ui/Stack';
import type { Ticket } from '@/hooks/party/types';
import { useFlashingTitle } from '@/hooks/party/useFlashingTitle';
import { useTicket } from '@/hooks/party/useTicket';
import { useTicketVerbs } from '@/hooks/party/useTicketVerbs';
import { STATUS, isLive } from '@/lib/shared/partyStatus';
import { LeaveQueue } from './LeaveQueue';
import { OverSheet } from './OverSheet';
import { Head, Page } from './Ticket.styles';
import { UpSheet } from './UpSheet';

/** A fan's ticket: where I stand, when it is my turn, and how to get into the game. */
export function TicketScreen({ initial }: { initial: Ticket }) {
  const { t } = useTranslation('ticket');
  const { ticket, reload } = useTicket(initial);
  const verbs = useTicketVerbs(ticket.queueUuid, reload);
  const { party, status, handle, isMine, number } = ticket;
  const heading = useRef<HTMLHeadingElement>(null);
  const isCalled = isMine && status === STATUS.called;
  const title = isMine ? t('ticket.title') : t('ticket.title_of', { handle });
  const shownTitle = useFlashingTitle(
    `${title} · ${party.title}`,
    isCalled ? t('ticket.called_title') : null,
  );

  /** The pressed button goes with the old state; the focus must not fall off the page. */
  async function act(verb: () => Promise<void>) {
    await verb();
    heading.current?.focus();
  }

  return (
    <Page>
      <PageHead title={shownTitle} isPrivate />
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Cluster>
          <Link href={`/party/${party.id}`} dir="auto">
            {party.title}
          </Link>
          <PartyStateBadge state={party.state} />
          <span>{t('ticket.number', { number })}</span>
        </Cluster>
      </Head>
      {verbs.errorCode && (
        <Notice kind="error" isLive>
          {t(`errors:${verbs.errorCode}`)}
        </Notice>
      )}
      {status === STATUS.waiting && <WaitingSheet ticket={ticket} />}
      {isLive(status) && status !== STATUS.waiting && (
        <UpSheet
          key={status}
          ticket={ticket}
          isConfirming={verbs.isConfirming}
          onReady={() => void act(verbs.confirmReady)}
        />
      )}
      {!isLive(status) && <OverSheet ticket={ticket} />}
      {party.notice && (
        <Notice title={t('party:page.notice')}>
          <p dir="auto">{party.notice}</p>
        </Notice>
      )}
      <Answers ticket={ticket} />
      {!isMine && (
        <div>
          <ButtonLink href={`/party/${party.id}/dashboard`} variant="quiet">
            {t('ticket.to_console')}
          </ButtonLink>
        </div>
      )}
      {isMine && isLive(status) && (
        <LeaveQueue
          position={ticket.position}
          isLeaving={verbs.isLeaving}
          onLeave={() => act(verbs.leave)}
        />
      )}
      <LiveRegion
        message={
          ticket.position === null ? '' : t('ticket.announce_place', { place: ticket.position })
        }
      />
    </Page>
  );
}

function Answers({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const labels = new Map(ticket.party.entryFields.map((field) => [field.key, field.label]));
  const answers = ticket.fields.filter((answer) => answer.value !== '');
  if (answers.length === 0) return null;
  return (
    <Card $isQuiet aria-labelledby="answers-title">
      <h2 id="answers-title">{t(ticket.isMine ? 'ticket.answers' : 'ticket.answers_of')}</h2>
      <Facts>
        {answers.map((answer) => (
          <div key={answer.key}>
            <dt dir="auto">{labels.get(answer.key) ?? answer.key}</dt>
            <dd dir="auto">{answer.value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
