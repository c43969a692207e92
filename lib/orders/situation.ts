import type { BookingLine } from '@/lib/shared/bookings/views';

/** Where an order stands, finer than its state: what its two sides need to hear. */
export type Situation =
  | 'pending'
  | 'requested'
  | 'unscheduled'
  | 'upcoming'
  | 'running'
  | 'answers'
  | 'making'
  | 'late'
  | 'delivered'
  | 'played'
  | 'instant'
  | 'place'
  | 'queued'
  | 'placePlayed'
  | 'done'
  | 'cancelled'
  | 'disputed';

type Facts = Pick<
  BookingLine,
  'kind' | 'state' | 'isLate' | 'needsAnswers' | 'startsAt' | 'endsAt' | 'inLineSince'
>;

function confirmed(booking: Facts, now: number): Situation {
  const { kind, startsAt, endsAt } = booking;
  if (kind === 'QUEUE') return booking.inLineSince === null ? 'place' : 'queued';
  if (kind !== 'SESSION') {
    if (booking.isLate) return 'late';
    return booking.needsAnswers ? 'answers' : 'making';
  }
  if (startsAt === null) return 'unscheduled';
  if (now < Date.parse(startsAt)) return 'upcoming';
  return endsAt !== null && now < Date.parse(endsAt) ? 'running' : 'played';
}

/** What has been had and is not accepted yet. */
const DELIVERED: Readonly<Record<BookingLine['kind'], Situation>> = {
  SESSION: 'played',
  DELIVERY: 'delivered',
  INSTANT: 'instant',
  QUEUE: 'placePlayed',
};

/** Whose words say where an order stands: whoever gave it reads the buyer's, but of a gift that waits. Pure. */
export function toldRole({ role }: Pick<BookingLine, 'role'>, situation: Situation) {
  return role === 'GIVER' && situation !== 'unscheduled' ? 'BUYER' : role;
}

/** Where an order stands at a moment. Pure. */
export function situationOf(booking: Facts, now: number): Situation {
  switch (booking.state) {
    case 'PENDING_PAYMENT':
      return 'pending';
    case 'REQUESTED':
      return 'requested';
    case 'UNSCHEDULED':
      return 'unscheduled';
    case 'CONFIRMED':
      return confirmed(booking, now);
    case 'DELIVERED':
      return DELIVERED[booking.kind];
    case 'COMPLETED':
      return 'done';
    case 'CANCELLED':
      return 'cancelled';
    case 'DISPUTED':
      return 'disputed';
  }
}
