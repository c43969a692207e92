import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayoutsScreen } from '@/components/payouts/PayoutsScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { anAccount, anAnswer, anOverview } from '@/__tests__/support/payoutFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const user = aUser({ userType: 'CREATOR' });
const lines = { filter: null, items: [], cursor: null };
const account = anAccount({ state: 'NONE', country: null, currency: null, bankLast4: null });
const fresh = anAnswer(anOverview({ account, currency: null }));

beforeEach(() => call.mockReset());

test('without an account: what is left of €25, three steps, country and currency', async () => {
  renderScreen(<PayoutsScreen overview={fresh} lines={lines} />, { user, locale: 'de' });
  expect(screen.getByText('23,70 €')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveDisplayValue('Deutschland');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Schweiz');
  expect(screen.getByRole('combobox', { name: 'Du bekommst dein Geld in' })).toHaveDisplayValue(
    'Schweizer Franken (CHF)',
  );
  expect(screen.getByText('23,70 CHF')).toBeVisible();
});

test('one button saves the choice and asks Stripe for the way on', async () => {
  call.mockImplementation((path) =>
    Promise.resolve(
      path === 'payouts/choose-country/'
        ? { choosePayoutCountry: { error: null, item: account } }
        : { myUser: { error: 'payment.provider_out', item: null } },
    ),
  );
  renderScreen(<PayoutsScreen overview={fresh} lines={lines} />, { user });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Portugal');
  await userEvent.click(screen.getByRole('button', { name: 'Set up payouts' }));
  expect(call.mock.calls).toEqual([
    ['payouts/choose-country/', { country: 'PT', currency: 'EUR' }],
    ['stripe-dash-connecting-url/', {}],
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment service isn’t answering');
});

test('a country that is refused leads nowhere, and says so', async () => {
  call.mockResolvedValue({
    choosePayoutCountry: { error: 'payout.country_refused', item: null },
  });
  renderScreen(<PayoutsScreen overview={fresh} lines={lines} />, { user });
  await userEvent.click(screen.getByRole('button', { name: 'Set up payouts' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t pay out to this country');
  expect(call).toHaveBeenCalledTimes(1);
});

test('a used-up link of Stripe leads on to the next one by itself', async () => {
  call.mockResolvedValue({ myUser: { error: 'payout.no_account', item: null } });
  renderScreen(<PayoutsScreen overview={fresh} lines={lines} />, {
    user,
    router: { query: { connect: 'again' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Set up payouts first');
  expect(call).toHaveBeenCalledWith('stripe-dash-connecting-url/', {});
});

test('where nothing can be sold, the page says so and what works all the same', () => {
  renderScreen(<PayoutsScreen overview={anAnswer(null, 'payment.not_for_sale')} lines={lines} />, {
    user,
  });
  expect(screen.getByRole('heading', { name: 'Nothing can be sold yet' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a balance that cannot be read is no loss', () => {
  renderScreen(<PayoutsScreen overview={anAnswer(null, 'internal')} lines={lines} />, { user });
  expect(screen.getByText(/Your money is where it was/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload' })).toBeVisible();
});

test('country and currency can be changed until something is sold', async () => {
  const swiss = anAccount({ country: 'CH', currency: 'CHF', mayChangeCurrency: true });
  const changed = { ...swiss, currency: 'EUR' as const };
  call.mockImplementation((path) =>
    Promise.resolve(
      path === 'payouts/choose-country/'
        ? { choosePayoutCountry: { error: null, item: changed } }
        : path === 'payouts/get-lines/'
          ? { payoutLines: { error: null, ...lines } }
          : anAnswer(anOverview({ account: changed })),
    ),
  );
  const first = anAnswer(anOverview({ account: swiss, currency: 'CHF' }));
  renderScreen(<PayoutsScreen overview={first} lines={lines} />, { user });
  const form = within(screen.getByRole('region', { name: 'Country and currency' }));
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'You’re paid in' }), 'EUR');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(call.mock.calls[0]).toEqual([
    'payouts/choose-country/',
    { country: 'CH', currency: 'EUR' },
  ]);
  expect((await form.findAllByText('Saved.'))[0]).toBeVisible();
});

test('once something is sold, nothing offers to change it', () => {
  renderScreen(<PayoutsScreen overview={anAnswer(anOverview())} lines={lines} />, { user });
  expect(screen.queryByRole('region', { name: 'Country and currency' })).not.toBeInTheDocument();
});
