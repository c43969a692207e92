import { weekOf } from '@/hooks/dashboard/week';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aDraw } from '@/__tests__/components/dashboard/draws/support';
import { aSummary } from '@/__tests__/support/partyFactories';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const nothing = { parties: [], draws: [], funds: [], bookings: [] };

test('shows, draws and bookings of seven days stand in one list, soonest first', () => {
  const week = weekOf(
    {
      ...nothing,
      parties: [
        aSummary({ id: 'far', state: 'SCHEDULED', opensAt: inDays(8) }),
        aSummary({ id: 'friday', state: 'SCHEDULED', opensAt: inDays(4) }),
      ],
      draws: [aDraw({ id: 'print', closesAt: inDays(5) }), aDraw({ id: 'by-hand' })],
      bookings: [
        aBooking({ id: 'gone', role: 'CREATOR', startsAt: inDays(-1) }),
        aBooking({ id: 'booked', role: 'CREATOR', startsAt: inDays(1) }),
        aBooking({ id: 'due', role: 'CREATOR', startsAt: null, dueAt: inDays(6) }),
      ],
    },
    NOW,
  );
  expect(week.map(({ id, event }) => `${id} ${event}`)).toEqual([
    'booked booked',
    'friday opens',
    'print closes',
    'due due',
  ]);
  expect(week.map(({ path }) => path)).toEqual([
    '/orders/booked',
    '/party/friday/dashboard',
    '/chance/print/dashboard',
    '/orders/due',
  ]);
});

test('what runs opens no more, and what is closed closes no more', () => {
  const parties = [aSummary({ state: 'OPEN', opensAt: inDays(1) })];
  const draws = [aDraw({ state: 'CLAIMING', closesAt: inDays(1) })];
  expect(weekOf({ ...nothing, parties, draws }, NOW)).toEqual([]);
});
