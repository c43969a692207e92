import { tryCall } from '@/lib/secureql/tryCall';
import type { CalendarBlock } from '@/lib/shared/availability/availability';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The creator's own bookings that a plan would lie over; none where they cannot be read. */
export async function bookedThen({
  startsAt,
  minutes,
}: {
  startsAt: string;
  minutes: number;
}): Promise<CalendarBlock[]> {
  const start = Date.parse(startsAt);
  const end = start + minutes * MINUTE_MS;
  // A day more on both sides: the days of the creator's zone are not those of UTC.
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const days = { from: dayOf(start - DAY_MS), to: dayOf(end + DAY_MS) };
  const { answer } = await tryCall('availability/get-calendar/', days);
  return (answer?.calendar.items ?? []).filter(
    (block) =>
      block.source === 'BOOKING' &&
      Date.parse(block.startsAt) < end &&
      Date.parse(block.endsAt) > start,
  );
}
