import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { OrdersScreen } from '@/components/order/list/OrdersScreen';
import { callSecureql } from '@/lib/secureql/browser/client';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendFile: jest.fn(),
}));
const call = jest.mocked(callSecureql);

test('orders lead to their page, say where they stand, and more come on a press', async () => {
  const first = aBooking({ startsAt: new Date(Date.now() + 86_400_000).toISOString() });
  const second = aBooking({
    ...{ id: 'second', title: 'Clip review', kind: 'DELIVERY', isLate: true },
    dueAt: '2026-11-20T12:00:00.000Z',
  });
  call.mockResolvedValue({ bookings: { error: null, items: [second], cursor: null } });
  const page = { list: 'CURRENT', lines: [first], cursor: 'next' } as const;
  renderScreen(<OrdersScreen {...page} lines={[first]} />, { user: aUser() });
  await lateParts();
  expect(screen.getByText('Booked')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play with me' })).toHaveAttribute(
    ...(['href', `/orders/${first.id}`] as const),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(call).toHaveBeenCalledWith('user-bookings', { state: 'CURRENT', cursor: 'next' });
  expect(await screen.findByText('Late')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty list leads to what can be booked', async () => {
  renderScreen(<OrdersScreen list="CURRENT" lines={[]} cursor={null} />, { user: aUser() });
  await lateParts();
  expect(screen.getByText('Nothing booked yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
});
