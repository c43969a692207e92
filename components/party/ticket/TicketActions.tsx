import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { Ticket } from '@/hooks/party/types';
import type { useTicketVerbs } from '@/hooks/party/fan/useTicketVerbs';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { LeaveQueue } from './parts/LeaveQueue';
import { Acts } from './Ticket.styles';
import { cup } from './ticketIcons';

interface Props {
  ticket: Ticket;
  verbs: ReturnType<typeof useTicketVerbs>;
  act: (verb: () => Promise<void>) => Promise<void>;
}

/** What a fan can do of their own accord: step out for a moment, or leave. */
export function TicketActions({ ticket, verbs, act }: Props) {
  const { t } = useTranslation('ticket');
  return (
    <Acts>
      {ticket.status === STATUS.waiting && (
        <Button
          variant="quiet"
          isLoading={verbs.isGoing}
          onClick={() => void act(() => verbs.setAway(true))}
        >
          <DrawnIcon drawing={cup} size={20} />
          {t('away.go')}
        </Button>
      )}
      <LeaveQueue
        status={ticket.status}
        position={ticket.position}
        isLeaving={verbs.isLeaving}
        onLeave={() => act(verbs.leave)}
      />
    </Acts>
  );
}
