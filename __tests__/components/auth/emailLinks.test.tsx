import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoEmailScreen } from '@/components/auth/email/UndoEmailScreen';
import { VerifyEmailScreen } from '@/components/auth/email/VerifyEmailScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);

beforeEach(() => call.mockReset());
afterEach(() => window.history.replaceState(null, '', '/'));

type State = 'CONFIRMED' | 'CHANGED' | 'TAKE_OVER' | 'ELSEWHERE' | 'HELD';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function confirm(state: State, handle: string | null = null) {
  window.history.replaceState(null, '', '/#token=mine');
  call.mockResolvedValueOnce({ confirmEmail: { error: null, item: { state, handle } } });
  renderScreen(<VerifyEmailScreen />, { user: aUser() });
  expect(call).not.toHaveBeenCalled();
  await press('Yes, it’s mine');
  expect(call).toHaveBeenCalledWith('accounts/confirm-email/', { token: 'mine' });
}

test('an address is confirmed by a press, never by opening the page alone', async () => {
  await confirm('CONFIRMED');
  expect(await screen.findByRole('status')).toHaveTextContent(/You can now log in/);
  expect(screen.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  const home = screen.getByRole('link', { name: 'Go to my home page' });
  expect(home).toHaveAttribute('href', '/dashboard/home');
});

test('a changed one is named as such', async () => {
  await confirm('CHANGED');
  expect(await screen.findByRole('status')).toHaveTextContent(/uses this address from now on/);
});

test('a new one that was asked for elsewhere says where to go', async () => {
  await confirm('ELSEWHERE');
  expect(await screen.findByRole('status')).toHaveTextContent(/Nothing was changed/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('elsewhere an account is taken over by a second press that says what ends', async () => {
  await confirm('TAKE_OVER', 'mira_k');
  expect(await screen.findByRole('heading', { name: 'Is this account yours?' })).toBeVisible();
  expect(screen.getByText(/overlay keys, control addresses and moderators/)).toBeVisible();
  call.mockResolvedValueOnce({ takeOverAccount: { error: 'auth.email_taken', item: null } });
  await press('Take this account over');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Another account uses this address/);
  call.mockResolvedValueOnce({
    takeOverAccount: { error: null, item: { id: '1', handle: 'mira_k' } },
  });
  await press('Take this account over');
  expect(call).toHaveBeenLastCalledWith('accounts/take-over-account/', { token: 'mine' });
  expect(await screen.findByRole('status')).toHaveTextContent(/@mira_k belongs to you now/);
  expect(screen.getByRole('button', { name: 'Choose a password' })).toBeVisible();
});

test('an address that another account holds offers that one', async () => {
  await confirm('HELD', 'mira_old');
  call.mockResolvedValueOnce({ logInInstead: { error: 'auth.link_invalid', item: null } });
  await press('Log in as @mira_old');
  expect(call).toHaveBeenLastCalledWith('accounts/log-in-instead/', { token: 'mine', code: null });
  expect(await screen.findByRole('alert')).toHaveTextContent(/already used or is too old/);
});

test('a refused link stays where it is, with its reason', async () => {
  window.history.replaceState(null, '', '/#token=old');
  call.mockResolvedValue({ confirmEmail: { error: 'auth.link_invalid', item: null } });
  renderScreen(<VerifyEmailScreen />, { locale: 'de' });
  await press('Ja, sie gehört mir');
  expect(await screen.findByRole('alert')).toHaveTextContent(/schon benutzt oder ist zu alt/);
});

test('a change of address is taken back by a press', async () => {
  window.history.replaceState(null, '', '/#token=back');
  renderScreen(<UndoEmailScreen />);
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({
    undoEmailChange: { error: null, item: { id: '1', handle: 'mira_k' } },
  });
  await press('Undo the change');
  expect(call).toHaveBeenCalledWith('accounts/undo-email-change/', { token: 'back' });
  expect(await screen.findByRole('status')).toHaveTextContent(/uses this address again/);
  expect(screen.getByRole('button', { name: 'Choose a password' })).toBeVisible();
});
