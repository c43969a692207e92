import { WaitingSheet } from '@/components/shared/ticket/WaitingSheet';
import { CalledSheet } from '@/components/shared/ticket/CalledSheet';
import { useFirstPlace } from '@/hooks/party/fan/useFirstPlace';
import type { Ticket } from '@/hooks/party/types';
import type { useTicketVerbs } from '@/hooks/party/fan/useTicketVerbs';
import { STATUS, isLive } from '@/lib/shared/parties/partyStatus';
import { OverSheet } from './OverSheet';
import { AwaySheet } from './states/AwaySheet';
import { CalledScreen } from './states/CalledScreen';
import { MissedSheet } from './states/MissedSheet';
import { PlayingSheet } from './states/PlayingSheet';
import { ReadySheet } from './states/ReadySheet';

interface Props {
  ticket: Ticket;
  verbs: ReturnType<typeof useTicketVerbs>;
  /** A missed call stands in front until its fan says they are here. */
  isMissed: boolean;
  onHere: () => void;
  /** Runs a verb and keeps the focus on the page. */
  act: (verb: () => Promise<void>) => Promise<void>;
  reload: () => Promise<void>;
}

/** The one sheet that fits the state of a ticket. */
export function TicketState({ ticket, verbs, isMissed, onHere, act, reload }: Props) {
  const { status, isMine, calledAt } = ticket;
  const firstPlace = useFirstPlace(ticket);
  if (!isLive(status)) return <OverSheet ticket={ticket} />;
  if (status === STATUS.waiting) {
    if (isMissed) return <MissedSheet ticket={ticket} onHere={onHere} />;
    return <WaitingSheet ticket={ticket} firstPlace={firstPlace} />;
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
    if (!isMine) return <CalledSheet />;
    return <CalledScreen key={calledAt} ticket={ticket} verbs={verbs} act={act} reload={reload} />;
  }
  if (status === STATUS.ready) return <ReadySheet ticket={ticket} />;
  return <PlayingSheet ticket={ticket} />;
}
