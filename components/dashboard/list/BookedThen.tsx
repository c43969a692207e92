import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import { Rows } from '@/components/dashboard/Dashboard.styles';

/** Bookings that stand in the way of a plan, each with the way to move it. */
export function BookedThen({ bookings }: { bookings: readonly CalendarBlock[] }) {
  if (bookings.length === 0) return null;
  return (
    <Rows>
      {bookings.map(({ id, refId, title, startsAt }) => (
        <li key={id}>
          {refId === null ? title : <Link href={orderPath(refId)}>{title}</Link>}
          <LocalTime at={startsAt} as="slot" />
        </li>
      ))}
    </Rows>
  );
}
