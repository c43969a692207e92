import { LocalTime } from '@/components/shared/LocalTime';
import { Icon } from '@/components/ui/icons/Icon';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Note } from '@/components/party/ticket/Ticket.styles';

/** What put a ticket further back than it said: when, what, and the host's reason. */
export function MovedNote({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { movedBehind, party } = ticket;
  // A missed call has a note of its own.
  if (movedBehind === null || movedBehind.by === 'MISSED') return null;
  const { by, at, reason } = movedBehind;
  return (
    <Note>
      <Icon name="info" />
      <p>
        <b>
          <LocalTime at={at} as="time" /> · {t(`moved.${by}`, { name: party.creator.name })}
        </b>{' '}
        {reason === null ? (
          t(`moved.${by}_text`, { name: party.creator.name })
        ) : (
          <q dir="auto">{reason}</q>
        )}
      </p>
    </Note>
  );
}
