import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCallAlarm } from '@/hooks/called/useCallAlarm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { notify } from '@/lib/alerts/notify';
import { playTune } from '@/lib/alerts/sound';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { Ticket } from '@/hooks/party/types';

interface Settings {
  isSoundOn: boolean;
  /** Alerts that the turn is near start at this place. */
  nearAt: number;
}

/**
 * Makes itself heard when the fan is called, until it is answered, and once when they are next or
 * near. Returns news that the reader has not looked at yet, for the title of the tab.
 */
export function useTicketAlerts(ticket: Ticket, { isSoundOn, nearAt }: Settings): string | null {
  const { t } = useTranslation('ticket');
  const [unseen, setUnseen] = useState<string | null>(null);
  const { isMine, queueUuid, party, status, readyBy } = ticket;
  const isCalled = isMine && status === STATUS.called;
  const position = status === STATUS.waiting ? ticket.position : null;
  const before = useRef(position);

  useCallAlarm(
    isCalled
      ? { id: queueUuid, until: readyBy, title: t('ticket.called_title'), place: party.title }
      : null,
  );

  const announcePlace = useEffectEvent((place: number | null, was: number | null) => {
    if (!isMine || place === null || was === null) return;
    const isNews = [1, nearAt].some((near) => place <= near && was > near);
    if (!isNews) return;
    const text =
      place === 1
        ? t('ticket.next', { game: party.game })
        : t('ticket.ahead', { count: place - 1 });
    if (isSoundOn) void playTune('news');
    notify(text, party.title, queueUuid);
    if (document.hidden) setUnseen(text);
  });

  useEffect(() => {
    announcePlace(position, before.current);
    before.current = position;
  }, [position]);

  useEffect(() => {
    const forget = () => !document.hidden && setUnseen(null);
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, []);

  return isCalled ? null : unseen;
}
