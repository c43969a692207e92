import { useOrderWords } from '@/components/order/words';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { Box } from './Parts.styles';

/** Of a session, once one can check in: who is there, and since when. */
export function Presence({ order }: { order: BookingPage }) {
  const { t, name } = useOrderWords(order);
  const { role, acts, buyerInAt, creatorInAt, state } = order;
  const isAnyIn = buyerInAt !== null || creatorInAt !== null;
  if (state === 'COMPLETED' || (!isAnyIn && !acts.includes('CHECK_IN'))) return null;
  const [mine, theirs] = role === 'BUYER' ? [buyerInAt, creatorInAt] : [creatorInAt, buyerInAt];
  return (
    <Box aria-labelledby="presence-title">
      <h2 id="presence-title">{t('presence.title')}</h2>
      <ul role="list">
        <InAt
          words={t(mine === null ? 'presence.you_out' : 'presence.you_in', marks('at'))}
          at={mine}
        />
        <InAt
          words={t(theirs === null ? 'presence.other_out' : 'presence.other_in', {
            ...marks('at'),
            name,
          })}
          at={theirs}
        />
      </ul>
    </Box>
  );
}

function InAt({ words, at }: { words: string; at: string | null }) {
  return (
    <li>
      <Told text={words} parts={{ at: at === null ? '' : <LocalTime at={at} as="time" /> }} />
    </li>
  );
}
