import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginScreen } from '@/components/auth/LoginScreen';
import { ResetPasswordScreen } from '@/components/auth/ResetPasswordScreen';
import { UnsubscribeScreen } from '@/components/auth/UnsubscribeScreen';
import { VerifyEmailScreen } from '@/components/auth/email/VerifyEmailScreen';
import { fragmentToCarry } from '@/lib/navigation/fragment';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);

beforeEach(() => call.mockReset());
afterEach(() => window.history.replaceState(null, '', '/'));

const openAt = (fragment: string) => window.history.replaceState(null, '', `/#${fragment}`);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  test('is asked for in a dialog, and the answer does not tell whether there is an account', async () => {
    call.mockResolvedValue({ requestPasswordReset: { error: null } });
    renderScreen(<LoginScreen googleClientId={null} />);
    await press('Forgot your password?');
    await userEvent.type(screen.getByLabelText('Email of your account'), 'mira@example.com');
    await press('Send link');
    expect(call).toHaveBeenCalledWith('accounts/request-password-reset/', {
      email: 'mira@example.com',
    });
    expect(await screen.findByRole('status')).toHaveTextContent(/If there’s an account/);
    expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus();
    await press('Got it');
    expect(screen.queryByLabelText('Email of your account')).not.toBeInTheDocument();
  });

  test('the dialog can be closed again', async () => {
    renderScreen(<LoginScreen googleClientId={null} />);
    await press('Forgot your password?');
    expect(screen.getByLabelText('Email of your account')).toBeVisible();
    await press('Close');
    expect(screen.queryByLabelText('Email of your account')).not.toBeInTheDocument();
  });

  test('too many requests are told, and what was typed stays', async () => {
    call.mockRejectedValue(new SecureqlError('rate_limited', 429));
    renderScreen(<LoginScreen googleClientId={null} />);
    await press('Forgot your password?');
    await userEvent.type(screen.getByLabelText('Email of your account'), 'mira@example.com');
    await press('Send link');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Email of your account')).toHaveValue('mira@example.com');
  });
});

describe('a new password', () => {
  test('goes out with the token of the fragment; a common one is refused at its field', async () => {
    openAt('token=secret-token');
    call.mockResolvedValue({
      resetPassword: { error: 'auth.password_too_common', item: null },
    });
    renderScreen(<ResetPasswordScreen />);
    await userEvent.type(screen.getByLabelText('New password'), 'password123');
    await press('Save and log in');
    expect(call).toHaveBeenCalledWith('accounts/reset-password/', {
      token: 'secret-token',
      password: 'password123',
    });
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  test.each([
    ['a visitor', null],
    ['somebody logged in', aUser()],
  ])('a used link says so, and %s asks for a new one right there', async (_who, user) => {
    openAt('token=old');
    call.mockResolvedValue({ resetPassword: { error: 'auth.link_invalid', item: null } });
    renderScreen(<ResetPasswordScreen />, { user });
    await userEvent.type(screen.getByLabelText('New password'), 'violet kettle 9');
    await press('Save and log in');
    expect(await screen.findByRole('alert')).toHaveTextContent(/already used or is too old/);
    call.mockResolvedValue({ requestPasswordReset: { error: null } });
    await press('Send a new link');
    await userEvent.type(screen.getByLabelText('Email of your account'), 'mira@example.com');
    await press('Send link');
    expect(call).toHaveBeenLastCalledWith('accounts/request-password-reset/', {
      email: 'mira@example.com',
    });
    expect(await screen.findByRole('status')).toHaveTextContent(/the link is on its way/);
  });

  test('a link without its token says what to do', () => {
    renderScreen(<ResetPasswordScreen />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Part of this link is missing/);
  });
});

describe('the token of a mailed link', () => {
  const moveTo = (hash: string) =>
    act(() => {
      window.location.hash = hash;
      window.dispatchEvent(new Event('hashchange'));
    });

  test('leaves the address, and nothing else that comes there takes its place', async () => {
    openAt('token=mine');
    call.mockResolvedValue({
      confirmEmail: { error: null, item: { state: 'CONFIRMED', handle: null } },
    });
    renderScreen(<VerifyEmailScreen />);
    expect(window.location.hash).toBe('');
    moveTo('#main');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Yes, it’s mine');
    expect(call).toHaveBeenCalledWith('accounts/confirm-email/', { token: 'mine' });
  });

  test('is carried into another language for as long as its page is open', () => {
    openAt('token=mi%2Fne');
    const { unmount } = renderScreen(<ResetPasswordScreen />);
    expect(fragmentToCarry()).toBe('#token=mi%2Fne');
    unmount();
    expect(fragmentToCarry()).toBe('');
  });

  test('gives way to a newer link on the same page', async () => {
    openAt('token=older');
    call.mockResolvedValue({ unsubscribe: { error: null, item: { topic: 'live' } } });
    renderScreen(<UnsubscribeScreen />);
    moveTo('#token=newer');
    await press('Stop these emails');
    expect(call).toHaveBeenCalledWith('accounts/unsubscribe/', { token: 'newer' });
    expect(window.location.hash).toBe('');
  });
});

test('mails of a kind end by a press', async () => {
  openAt('token=foot');
  call.mockResolvedValue({ unsubscribe: { error: null, item: { topic: 'live' } } });
  renderScreen(<UnsubscribeScreen />);
  await press('Stop these emails');
  expect(call).toHaveBeenCalledWith('accounts/unsubscribe/', { token: 'foot' });
  expect(await screen.findByRole('status')).toHaveTextContent(/You won’t get these emails anymore/);
});
