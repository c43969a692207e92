import dynamic from 'next/dynamic';
import { NextStep } from '@/components/party/card/NextStep';
import { Label, Loud, Sheet, Strong, Upper } from '@/components/shared/ticket/TicketSheet.styles';
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
  const { party, status, endReason, number, card, isMine } = ticket;
  if (card && isMine) return <FanCard ticket={ticket} card={card} />;
  const word = WORD[status] ?? 'ended';
  const values = { name: party.creator.name, count: party.cooldownMinutes, misses: ticket.misses };
  return (
    <Sheet $look={status === STATUS.played ? 'soft' : 'plain'}>
      <Upper>
        <Strong>{t('ticket.number', { number })}</Strong>
        <Loud $isLong>{t(`ticket.${word}_title`, values)}</Loud>
        <Label>
          {t(status === STATUS.played ? `played.${party.rejoin}` : `ticket.${word}_text`, values)}
        </Label>
        {endReason && (
          <p>
            {t('ticket.reason', values)} <q dir="auto">{endReason}</q>
          </p>
        )}
        <div>
          <NextStep ticket={ticket} />
        </div>
      </Upper>
    </Sheet>
  );
}
