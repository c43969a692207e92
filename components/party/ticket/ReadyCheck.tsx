import { useEffect, useEffectEvent } from 'react';
import { CalledSheet } from '@/components/shared/CalledSheet';
import { Button } from '@/components/ui/buttons/Button';
import type { Ticket } from '@/hooks/party/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { knowsServerTime } from '@/lib/secureql/browser/serverClock';
import { Receipt } from './Receipt';
import { Countdown, LoudAct } from './Ticket.styles';

/** The backend looks for what is overdue every second. */
const SETTLE_MS = 2000;
const MINUTE = 60;

interface Props {
  ticket: Ticket;
  isConfirming: boolean;
  onReady: () => void;
  reload: () => Promise<void>;
}

/** Called: how long there is to answer, one big button, and why it was this ticket. */
export function ReadyCheck({ ticket, isConfirming, onReady, reload }: Props) {
  const { t } = useTranslation('ticket');
  const { readyBy, isMine, misses, missLimit } = ticket;
  const left = useCountdown(readyBy);
  const isOverdue = left === 0;

  const learnTime = useEffectEvent(() => {
    if (!knowsServerTime()) void reload();
  });
  useEffect(() => learnTime(), []);

  const readAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isOverdue) return undefined;
    const timer = setTimeout(() => readAgain(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOverdue]);

  return (
    <CalledSheet>
      {left !== null && (
        <Countdown role="timer">
          <span>{t(isOverdue ? 'ready.over' : 'ready.left')}</span>
          <strong>{clockFace(left)}</strong>
        </Countdown>
      )}
      {isMine && (
        <LoudAct>
          <Button size="large" icon="check" isWide isLoading={isConfirming} onClick={onReady}>
            {t(isConfirming ? 'ticket.ready_running' : 'ticket.ready_button')}
          </Button>
          <p>{t(misses + 1 >= missLimit ? 'ready.last' : 'ready.first')}</p>
        </LoudAct>
      )}
      <Receipt receipt={ticket.receipt} />
    </CalledSheet>
  );
}

/** 75 seconds: 1:15. */
function clockFace(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
