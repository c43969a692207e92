import { WaitingSheet } from '@/components/shared/WaitingSheet';
import type { Ticket } from '@/hooks/party/types';
import type { useTicketVerbs } from '@/hooks/party/fan/useTicketVerbs';
import { STATUS, isLive } from '@/lib/shared/parties/partyStatus';
import { AwaySheet } from './AwaySheet';
import { OverSheet } from './OverSheet';
import { ReadyCheck } from './ReadyCheck';
import { UpSheet } from './UpSheet';
import { WaitingNotes } from './WaitingNotes';

interface Props {
  ticket: Ticket;
  verbs: ReturnType<typeof useTicketVerbs>;
  /** Runs a verb and keeps the focus on the page. */
  act: (verb: () => Promise<void>) => Promise<void>;
  reload: () => Promise<void>;
}

/** The one sheet that fits the state of a ticket. */
export function TicketState({ ticket, verbs, act, reload }: Props) {
  const { status } = ticket;
  if (!isLive(status)) return <OverSheet ticket={ticket} />;
  if (status === STATUS.waiting) {
    return (
      <>
        <WaitingNotes ticket={ticket} />
        <WaitingSheet ticket={ticket} />
      </>
    );
  }
  if (status === STATUS.away) {
    return (
      <AwaySheet
        ticket={ticket}
        isReturning={verbs.isGoing}
        onBack={() => void act(() => verbs.setAway(false))}
      />
    );
  }
  if (status === STATUS.called) {
    return (
      <ReadyCheck
        ticket={ticket}
        isConfirming={verbs.isConfirming}
        onReady={() => void act(verbs.confirmReady)}
        reload={reload}
      />
    );
  }
  return <UpSheet key={status} ticket={ticket} />;
}
