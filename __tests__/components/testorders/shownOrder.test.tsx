import { screen } from '@testing-library/react';
import { ShownOrder } from '@/components/testorders/ShownOrder';
import { orderKey } from '@/hooks/payment/orderKey';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { PaymentView } from '@/lib/shared/payments/payment';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const open: PaymentView = {
  ...{ id: 'payment-1', role: 'BUYER', mode: 'PAY', state: 'OPEN', title: 'A lesson' },
  ...{ amount: 2500, currency: 'EUR', fee: null, seller: { handle: 'ada', name: 'Ada' } },
  ...{ expiresAt: new Date(Date.now() + 60_000).toISOString(), url: '/dev/stripe/checkout/cs_1' },
  ...{ returnPath: '/dev/order', failure: null, cardLast4: null, retryAt: null },
  ...{ isRecoverable: false, refunded: 0, refunds: [], dispute: null, paidAt: null },
  createdAt: '2026-11-24T12:00:00.000Z',
};
const order = (payment: PaymentView) => ({
  ...{ id: 'order-1', title: 'A lesson', feeKind: 'EXPERIENCE' as const, mode: payment.mode },
  ...{ amount: 2500, currency: 'EUR' as const, state: 'OPEN' as const, sellerHandle: 'ada' },
  ...{ completedAt: null, createdAt: payment.createdAt, payment },
});
const values = { amount: 2500, sellerHandle: 'ada' };

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('held for somebody: the clock runs, and the way on leads to the page to pay on', () => {
  renderScreen(<ShownOrder order={order(open)} isBack={false} />);
  expect(screen.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  expect(screen.getByText('Held for you')).toBeVisible();
});

test('the time runs out while the page is open: nothing charged, and the way to begin again', async () => {
  const key = orderKey('test', values);
  call.mockResolvedValue({
    payment: { error: null, item: { ...open, state: 'EXPIRED', url: null, expiresAt: null } },
  });
  renderScreen(<ShownOrder order={order(open)} isBack={false} />);
  const over = await screen.findByRole(
    'heading',
    { name: 'The time to pay ran out' },
    { timeout: 5000 },
  );
  expect(over).toBeVisible();
  expect(screen.getByText('Nothing was charged. Start again if you still want it.')).toBeVisible();
  expect(screen.queryByText('Held for you')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/dev/order');
  // The same values make another order from now on.
  expect(orderKey('test', values)).not.toBe(key);
});
