import dynamic from 'next/dynamic';
import { NextStep } from '@/components/party/card/NextStep';
import { Facts, Lead, Sheet } from '@/components/shared/TicketSheet.styles';
import { Cluster } from '@/components/ui/Stack';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';

const WORD: Record<number, string> = {
  [STATUS.played]: 'played',
  [STATUS.missed]: 'missed',
  [STATUS.skipped]: 'skipped',
  [STATUS.left]: 'left',
  [STATUS.removed]: 'removed',
  [STATUS.blocked]: 'blocked',
  [STATUS.endedUnplayed]: 'ended',
};

const FanCard = dynamic(() =>
  import('@/components/party/card/FanCard').then((loaded) => loaded.FanCard),
);

/** The ticket is used up: how it ended, the host's reason if there is one, and what can come next. */
export function OverSheet({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { party, status, endReason, card, isMine } = ticket;
  if (card && isMine) return <FanCard ticket={ticket} card={card} />;
  const word = WORD[status] ?? 'ended';
  const values = { name: party.creator.name, count: party.cooldownMinutes, misses: ticket.misses };
  return (
    <Sheet>
      <h2>{t(`ticket.${word}_title`)}</h2>
      <Lead>
        {t(status === STATUS.played ? `played.${party.rejoin}` : `ticket.${word}_text`, values)}
      </Lead>
      {endReason && (
        <Facts>
          <div>
            <dt>{t('ticket.reason')}</dt>
            <dd dir="auto">{endReason}</dd>
          </div>
        </Facts>
      )}
      <Cluster>
        <NextStep ticket={ticket} />
      </Cluster>
    </Sheet>
  );
}
