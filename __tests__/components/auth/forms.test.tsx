import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginScreen } from '@/components/auth/LoginScreen';
import { SignupScreen } from '@/components/auth/SignupScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);

async function logIn() {
  await userEvent.type(screen.getByLabelText('Email or handle'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a short sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

async function signUp() {
  await userEvent.click(screen.getByRole('radio', { name: 'Host' }));
  await userEvent.type(screen.getByLabelText('First name'), 'Mira');
  await userEvent.type(screen.getByLabelText('Last name'), 'Kaufmann');
  await userEvent.type(screen.getByLabelText('Handle'), 'mira_k');
  await userEvent.type(screen.getByLabelText('Email'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a short sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

const answers = (signUp: object, isFree = true) =>
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'accounts/check-handle/'
        ? { checkHandle: { error: null, item: { isFree } } }
        : { signUp }) as never,
    ),
  );

test('wrong credentials are told in the form, and what was typed stays', async () => {
  call.mockResolvedValue({ logIn: { error: 'auth.invalid_credentials', item: null } });
  renderScreen(<LoginScreen googleClientId={null} />);
  await logIn();
  expect(call).toHaveBeenCalledWith('accounts/log-in/', {
    emailOrHandle: 'mira@example.com',
    password: 'a short sentence',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t match/);
  expect(screen.getByLabelText('Email or handle')).toHaveValue('mira@example.com');
});

test('the way to the other form keeps the destination, but no hostile one', () => {
  renderScreen(<LoginScreen googleClientId={null} />, {
    router: { query: { next: '/party/1?a=b' } },
  });
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fparty%2F1%3Fa%3Db',
  );
});

test('a hostile destination goes nowhere', () => {
  renderScreen(<SignupScreen googleClientId={null} />, {
    router: { query: { next: '//evil.example' } },
  });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('signing up sends the page’s language and what was chosen', async () => {
  answers({ error: 'auth.handle_taken', item: null });
  renderScreen(<SignupScreen googleClientId={null} />, { router: { locale: 'de' } });
  await signUp();
  expect(call).toHaveBeenCalledWith('accounts/sign-up/', {
    firstName: 'Mira',
    lastName: 'Kaufmann',
    email: 'mira@example.com',
    password: 'a short sentence',
    userType: 'CREATOR',
    handle: 'mira_k',
    locale: 'de',
  });
});

test('a taken handle is flagged while typing, and another one is free of it', async () => {
  answers({ error: null, item: null }, false);
  renderScreen(<SignupScreen googleClientId={null} />);
  const handle = screen.getByLabelText('Handle');
  await userEvent.type(handle, 'Nora');
  const said = await screen.findByText('Taken: @nora. Try another one.');
  expect(said.closest('[role=status]')).toHaveAttribute('aria-live', 'polite');
  expect(handle).toBeInvalid();
  expect(handle).toHaveAccessibleDescription(/Taken: @nora/);
  answers({ error: null, item: null }, true);
  await userEvent.type(handle, '_k');
  expect(await screen.findByText('@nora_k is free.')).toBeVisible();
  expect(handle).toBeValid();
});

test('a taken handle is told at its field, which gets the focus', async () => {
  answers({ error: 'auth.handle_taken', item: null });
  renderScreen(<SignupScreen googleClientId={null} />);
  await signUp();
  const handle = screen.getByLabelText('Handle');
  expect(handle).toBeInvalid();
  expect(handle).toHaveAccessibleDescription(/Someone else has this handle/);
  expect(handle).toHaveFocus();
});
