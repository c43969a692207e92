import Link from 'next/link';
import { Box } from './Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { PackageSession } from '@/lib/shared/bookings/packages';
import type { BookingPage } from '@/lib/shared/bookings/views';

/** The sessions of a package: when each is, and the buyer's way to a time for those without one. */
export function PackageSessions({ order }: { order: BookingPage }) {
  const { t } = useOrderWords(order);
  const { sessions, role, id } = order;
  if (sessions.length < 2) return null;
  return (
    <Box aria-labelledby="package-title">
      <h2 id="package-title">
        {t(role === 'CREATOR' ? 'package.title_creator' : 'package.title')}
      </h2>
      <ul role="list">
        {sessions.map((session) => (
          <li key={session.bookingId}>
            <Cluster $justify="space-between">
              <span>
                {session.bookingId === id ? (
                  <b aria-current="page">{t('package.this', { no: session.no })}</b>
                ) : (
                  <Link href={orderPath(session.bookingId)}>
                    {t('package.session', { no: session.no })}
                  </Link>
                )}
                <br />
                <span className="fine">
                  <When order={order} session={session} />
                </span>
              </span>
              {isToPick(order, session) && (
                <ButtonLink href={orderPath(session.bookingId)} size="small" variant="quiet">
                  {t('package.pick')}
                </ButtonLink>
              )}
            </Cluster>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Its own page has the button that picks a time. */
const isToPick = ({ role, id }: BookingPage, { state, bookingId }: PackageSession) =>
  role === 'BUYER' && state === 'UNSCHEDULED' && bookingId !== id;

function When({ order, session }: { order: BookingPage; session: PackageSession }) {
  const { t } = useOrderWords(order);
  const { state, startsAt } = session;
  if (state === 'CANCELLED') return t('package.off');
  return startsAt === null ? t('package.no_time') : <LocalTime at={startsAt} as="slot" />;
}
