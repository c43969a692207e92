import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { notify } from '@/lib/alerts/notify';
import { playTune } from '@/lib/alerts/sound';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { Ticket } from '@/hooks/party/types';

const RING_EVERY_MS = 5000;
const SHAKE_MS = [200, 100, 200];

interface Settings {
  isSoundOn: boolean;
  /** Alerts that the turn is near start at this place. */
  nearAt: number;
}

/**
 * Makes itself heard when the fan is called, again and again until it is answered, and once when they
 * are next or near. Returns news that the reader has not looked at yet, for the title of the tab.
 */
export function useTicketAlerts(ticket: Ticket, { isSoundOn, nearAt }: Settings): string | null {
  const { t } = useTranslation('ticket');
  const [unseen, setUnseen] = useState<string | null>(null);
  const { isMine, queueUuid, party, position, calledAt } = ticket;
  const isCalled = isMine && ticket.status === STATUS.called;
  const before = useRef(position);

  const ring = useEffectEvent((tune: 'news' | 'call') => {
    if (isSoundOn) void playTune(tune);
    // A phone that may not shake, because nobody has touched the page yet, says no by itself.
    if (tune === 'call') navigator.vibrate?.(SHAKE_MS);
  });
  const callOut = useEffectEvent(() => {
    ring('call');
    notify(t('ticket.called_title'), party.title, queueUuid);
  });
  const announcePlace = useEffectEvent((place: number | null, was: number | null) => {
    if (!isMine || place === null || was === null) return;
    const isNews = [1, nearAt].some((near) => place <= near && was > near);
    if (!isNews) return;
    const text = place === 1 ? t('ticket.next') : t('ticket.ahead', { count: place - 1 });
    ring('news');
    notify(text, party.title, queueUuid);
    if (document.hidden) setUnseen(text);
  });

  useEffect(() => {
    if (!isCalled) return undefined;
    callOut();
    const timer = setInterval(() => ring('call'), RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [isCalled, calledAt]);

  useEffect(() => {
    announcePlace(position, before.current);
    before.current = position;
  }, [position]);

  useEffect(() => {
    const forget = () => !document.hidden && setUnseen(null);
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, []);

  return isCalled ? t('ticket.called_title') : unseen;
}
