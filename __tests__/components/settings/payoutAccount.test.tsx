import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayoutAccount } from '@/components/settings/verifications/PayoutAccount';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const user = aUser({ userType: 'CREATOR' });

const open = (standing: string) => renderScreen(<PayoutAccount standing={standing} />, { user });

test('without an account it is set up, country and currency first', () => {
  open('MISSING');
  expect(screen.getByRole('link', { name: 'Set up payouts' })).toHaveAttribute(
    'href',
    '/dashboard/payouts',
  );
});

test('an account that is begun is finished at Stripe', async () => {
  call.mockResolvedValue({ myUser: { error: 'payment.provider_out', item: null } });
  open('INCOMPLETE');
  await userEvent.click(screen.getByRole('button', { name: 'Finish at Stripe' }));
  expect(call).toHaveBeenCalledWith('stripe-dash-connected-url/', {});
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('one that is ready leads to the payouts', () => {
  open('READY');
  expect(screen.getByRole('link', { name: 'See payouts' })).toBeVisible();
});

test('where nothing can be sold there is nothing to do', () => {
  open('CLOSED');
  expect(screen.getByText(/Nothing can be sold here yet/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
