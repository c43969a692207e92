import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { OrderScreen } from '@/components/order/OrderScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { BookingPage } from '@/lib/shared/bookings/views';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendFile: jest.fn(),
}));
const call = jest.mocked(callSecureql);
const PAY = 'bookings/pay-balance/';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function show(over: Partial<BookingPage>) {
  const order = aBooking({ startsAt: inHours(140), endsAt: inHours(141), ...over });
  call.mockImplementation((path) => {
    const answers: Record<string, unknown> = {
      'bookings/get-booking/': { booking: { error: null, item: order } },
      'order-review-query': { bookings: { error: null, items: [] } },
      [PAY]: { payBalance: { error: 'payment.provider_out', item: null } },
    };
    return Promise.resolve(answers[path] as never);
  });
  renderScreen(<OrderScreen initial={order} gift={null} review={null} chat={<p>chat</p>} />, {
    user: aUser({ id: 'me' }),
  });
  await lateParts();
}

const parts = {
  ...{ deposit: 1250, rest: 1250, at: inHours(44), paidAt: null, paymentId: null },
  isComing: true,
};
const coming = { ...parts, until: null };
const asked = { ...parts, until: inHours(92) };

test('an order with a deposit says what is paid and when the rest is charged', async () => {
  await show({ balance: coming });
  expect(screen.getByText(/^€12\.50 deposit paid\. The rest, €12\.50, is charged/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a rest that could not be charged is paid by a press, and a refusal is said', async () => {
  await show({ balance: asked });
  expect(screen.getByText('The rest is still open: €12.50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay €12.50' }));
  await waitFor(() => expect(call.mock.calls.filter(([path]) => path === PAY)).toHaveLength(1));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('the creator sees until when it is paid, and nothing to press', async () => {
  await show({ role: 'CREATOR', balance: asked });
  expect(screen.getByText(/€12\.50 deposit is paid\. Sam has until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('what is paid in full says nothing of its parts', async () => {
  await show({ balance: { ...coming, paidAt: inHours(-1), isComing: false } });
  expect(screen.getByText(/^€25\.00 paid\. We hold it/)).toBeVisible();
});

test('where the rest was missed the sums are about the deposit', async () => {
  const ended = { state: 'CANCELLED', endReason: 'BALANCE_MISSED' } as const;
  await show({ ...ended, balance: { ...coming, isComing: false } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'The rest wasn’t paid in time',
  );
  expect(screen.getByText('−€12.50')).toBeVisible();
});
