import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingBanner } from '@/components/onboarding/OnboardingBanner';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const { routes } = JSON.parse(readFileSync('__tests__/support/routes.json', 'utf8')) as {
  routes: { path: string }[];
};

const everyStatus = [
  'email_verified',
  'stripe_account',
  'phone_verified',
  'handle',
  'no_availability',
];
const newCreator = aUser({ onboardingComplete: false, onboardingStatus: everyStatus });

const real = (route: string) => route.replace(/\[(\w+)\]/g, 'some-$1');
const shows = (path: string, user = newCreator) => {
  const { unmount } = renderScreen(<OnboardingBanner user={user} path={path} />);
  const isThere = screen.queryByRole('complementary') !== null;
  unmount();
  return isThere;
};

const places = (path: string) => path.startsWith('/dashboard') || path.startsWith('/[profile]');

test.each(routes.map(({ path }) => path))('%s: the banner shows as the spec says', (path) => {
  for (const address of [real(path), `/de${real(path)}`, `${real(path)}/?a=/dashboard#b`]) {
    expect(shows(address)).toBe(places(path));
    expect(shows(address, aUser({ ...newCreator, userType: 'FAN' }))).toBe(false);
    expect(shows(address, aUser({ onboardingComplete: true, onboardingStatus: [] }))).toBe(false);
  }
});

test.each(['/partyanimal', '/dashboards', '/chatty'])('%s is a profile', (path) => {
  expect(shows(path)).toBe(true);
});

test('each open status is a task that leads to where it is done', () => {
  renderScreen(<OnboardingBanner user={newCreator} path="/dashboard/home" />);
  expect(screen.getByText('5 steps left until you’re all set')).toBeVisible();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Verify your email', '/dashboard/settings?active=verifications#email'],
    ['Verify your phone', '/dashboard/settings?active=verifications#phone'],
    ['Choose your handle', '/onboarding'],
    ['Set your availability', '/dashboard/experiences?active=availability'],
    ['Set up payouts', '/dashboard/payouts'],
  ]);
});

test('a payout account that is begun leads to what Stripe still asks for', async () => {
  call.mockResolvedValue({ myUser: { error: 'payment.provider_out', item: null } });
  const user = aUser({
    onboardingComplete: false,
    onboardingStatus: ['stripe_account_incomplete'],
  });
  renderScreen(<OnboardingBanner user={user} path="/mira_k" />);
  expect(screen.getByText('1 step left until you’re all set')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Finish your details at Stripe' }));
  expect(call).toHaveBeenCalledWith('stripe-dash-connected-url/', {});
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment service isn’t answering');
  expect(screen.queryByText('Set up payouts')).toBeNull();
});
