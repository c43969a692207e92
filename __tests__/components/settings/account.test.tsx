import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteSection } from '@/components/settings/account/DeleteSection';
import { EmailSection } from '@/components/settings/account/EmailSection';
import { ExportSection } from '@/components/settings/account/ExportSection';
import { PasswordSection } from '@/components/settings/account/PasswordSection';
import { SessionsSection } from '@/components/settings/account/SessionsSection';
import { Verifications } from '@/components/settings/verifications/Verifications';
import type { PersonalInfo } from '@/hooks/settings/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { readClientAgent } from '@/lib/settings/clientAgent';
import { saveFile } from '@/hooks/ui/saveFile';
import { notificationChoices } from '@/lib/shared/notifications/notificationPrefs';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/hooks/ui/saveFile', () => ({ saveFile: jest.fn() }));
const call = jest.mocked(callSecureql);

const info: PersonalInfo = {
  firstName: 'Mira',
  lastName: 'Kaufmann',
  email: 'mira@example.com',
  emailVerified: true,
  phone: null,
  handle: 'mira_k',
  locale: 'en',
  timeZone: null,
  hasPassword: true,
  quietHours: null,
  notifications: notificationChoices({}),
};

const proofs = {
  email: 'mira@example.com',
  emailVerified: true,
  phone: null,
  phoneVerified: false,
  handle: 'mira_k',
  hasChosenHandle: true,
  hasPassword: true,
  payoutAccount: 'MISSING',
};

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36';
const aSession = (id: string, isCurrent = false) => ({
  id,
  isCurrent,
  clientAgent: isCurrent ? CHROME : '',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
});

beforeEach(() => call.mockReset());

test.each([
  [CHROME, 'Chrome', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14) Chrome/147.0 Safari/537.36 Edg/147.0',
    'Edge',
    'macOS',
  ],
  ['curl/8', null, null],
])('%s is read', (agent, browser, system) => {
  expect(readClientAgent(agent)).toEqual({ browser, system });
});

test('a wrong password stands at its field, and the new one stays typed', async () => {
  call.mockResolvedValueOnce({ changePassword: { error: 'auth.wrong_password', item: null } });
  renderScreen(<PasswordSection info={info} />);
  const current = screen.getByLabelText('Your current password');
  await userEvent.type(current, 'wrong');
  await userEvent.type(screen.getByLabelText('New password'), 'a far better sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/That isn’t your current password/)).toBeVisible();
  expect(current).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('a far better sentence');

  call.mockResolvedValueOnce({ changePassword: { error: null, item: { endedSessions: 2 } } });
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Password changed/)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('who signs in with Google gets a first password by a link to their own address', async () => {
  renderScreen(<PasswordSection info={{ ...info, hasPassword: false }} />);
  expect(screen.getByText(/You have no password here yet/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Email me a link to choose one' });
  call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
  await userEvent.click(send);
  expect(await screen.findByText(/a little too fast/)).toBeVisible();
  call.mockResolvedValueOnce({ requestPasswordReset: { error: null } });
  await userEvent.click(send);
  expect(await screen.findByText('We’ve sent a link to mira@example.com.')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('accounts/request-password-reset/', {
    email: 'mira@example.com',
  });
  expect(screen.queryByText(/a little too fast/)).toBeNull();
});

test('a new address counts once its code was typed, with the way back told', async () => {
  call.mockResolvedValueOnce({
    requestEmailChange: { error: null, item: { sentTo: 'new@example.com', length: 6 } },
  });
  renderScreen(<EmailSection info={info} />);
  await userEvent.type(screen.getByLabelText('New email address'), 'new@example.com');
  await userEvent.type(screen.getByLabelText('Your current password'), 'violet kettle');
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(call).toHaveBeenLastCalledWith('accounts/request-email-change/', {
    email: 'new@example.com',
    proof: 'violet kettle',
  });
  expect(await screen.findByText(/We sent a code to new@example.com/)).toBeVisible();
  call.mockResolvedValueOnce({
    confirmEmailCode: { error: null, item: { state: 'CHANGED', handle: null } },
  });
  await userEvent.type(screen.getByLabelText('Code from the email'), '123456');
  expect(call).toHaveBeenLastCalledWith('accounts/confirm-email-code/', { code: '123456' });
  expect(await screen.findByText(/undo the change from there for 72 hours/)).toBeVisible();
  expect(screen.getByText('Now: new@example.com')).toBeVisible();
});

test('without a password a code to the present address comes first', async () => {
  renderScreen(<EmailSection info={{ ...info, hasPassword: false }} />);
  call.mockResolvedValueOnce({
    requestProof: { error: null, item: { sentTo: 'mira@example.com', length: 6 } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await userEvent.type(await screen.findByLabelText('Code from your current address'), '654321');
  await userEvent.type(screen.getByLabelText('New email address'), 'new@example.com');
  call.mockResolvedValueOnce({
    requestEmailChange: { error: 'auth.code_invalid', item: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/That code is wrong or too old/)).toBeVisible();
  expect(screen.getByLabelText('Code from your current address')).toHaveFocus();
});

test('an address that is not confirmed is confirmed first, also for a password', () => {
  const claimed = { ...info, emailVerified: false, hasPassword: false };
  renderScreen(
    <>
      <EmailSection info={claimed} />
      <PasswordSection info={claimed} />
    </>,
  );
  for (const name of ['Confirm an address first', 'Confirm an email address first']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/dashboard/settings?active=verifications#email',
    );
  }
});

test('sessions end one by one or together, and a failure leaves the list', async () => {
  const list = [aSession('a', true), aSession('b'), aSession('c')];
  renderScreen(<SessionsSection initial={list} />);
  expect(screen.getByText('Chrome on Windows')).toBeVisible();
  call.mockRejectedValueOnce(new Error('away'));
  const [end] = screen.getAllByRole('button', { name: 'Log out: Unknown browser' });
  await userEvent.click(end!);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);

  call.mockResolvedValueOnce({ endSession: { error: null, item: { isCurrent: false } } });
  await userEvent.click(end!);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(call).toHaveBeenLastCalledWith('accounts/end-session/', { sessionId: 'b' });

  call.mockResolvedValueOnce({ endOtherSessions: { error: null, item: { endedSessions: 1 } } });
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('one’s own data come as a file', async () => {
  call.mockResolvedValueOnce({
    exportMyData: { error: null, item: { fileName: 'mira.json', json: '{}' } },
  });
  renderScreen(<ExportSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('mira.json', '{}', 'application/json'));
  expect(await screen.findByText(/on its way to your downloads/)).toBeVisible();
});

test('deleting asks for the password; a wrong one says so and changes nothing', async () => {
  call.mockResolvedValueOnce({ deleteAccount: { error: 'auth.wrong_password', item: null } });
  const realtime = new FakeRealtime();
  renderScreen(<DeleteSection info={info} />, { realtime });
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await userEvent.type(within(dialog).getByLabelText(/Your password/), 'wrong');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  expect(await within(dialog).findByText(/That isn’t your current password/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('accounts/delete-account/', { confirmation: 'wrong' });
  expect(realtime.resume).toHaveBeenCalledTimes(1);
});

test('with the account its drafts go from this browser, and real time rests for good', async () => {
  const realtime = new FakeRealtime();
  sessionStorage.setItem('join:party', JSON.stringify({ wish: 'typed, never sent' }));
  call.mockResolvedValueOnce({ deleteAccount: { error: null, item: { isDeleted: true } } });
  renderScreen(<DeleteSection info={info} />, { realtime });
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await userEvent.type(screen.getByLabelText(/Your password/), 'violet kettle');
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(realtime.pause).toHaveBeenCalledTimes(1);
  expect(realtime.resume).not.toHaveBeenCalled();
});

test('without a password the handle is the word', async () => {
  renderScreen(<DeleteSection info={{ ...info, hasPassword: false }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(screen.getByLabelText('Type your handle, mira_k, to be sure')).toBeVisible();
});

test('a number is proven by the code that was sent to it', async () => {
  renderScreen(<Verifications proofs={proofs} />, { user: aUser() });
  expect(screen.getAllByText('Verified')).toHaveLength(2);
  call.mockResolvedValueOnce({
    requestPhoneCode: { error: null, item: { sentTo: '+49 ••• 89' } },
  });
  await userEvent.type(screen.getByLabelText('Number with country code'), '+49 151 23456789');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByLabelText('Six digits from the message to +49 ••• 89');
  call.mockResolvedValueOnce({ confirmPhone: { error: 'auth.code_invalid', item: null } });
  await userEvent.type(code, '111111');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/That code is wrong or too old/)).toBeVisible();
  call.mockResolvedValueOnce({
    confirmPhone: { error: null, item: { phone: '+49 ••• 89', phoneVerified: true } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getAllByText('Verified')).toHaveLength(3));
});
