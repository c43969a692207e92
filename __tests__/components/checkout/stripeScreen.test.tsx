import { screen } from '@testing-library/react';
import { aBookingPayment } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { StripeScreen } from '@/components/checkout/stripe/StripeScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { BookingPayment } from '@/lib/shared/bookings/paying';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendFile: jest.fn(),
}));
const call = jest.mocked(callSecureql);

async function show(over: Partial<BookingPayment>, isBack = true) {
  const booking = aBookingPayment(over);
  call.mockResolvedValue({ bookingPayment: { error: null, item: booking } });
  renderScreen(<StripeScreen initial={booking} isBack={isBack} />, { user: aUser() });
  await lateParts();
  return booking;
}

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('while the bank has not answered there is nothing to press', async () => {
  await show({});
  expect(screen.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a bank that said no: why, and another card while the time is held', async () => {
  const heldUntil = new Date(Date.now() + 9 * 60_000).toISOString();
  await show({ failure: 'NO_FUNDS', heldUntil });
  expect(screen.getByRole('heading', { name: 'Your bank said no' })).toBeVisible();
  expect(screen.getByText(/^There isn’t enough on this card/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again with another card' })).toHaveAttribute(
    ...(['href', '/pay'] as const),
  );
});

test('a paid session leads to its order and into the calendar, and what was typed is let go', async () => {
  const { serviceTierId, bookingId } = aBookingPayment();
  sessionStorage.setItem(`playplus-book-${serviceTierId ?? ''}`, '{}');
  await show({ state: 'CONFIRMED', payment: 'PAID', startsAt: '2026-11-28T19:30:00.000Z' });
  expect(screen.getByRole('heading', { name: /^See you Sat/ })).toBeVisible();
  const open = screen.getByRole('link', { name: 'Open my order' });
  expect(open).toHaveAttribute('href', `/orders/${bookingId}`);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  expect(sessionStorage.getItem(`playplus-book-${serviceTierId ?? ''}`)).toBeNull();
});

test('a request says that nothing is charged', async () => {
  await show({ state: 'REQUESTED', payment: 'AUTHORISED', bookingMode: 'CONFIRM' });
  expect(screen.getByRole('heading', { name: 'Request sent to Nora Vale' })).toBeVisible();
  expect(screen.getByText(/No answer, no charge\.$/)).toBeVisible();
});

test('who paid too late reads that the money comes back', async () => {
  await show({ state: 'CANCELLED', endReason: 'SLOT_GONE' });
  expect(screen.getByText(/€25\.00 is on its way back\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book again' })).toBeVisible();
});
