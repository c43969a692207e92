import type { FundSummary } from '@/hooks/fundconsole/types';
import type { LotterySummary } from '@/hooks/lottery/types';
import type { PartySummary } from '@/hooks/party/types';
import type { BookingLine } from '@/lib/shared/bookings/views';

/** Something of a creator's next seven days. */
export interface WeekItem {
  id: string;
  tool: 'queue' | 'chance' | 'fund' | 'booking';
  /** What happens then. */
  event: 'opens' | 'closes' | 'ends' | 'booked' | 'due';
  /** UTC ISO 8601. */
  at: string;
  title: string;
  /** Who booked; null: nobody, or an account that is gone. */
  name: string | null;
  path: string;
}

interface Plans {
  parties: readonly PartySummary[];
  draws: readonly LotterySummary[];
  funds: readonly FundSummary[];
  bookings: readonly BookingLine[];
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Shows and bookings of the next seven days in one list, soonest first. `now`: ms since 1970. Pure. */
export function weekOf({ parties, draws, funds, bookings }: Plans, now: number): WeekItem[] {
  const items = [
    ...parties.map(({ id, title, state, opensAt }) =>
      item('queue', id, title, 'opens', state === 'SCHEDULED' ? opensAt : null),
    ),
    ...draws.map(({ id, title, state, opensAt, closesAt }) =>
      state === 'SCHEDULED'
        ? item('chance', id, title, 'opens', opensAt)
        : item('chance', id, title, 'closes', state === 'OPEN' ? closesAt : null),
    ),
    ...funds.map(({ id, title, state, startsAt, deadlineAt }) =>
      state === 'SCHEDULED'
        ? item('fund', id, title, 'opens', startsAt)
        : item('fund', id, title, 'ends', state === 'LIVE' ? deadlineAt : null),
    ),
    ...bookings.map(({ id, title, startsAt, dueAt, other }) => {
      const event = startsAt === null ? 'due' : 'booked';
      const name = other?.name ?? null;
      return { ...item('booking', id, title, event, startsAt ?? dueAt), name };
    }),
  ];
  const isInWeek = (one: { at: string | null }): one is WeekItem =>
    one.at !== null && Date.parse(one.at) >= now && Date.parse(one.at) - now <= WEEK_MS;
  return items.filter(isInWeek).sort((one, other) => one.at.localeCompare(other.at));
}

const PATHS = {
  queue: (id: string) => `/party/${id}/dashboard`,
  chance: (id: string) => `/chance/${id}/dashboard`,
  fund: (id: string) => `/fund/${id}/dashboard`,
  booking: (id: string) => `/orders/${id}`,
} as const;

function item(
  tool: WeekItem['tool'],
  id: string,
  title: string,
  event: WeekItem['event'],
  at: string | null,
) {
  return { id, tool, event, at, title, name: null as string | null, path: PATHS[tool](id) };
}
