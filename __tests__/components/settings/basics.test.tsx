import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsSection } from '@/components/settings/NotificationsSection';
import { PersonalSection } from '@/components/settings/PersonalSection';
import { SettingsScreen } from '@/components/settings/SettingsScreen';
import type { PersonalInfo, Verifications } from '@/hooks/settings/types';
import { callSecureql } from '@/lib/secureql/client';
import { SecureqlError } from '@/lib/secureql/secureqlError';
import { notificationChoices } from '@/lib/shared/notificationPrefs';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const info: PersonalInfo = {
  firstName: 'Mira',
  lastName: 'Kaufmann',
  email: 'mira@example.com',
  handle: 'mira_k',
  locale: 'en',
  timeZone: 'Europe/Berlin',
  hasPassword: true,
  notifications: notificationChoices({}),
};

const proofs: Verifications = {
  email: 'mira@example.com',
  emailVerified: false,
  phone: null,
  phoneVerified: false,
  handle: 'mira_k',
  hasChosenHandle: true,
  hasPassword: true,
  payoutAccount: 'MISSING',
};

beforeEach(() => call.mockReset());

test('the halves are links, and the shown one says so', () => {
  renderScreen(
    <SettingsScreen tab="basics" info={info} proofs={proofs} sessions={[]} setup={null} />,
  );
  const basics = screen.getByRole('link', { name: 'Basics' });
  expect(basics).toHaveAttribute('aria-current', 'page');
  const other = screen.getByRole('link', { name: 'Verifications' });
  expect(other).toHaveAttribute('href', '/dashboard/settings?active=verifications');
  expect(other).not.toHaveAttribute('aria-current');
});

test('saving says so until something is changed again', async () => {
  call.mockResolvedValueOnce({ savePersonalInfo: { error: null, item: info } });
  renderScreen(<PersonalSection info={info} />);
  const first = screen.getByLabelText('First name');
  await userEvent.clear(first);
  await userEvent.type(first, 'Mirela');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(call).toHaveBeenCalledWith('accounts/save-personal-info/', {
    firstName: 'Mirela',
    lastName: 'Kaufmann',
    timeZone: 'Europe/Berlin',
    locale: 'en',
  });
  await userEvent.type(first, 'x');
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a refusal stands at its field and keeps what was typed', async () => {
  call.mockRejectedValueOnce(
    new SecureqlError('payload.invalid', 400, { firstName: 'Please fill this in.' }),
  );
  renderScreen(<PersonalSection info={info} />);
  const first = screen.getByLabelText('First name');
  await userEvent.clear(first);
  await userEvent.type(first, ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please fill this in.')).toBeVisible();
  expect(first).toHaveValue(' ');
  expect(first).toHaveFocus();
});

test('a switch holds at once and goes back when it cannot be saved', async () => {
  call.mockResolvedValueOnce({} as never);
  renderScreen(<NotificationsSection initial={info.notifications} />);
  const removed = screen.getByRole('group', { name: 'Taken off a queue' });
  const [inApp] = Array.from(removed.querySelectorAll('input'));
  await userEvent.click(inApp!);
  expect(inApp).not.toBeChecked();
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  call.mockRejectedValueOnce(new Error('away'));
  await userEvent.click(inApp!);
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(inApp).not.toBeChecked();
});

test('what cannot be switched off says so instead of offering a switch', () => {
  renderScreen(<NotificationsSection initial={info.notifications} />);
  const called = screen.getByRole('group', { name: 'It’s your turn' });
  expect(called).toHaveTextContent('always on');
  expect(called.querySelectorAll('input')).toHaveLength(0);
});
