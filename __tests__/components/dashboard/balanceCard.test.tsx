import { screen } from '@testing-library/react';
import { BalanceCard } from '@/components/dashboard/home/BalanceCard';
import { callSecureql } from '@/lib/secureql/browser/client';
import { anAnswer, anOverview } from '@/__tests__/support/payoutFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const user = aUser({ userType: 'CREATOR' });

beforeEach(() => call.mockReset());

test('home says what is available, clearing and on its way, and leads to the rest', async () => {
  call.mockResolvedValue(anAnswer(anOverview()));
  renderScreen(<BalanceCard />, { user });
  expect(await screen.findByText('€286.50')).toBeVisible();
  expect(screen.getByText('€418.24')).toBeVisible();
  expect(screen.getByText('€182.30')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAttribute(
    'href',
    '/dashboard/payouts',
  );
});

test('on a stream no sum is on the page', async () => {
  call.mockResolvedValue(anAnswer(anOverview()));
  const { container } = renderScreen(<BalanceCard />, { user: { ...user, isOnAir: true } });
  await lateParts();
  expect(container.innerHTML).not.toMatch(/286|418|182/);
});

test('a payout that came back is told', async () => {
  const failed = { payoutID: 'po_9', amount: 18_230, code: 'account_closed' };
  call.mockResolvedValue(
    anAnswer(anOverview({ onItsWay: { amount: 0, arrivesAt: null, failed } })),
  );
  renderScreen(<BalanceCard />, { user });
  expect(await screen.findByText(/Your bank sent a payout back/)).toBeVisible();
});

test('without an account nothing is asked and nothing shown', () => {
  const status = ['stripe_account'];
  const { container } = renderScreen(<BalanceCard />, {
    user: { ...user, onboardingStatus: status },
  });
  expect(container).toBeEmptyDOMElement();
  expect(call).not.toHaveBeenCalled();
});

test('where nothing can be sold it goes away', async () => {
  call.mockResolvedValue(anAnswer(null, 'payment.not_for_sale'));
  const { container } = renderScreen(<BalanceCard />, { user });
  await lateParts();
  expect(container).toBeEmptyDOMElement();
});
