import Link from 'next/link';
import { Box } from './Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import type { BookingPage, OpenQueue } from '@/lib/shared/bookings/views';

/** A place in a queue that was bought: its ticket, or the queues in which it can be used. */
export function Place({ order }: { order: BookingPage }) {
  const { t } = useOrderWords(order);
  const { place, role, state, inLineSince } = order;
  if (place === null || state === 'CANCELLED') return null;
  const { partyId, title, queueUuid, queues } = place;
  const isOpen = state === 'CONFIRMED' && inLineSince === null;
  if (isOpen && role === 'BUYER') return <Queues order={order} queues={queues} />;
  if (isOpen || partyId === null || title === null) return null;
  const path = `/party/${partyId}`;
  return (
    <Box aria-labelledby="place-title">
      <h2 id="place-title">{t('place.in')}</h2>
      <Cluster $justify="space-between">
        <b>
          <bdi>{title}</bdi>
        </b>
        {queueUuid === null ? (
          <ButtonLink href={`${path}/dashboard`} variant="quiet" size="small">
            {t('place.console')}
          </ButtonLink>
        ) : (
          <ButtonLink href={`${path}/queue/${queueUuid}`} size="small">
            {t('place.ticket')}
          </ButtonLink>
        )}
      </Cluster>
    </Box>
  );
}

/** Where the buyer can use it: a press leads to the queue, which asks its own questions. */
function Queues({ order, queues }: { order: BookingPage; queues: readonly OpenQueue[] }) {
  const { t, name } = useOrderWords(order);
  return (
    <Box aria-labelledby="place-title">
      <h2 id="place-title">{t('place.title')}</h2>
      {queues.length === 0 && <p className="fine">{t('place.none', { name })}</p>}
      {queues.length > 0 && (
        <ul role="list">
          {queues.map(({ id, title, game, isOpen, opensAt }) => (
            <li key={id}>
              <Cluster $justify="space-between">
                <span>
                  <Link href={`/party/${id}`}>
                    <bdi>{title}</bdi>
                  </Link>
                  <br />
                  <span className="fine">
                    <bdi>{game}</bdi> ·{' '}
                    {opensAt === null || isOpen ? (
                      t('place.open')
                    ) : (
                      <Told
                        text={t('place.opens', marks('time'))}
                        parts={{ time: <LocalTime at={opensAt} as="slot" /> }}
                      />
                    )}
                  </span>
                </span>
                {isOpen && (
                  <ButtonLink href={`/party/${id}`} size="small">
                    {t('place.join')}
                  </ButtonLink>
                )}
              </Cluster>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
