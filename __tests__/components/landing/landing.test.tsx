import { screen, within } from '@testing-library/react';
import { LandingScreen } from '@/components/landing/LandingScreen';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

test('the first sentence names the product and its three tools', () => {
  renderScreen(<LandingScreen />);
  expect(screen.getByText(/^PlayPlus gives .*PlayQueue.*PlayChance.*PlayFund/)).toBeVisible();
});

test('a visitor can sign up, log in, choose a language and read the legal texts', () => {
  renderScreen(<LandingScreen />);
  expect(screen.getAllByRole('link', { name: 'Sign up' })[0]).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Português' })).toHaveAttribute('href', '/pt');
  expect(screen.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('target', '_blank');
});

test('only the tool that exists is called ready', () => {
  renderScreen(<LandingScreen />);
  const stateOf = (name: string) =>
    within(screen.getByRole('region', { name })).getByText(/Ready now|Coming soon/);
  expect(stateOf('PlayQueue')).toHaveTextContent('Ready now');
  expect(stateOf('PlayChance')).toHaveTextContent('Coming soon');
  expect(stateOf('PlayFund')).toHaveTextContent('Coming soon');
});

test('made-up numbers are marked as examples', () => {
  renderScreen(<LandingScreen />);
  expect(screen.getAllByText('Example')).toHaveLength(3);
});

test('who is logged in goes on to the dashboard or out', async () => {
  renderScreen(<LandingScreen />, { user: aUser() });
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute(
    'href',
    '/dashboard/home',
  );
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});
