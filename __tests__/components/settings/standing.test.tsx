import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BecomeCreator } from '@/components/settings/account/BecomeCreator';
import { DeleteSection } from '@/components/settings/account/DeleteSection';
import { HandleSection } from '@/components/settings/account/HandleSection';
import type { PersonalInfo } from '@/hooks/settings/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { notificationChoices } from '@/lib/shared/notifications/notificationPrefs';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';
import errorTexts from '@/public/locales/en/errors.json';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
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

beforeEach(() => call.mockReset());

test('after a change of handle the way out asks for the new one', async () => {
  const changed = { ...info, hasPassword: false };
  const sections = (now: PersonalInfo) => (
    <>
      <HandleSection handle={now.handle} />
      <DeleteSection info={now} />
    </>
  );
  const replace = jest.fn((_page: string) => {
    view.rerender(sections({ ...changed, handle: 'mira_new' }));
    return Promise.resolve(true);
  });
  const router = { replace: replace as never, asPath: '/dashboard/settings?active=basics#handle' };
  const view = renderScreen(sections(changed), { router });
  call.mockResolvedValueOnce({ checkHandle: { error: null, item: { isFree: true } } });
  await userEvent.clear(screen.getByRole('textbox', { name: 'Handle' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Handle' }), 'Mira_new');
  expect(await screen.findByText('@mira_new is free.')).toBeVisible();
  const account = { ...aUser(), handle: 'mira_new', hasChosenHandle: true, hasChosenType: true };
  call.mockResolvedValueOnce({ chooseHandle: { error: null, item: account } });
  await userEvent.click(screen.getByRole('button', { name: 'Change handle' }));
  expect(await screen.findByText('Saved. You’re @mira_new now.')).toBeVisible();
  // Next reads nothing for an address with a fragment: first without it, then anew.
  expect(replace.mock.calls.map(([page]) => page)).toEqual([
    '/dashboard/settings?active=basics',
    '/dashboard/settings?active=basics',
  ]);
  expect(screen.getByText('Nobody else can ever take @mira_new.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(screen.getByLabelText('Type your handle, mira_new, to be sure')).toBeVisible();
});

test('too many changes of handle are told at the field', async () => {
  call.mockResolvedValueOnce({
    chooseHandle: { error: 'auth.handle_changes_used_up', item: null },
  });
  renderScreen(<HandleSection handle="mira_k" />);
  await userEvent.click(screen.getByRole('button', { name: 'Change handle' }));
  expect(await screen.findByText(/three times in 30 days/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Handle' })).toBeInvalid();
});

describe('becoming a creator', () => {
  const become = async () => {
    renderScreen(<BecomeCreator />);
    await userEvent.click(screen.getByRole('button', { name: 'Become a creator' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, become a creator' }));
    return screen.findByRole('alert');
  };

  test('says why it was refused at the door', async () => {
    call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
    expect(await become()).toHaveTextContent(errorTexts.rate_limited);
  });

  test('says why it was refused behind it', async () => {
    call.mockResolvedValueOnce({ chooseUserType: { error: 'forbidden', item: null } });
    expect(await become()).toHaveTextContent(errorTexts.forbidden);
  });
});
