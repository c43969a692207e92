import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingScreen } from '@/components/onboarding/OnboardingScreen';
import type { OnboardingAccount } from '@/hooks/onboarding/useOnboarding';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);

const someone: OnboardingAccount = {
  id: '01900000-0000-7000-8000-000000000001',
  handle: 'mira_k',
  userType: 'FAN',
  hasChosenHandle: true,
  hasChosenType: true,
  onboardingComplete: true,
  onboardingStatus: [],
};
const newcomer = { handle: 'player-0a1b2c', hasChosenHandle: false, hasChosenType: false };
const creator = { userType: 'CREATOR' as const };

function open(changes: Partial<OnboardingAccount> = {}, query = {}) {
  renderScreen(<OnboardingScreen account={{ ...someone, ...changes }} />, {
    user: aUser({ handle: 'mira_k', hasRocky: true }),
    router: { asPath: '/onboarding', query },
  });
}

const item = (name: string, value: object = {}) => ({ [name]: { error: null, item: value } });
const answers: Record<string, unknown> = {};
const isFree = (yes: boolean) => item('checkHandle', { isFree: yes });
beforeEach(() => {
  window.history.replaceState(null, '', '/onboarding');
  Object.assign(answers, {
    'accounts/check-handle/': isFree(true),
    'accounts/choose-handle/': item('chooseHandle'),
    'accounts/choose-user-type/': item('chooseUserType'),
    'creators/save-theme/': item('saveTheme'),
    'widgets/get-on-air/': item('onAir', { isOnAir: false }),
  });
  call.mockReset();
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
});

const asked = () => screen.getByRole('heading', { level: 1 });
const progress = () => screen.getByRole('progressbar');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a newcomer who creates is asked one thing a screen, and the focus follows', async () => {
  open(newcomer);
  expect(asked()).toHaveTextContent('What brings you here?');
  expect(asked()).not.toHaveFocus();
  expect(screen.getByText(/Hi, I’m Rocky/)).toBeVisible();
  expect(progress()).toHaveAccessibleName('Step 1 of 5');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();

  screen.getByRole('radio', { name: /I stream or create/ }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked()).toHaveTextContent('Pick your name'));
  expect(asked()).toHaveFocus();
  expect(progress()).toHaveAccessibleName('Step 2 of 5');
  // Nothing is kept before the name is.
  expect(call).not.toHaveBeenCalledWith('accounts/choose-user-type/', expect.anything());

  await userEvent.type(screen.getByLabelText('Handle'), 'novakit');
  expect(await screen.findByText('@novakit is free.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked()).toHaveTextContent('Pick your color'));
  expect(call).toHaveBeenCalledWith('accounts/choose-handle/', { handle: 'novakit' });
  expect(call).toHaveBeenCalledWith('accounts/choose-user-type/', { userType: 'CREATOR' });

  await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
  await press('Looks good');
  await waitFor(() => expect(asked()).toHaveTextContent('What do you want to run first?'));
  expect(call).toHaveBeenCalledWith('creators/save-theme/', {
    display_hue: '150',
    display_is_dark_mode: false,
  });
  await userEvent.click(screen.getByRole('radio', { name: /A draw/ }));
  await press('Start with a draw');
  await waitFor(() => expect(asked()).toHaveTextContent('Put it on your stream'));
  expect(progress()).toHaveAccessibleName('Step 5 of 5');
});

test('Back leads to what was typed, and a role that is kept is not asked again', async () => {
  open(newcomer);
  await press('Continue');
  await waitFor(() => expect(asked()).toHaveTextContent('Pick your name'));
  await userEvent.type(screen.getByLabelText('Handle'), 'novakit');
  await press('Back');
  await waitFor(() => expect(asked()).toHaveTextContent('What brings you here?'));
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Handle')).toHaveValue('novakit'));
  await press('Take it');
  await waitFor(() => expect(asked()).toHaveTextContent('Pick your color'));
  await press('Back');
  await waitFor(() => expect(asked()).toHaveTextContent('Pick your name'));
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('a fan is asked role and name only; who came to play is taken for one', async () => {
  open(newcomer, { next: '/party/1' });
  expect(screen.getByRole('radio', { name: /I want to play along/ })).toBeChecked();
  expect(progress()).toHaveAccessibleName('Step 1 of 2');
  await press('Continue');
  await waitFor(() => expect(asked()).toHaveTextContent('Pick your name'));
  expect(progress()).toHaveAccessibleName('Step 2 of 2');
});

test('a name that is taken is told while it is typed, with one that is free', async () => {
  open({ hasChosenHandle: false, handle: 'player-0a1b2c' });
  call.mockImplementation((path, payload) =>
    Promise.resolve(
      (path === 'accounts/check-handle/'
        ? isFree((payload as { handle: string }).handle === 'novatv')
        : answers[path]) as never,
    ),
  );
  await userEvent.type(screen.getByLabelText('Handle'), 'nova');
  expect(await screen.findByText('Taken. How about novatv?')).toBeVisible();
  expect(screen.getByLabelText('Handle')).toBeInvalid();
  await press('Take novatv');
  expect(screen.getByLabelText('Handle')).toHaveValue('novatv');
  expect(await screen.findByText('@novatv is free.')).toBeVisible();
});

test('a refused name is told beside it, in words and not in a bubble', async () => {
  open({ hasChosenHandle: false, handle: 'player-0a1b2c' });
  await press('Take it');
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  expect(screen.getByLabelText('Handle')).toHaveFocus();
  answers['accounts/choose-handle/'] = {
    chooseHandle: { error: 'auth.handle_taken', item: null },
  };
  await userEvent.type(screen.getByLabelText('Handle'), 'taken');
  await press('Take it');
  expect(await screen.findByText(/Someone else has this handle/)).toBeVisible();
  expect(asked()).toHaveTextContent('Pick your name');
});

test('who said it all at the sign-up begins with the colour', () => {
  open(creator);
  expect(asked()).toHaveTextContent('Pick your color');
  expect(progress()).toHaveAccessibleName('Step 3 of 5');
});

test('the overlay’s address is copied, not shown, and the note turns good by itself', async () => {
  const user = userEvent.setup();
  open(creator);
  await user.click(screen.getByRole('button', { name: 'Looks good' }));
  await user.click(await screen.findByRole('button', { name: 'Start with a queue' }));
  expect(await screen.findByText('Waiting for your overlay …')).toBeVisible();
  expect(screen.getByRole('button', { name: 'I’ll do that later' })).toBeVisible();
  answers['widgets/get-widgets/'] = {
    getWidgets: { error: null, items: [{ id: 'w1', isPermanent: true }] },
  };
  answers['widgets/get-address/'] = item('widgetAddress', { id: 'w1', key: 'secret' });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/widgets#key=secret$/);
  expect(document.body).not.toHaveTextContent('secret');
  answers['widgets/get-on-air/'] = item('onAir', { isOnAir: true });
  expect(await screen.findByText('Your overlay is connected', {}, { timeout: 4000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open my first queue' })).toBeVisible();
});

test('the address names the screen, and leads to none that was not reached', async () => {
  open(newcomer);
  act(() => {
    window.location.hash = 'overlay';
  });
  await waitFor(() => expect(asked()).toHaveTextContent('What brings you here?'));
});
