import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTicket } from '@/hooks/party/fan/useTicket';
import { ticketPath } from '@/hooks/party/fan/joinState';
import type { PartyView, Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { tryCall } from '@/lib/secureql/tryCall';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';
import { Joined } from './Joined.styles';
import { JoinedLinks } from './JoinedLinks';

interface Props {
  party: PartyView;
  entry: NonNullable<PartyView['myEntry']>;
  /** Reads the page's queue again. */
  reload: () => Promise<void>;
}

/** Who is in finds their place, what it may take, and the way to their ticket. */
export function JoinedPlace({ party, entry, reload }: Props) {
  const { t } = useTranslation('party');
  const { queueUuid, status } = entry;
  const isMyTurn = isUp(status);
  const isAway = status === STATUS.away;
  return (
    <Joined>
      <h2 id="join-title">
        {t(isMyTurn ? 'joined.up_title' : isAway ? 'joined.away_title' : 'joined.title')}
      </h2>
      {status !== STATUS.waiting ? (
        <p>{t(isMyTurn ? 'joined.up_text' : 'joined.away_text')}</p>
      ) : party.orderPolicy === 'LANES' ? (
        <Place key={queueUuid} queueUuid={queueUuid} />
      ) : (
        <p>{t(`order.${party.orderPolicy}`)}</p>
      )}
      <ButtonLink href={ticketPath(party.id, queueUuid)} size="large" isWide>
        {t('joined.link')}
      </ButtonLink>
      {!isMyTurn && (
        <JoinedLinks partyId={party.id} queueUuid={queueUuid} status={status} reload={reload} />
      )}
    </Joined>
  );
}

/** Read when the page is there: the page itself is the same for everybody. */
function Place({ queueUuid }: { queueUuid: string }) {
  const { t } = useTranslation('party');
  const [ticket, setTicket] = useState<Ticket | null>(null);
  useEffect(() => {
    let isWanted = true;
    void tryCall('get-party-queue', { queueUuid }).then(({ answer }) => {
      if (isWanted) setTicket(answer?.getPartyQueue.item ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [queueUuid]);
  return ticket ? (
    <LivePlace initial={ticket} />
  ) : (
    <div className="awaited">{t('joined.text')}</div>
  );
}

function LivePlace({ initial }: { initial: Ticket }) {
  const { t, i18n } = useTranslation('party');
  const { position, noLaterThan, waitRange } = useTicket(initial).ticket;
  if (position === null) return <p>{t('joined.text')}</p>;
  const ordinal = t('joined.place', { count: position, ordinal: true });
  const [figures = '', mark = ''] = ordinal.split('|');
  return (
    <>
      <p className="place">
        {figures}
        <sup>{mark}</sup>
      </p>
      <p>
        <WaitWords range={waitRange} language={i18n.language} />
        {noLaterThan !== null && noLaterThan > position && (
          <>
            {' · '}
            {t('joined.at_worst', {
              place: t('joined.place', { count: noLaterThan, ordinal: true }).replace('|', ''),
            })}
          </>
        )}
      </p>
    </>
  );
}

function WaitWords({ range, language }: { range: Ticket['waitRange']; language: string }) {
  const { t } = useTranslation('party');
  if (range === null) return t('page.wait_unknown_short');
  const figures = numbersIn(language);
  const ends = [...new Set([range.fromMinutes, Math.max(1, range.toMinutes)])];
  return <b>{t('joined.wait', { range: ends.map((end) => figures.format(end)).join('–') })}</b>;
}
