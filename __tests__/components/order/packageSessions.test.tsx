import { screen, within } from '@testing-library/react';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { PackageSessions } from '@/components/order/parts/PackageSessions';
import type { BookingPage } from '@/lib/shared/bookings/views';

const at = '2026-11-27T18:00:00.000Z';
const sessions: BookingPage['sessions'] = [
  { bookingId: 'one', no: 1, state: 'CONFIRMED', startsAt: at },
  { bookingId: 'two', no: 2, state: 'UNSCHEDULED', startsAt: null },
  { bookingId: 'three', no: 3, state: 'CANCELLED', startsAt: null },
];
const show = (over: Partial<BookingPage>) =>
  renderScreen(<PackageSessions order={aBooking({ id: 'one', sessions, ...over })} />);
const rows = () => screen.getAllByRole('listitem');

test('a buyer sees every session, and where to pick the time of the next', () => {
  show({ role: 'BUYER' });
  const [first, second, third] = rows();
  if (!first || !second || !third) throw new Error('no rows');
  expect(within(first).getByText('Session 1, this page')).toHaveAttribute('aria-current', 'page');
  expect(within(second).getByRole('link', { name: 'Pick a time' })).toHaveAttribute(
    ...['href', '/orders/two'],
  );
  expect(within(third).getByText('canceled')).toBeVisible();
  expect(within(third).queryByRole('link', { name: 'Pick a time' })).toBeNull();
});

test('a creator sees them, and picks nothing; an order alone has no list', () => {
  const { unmount } = show({ role: 'CREATOR' });
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Pick a time' })).toBeNull();
  unmount();
  show({ sessions: [] });
  expect(screen.queryByRole('list')).toBeNull();
});
