import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonalSection } from '@/components/settings/PersonalSection';
import { SaveTab } from '@/components/settings/SaveTab';
import type { PersonalInfo } from '@/hooks/settings/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { notificationChoices } from '@/lib/shared/notifications/notificationPrefs';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const info: PersonalInfo = {
  firstName: 'Mira',
  lastName: 'Kaufmann',
  email: 'mira@example.com',
  emailVerified: true,
  phone: '+49•••••••••89',
  handle: 'mira_k',
  locale: 'en',
  timeZone: 'Europe/Berlin',
  hasPassword: true,
  quietHours: null,
  notifications: notificationChoices({}),
};

const replace = jest.fn(() => Promise.resolve(true));
const router = { replace, asPath: '/dashboard/settings' };
const tab = (
  <SaveTab>
    <PersonalSection info={info} />
  </SaveTab>
);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  call.mockReset();
  replace.mockClear();
});

test('the save bar comes with a change, goes when it is taken back, and says what was saved', async () => {
  call.mockResolvedValueOnce({ savePersonalInfo: { error: null, item: info } });
  renderScreen(tab, { router });
  const first = screen.getByLabelText('First name');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.type(first, 'x');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await userEvent.type(first, '{Backspace}');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.clear(first);
  await userEvent.type(first, 'Mirela');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(call).toHaveBeenCalledWith('accounts/save-personal-info/', {
    firstName: 'Mirela',
    lastName: 'Kaufmann',
    timeZone: 'Europe/Berlin',
    locale: 'en',
  });
  // Menu and sidebar show the new name without a reload.
  await waitFor(() => expect(replace).toHaveBeenCalled());
  await userEvent.type(first, 'x');
  expect(screen.queryByText('Saved')).toBeNull();
});

test('Discard shows what is saved again', async () => {
  renderScreen(tab, { router });
  await userEvent.type(screen.getByLabelText('First name'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Mira');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('what is missing is said beside its field while one types, and nothing is sent', async () => {
  renderScreen(tab, { router });
  const first = screen.getByLabelText('First name');
  await userEvent.clear(first);
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  expect(first).toBeInvalid();
  await save();
  expect(first).toHaveFocus();
  expect(screen.getByText(/Not everything could be saved/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(first, 'M');
  expect(screen.queryByText('Fill this in.')).toBeNull();
});

test('whoever leaves with something unsaved is asked first', async () => {
  renderScreen(
    <>
      <a href="/dashboard/home">Home</a>
      {tab}
    </>,
    { router },
  );
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await userEvent.type(screen.getByLabelText('First name'), 'x');
  expect(closing()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('First name')).toHaveValue('Mirax');
});
