import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingScreen } from '@/components/onboarding/OnboardingScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);

type Item = {
  id: string;
  handle: string;
  userType: 'CREATOR' | 'FAN';
  hasChosenHandle: boolean;
  hasChosenType: boolean;
  onboardingComplete: boolean;
  onboardingStatus: string[];
};

const account = (changes: Partial<Item> = {}): { myUser: { error: null; item: Item } } => ({
  myUser: {
    error: null,
    item: {
      id: '01900000-0000-7000-8000-000000000001',
      handle: 'mira_k',
      userType: 'FAN',
      hasChosenHandle: true,
      hasChosenType: true,
      onboardingComplete: false,
      onboardingStatus: ['email_verified'],
      ...changes,
    },
  },
});

function open(changes: Partial<Item> = {}, query = {}) {
  renderScreen(<OnboardingScreen status={account(changes)} email="mira@example.com" />, {
    user: aUser(),
    router: { asPath: '/onboarding', query },
  });
}

const answers: Record<string, unknown> = {};
beforeEach(() => {
  for (const path of Object.keys(answers)) Reflect.deleteProperty(answers, path);
  call.mockReset();
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
});

const summaries = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('a creator sees every task of the spec, done ones marked, with the progress in words', () => {
  const onboardingStatus = ['phone_verified', 'no_availability', 'stripe_account'];
  open({ userType: 'CREATOR', onboardingStatus });
  expect(summaries()).toEqual([
    'Choose your handle (done)',
    'Verify your email (done)',
    'Verify your phone',
    'Set your availability',
    'Set up payouts',
  ]);
  expect(screen.getByText('2 of 5 done')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveValue(2);
});

test('a newcomer says what they are here for and takes a handle, then goes where they wanted', async () => {
  const newcomer = { hasChosenType: false, hasChosenHandle: false, onboardingStatus: ['handle'] };
  open({ handle: 'player-0a1b2c', ...newcomer }, { next: '/party/1' });
  expect(summaries()).toEqual([
    'Say what you are here for',
    'Choose your handle',
    'Verify your email (done)',
  ]);
  const chosen = account({ ...newcomer, hasChosenType: true });
  answers['accounts/choose-user-type/'] = { chooseUserType: chosen.myUser };
  answers['myUser/get-onboarding-status'] = chosen;
  await userEvent.click(screen.getByRole('button', { name: 'That’s me' }));
  expect(call).toHaveBeenCalledWith('accounts/choose-user-type/', { userType: 'FAN' });
  const progress = await screen.findByText('2 of 3 done');
  await waitFor(() => expect(progress).toHaveFocus());

  answers['accounts/check-handle/'] = { checkHandle: { error: null, item: { isFree: true } } };
  await userEvent.type(screen.getByLabelText('Handle'), 'mira_k');
  expect(await screen.findByText('@mira_k is free.')).toBeVisible();
  const done = account({ onboardingStatus: [], onboardingComplete: true });
  answers['accounts/choose-handle/'] = { chooseHandle: done.myUser };
  answers['myUser/get-onboarding-status'] = done;
  await userEvent.click(screen.getByRole('button', { name: 'Take this handle' }));
  expect(await screen.findByRole('heading', { name: 'All set' })).toBeVisible();
  expect(screen.getByText('Welcome, @mira_k.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Let’s go' })).toHaveAttribute('href', '/party/1');
});

test('a taken handle is told at the field', async () => {
  open({ hasChosenHandle: false, onboardingStatus: ['handle'] });
  answers['accounts/choose-handle/'] = {
    chooseHandle: { error: 'auth.handle_taken', item: null },
  };
  await userEvent.type(screen.getByLabelText('Handle'), 'taken');
  await userEvent.click(screen.getByRole('button', { name: 'Take this handle' }));
  expect(await screen.findByText(/Someone else has this handle/)).toBeVisible();
  expect(screen.getByLabelText('Handle')).toHaveFocus();
});

describe('a link to one step', () => {
  const isOpen = (name: string) =>
    screen.getByRole('heading', { name }).closest('details')?.hasAttribute('open');
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('opens it until it is done; then the page goes on to the next one', async () => {
    window.history.replaceState(null, '', '/onboarding#phone');
    const creator = { userType: 'CREATOR' as const };
    open({ ...creator, onboardingStatus: ['email_verified', 'phone_verified'] });
    expect(isOpen('Verify your phone')).toBe(true);
    expect(isOpen('Verify your email')).toBe(false);
    answers['myUser/get-onboarding-status'] = account({
      ...creator,
      onboardingStatus: ['email_verified'],
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(isOpen('Verify your email')).toBe(true));
  });

  test('to anything else leaves the next step open', () => {
    window.history.replaceState(null, '', '/onboarding#main');
    open();
    expect(isOpen('Verify your email')).toBe(true);
  });
});

test('the code is typed where one signed up; another one can be asked for', async () => {
  open();
  expect(screen.getByText(/We sent a code to mira@example.com/)).toBeVisible();
  answers['accounts/request-email-verification/'] = {
    requestEmailVerification: { error: null, item: { sentTo: 'mira@example.com', length: 12 } },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  answers['accounts/confirm-email-code/'] = {
    confirmEmailCode: { error: null, item: { state: 'CONFIRMED', handle: null } },
  };
  answers['myUser/get-onboarding-status'] = account({
    onboardingStatus: [],
    onboardingComplete: true,
  });
  await userEvent.type(screen.getByLabelText('Code from the email'), 'ABCD-EFGH-2345');
  expect(call).toHaveBeenCalledWith('accounts/confirm-email-code/', { code: 'ABCDEFGH2345' });
  expect(await screen.findByRole('heading', { name: 'All set' })).toBeVisible();
});

test('an address that another account holds offers that one, and coming back looks again', async () => {
  open();
  answers['accounts/confirm-email-code/'] = {
    confirmEmailCode: { error: null, item: { state: 'HELD', handle: 'mira_old' } },
  };
  await userEvent.type(screen.getByLabelText('Code from the email'), '123456');
  expect(await screen.findByText('You have an account with this address: @mira_old')).toBeVisible();
  answers['accounts/log-in-instead/'] = {
    logInInstead: { error: 'auth.code_invalid', item: null },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Log in as @mira_old' }));
  expect(call).toHaveBeenCalledWith('accounts/log-in-instead/', { code: '123456', token: null });
  expect(await screen.findByRole('alert')).toHaveTextContent(/wrong or too old/);
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Your email address')).toHaveValue('mira@example.com');
  answers['myUser/get-onboarding-status'] = account({
    onboardingStatus: [],
    onboardingComplete: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'All set' })).toBeVisible();
});

test('a phone is verified by the six digits texted to it', async () => {
  open({ userType: 'CREATOR', onboardingStatus: ['phone_verified'] });
  answers['accounts/request-phone-code/'] = {
    requestPhoneCode: { error: null, item: { sentTo: '+49 … 89' } },
  };
  await userEvent.type(screen.getByLabelText('Mobile number'), '+49 151 23456789');
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  expect(await screen.findByText(/on their way to \+49 … 89/)).toBeVisible();
  answers['accounts/confirm-phone/'] = { confirmPhone: { error: 'auth.code_invalid', item: null } };
  await userEvent.type(screen.getByLabelText('Code'), '111111');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  answers['accounts/confirm-phone/'] = { confirmPhone: { error: null, item: {} } };
  answers['myUser/get-onboarding-status'] = account({ userType: 'CREATOR', onboardingStatus: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('5 of 5 done')).toBeInTheDocument();
});
