import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NotificationsSection } from '@/components/settings/NotificationsSection';
import { PersonalSection } from '@/components/settings/PersonalSection';
import { SaveTab } from '@/components/settings/SaveTab';
import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { TabPanel } from '@/components/settings/TabPanel';
import type { PersonalInfo, Verifications } from '@/hooks/settings/types';
import { goToLanguage } from '@/lib/navigation/rememberLanguage';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { notificationChoices } from '@/lib/shared/notifications/notificationPrefs';
import { aFavorite } from '@/__tests__/support/profileFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/navigation/rememberLanguage', () => ({ goToLanguage: jest.fn() }));
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

beforeEach(() => {
  call.mockReset();
  replace.mockClear();
  jest.mocked(goToLanguage).mockReset();
});

const everything = {
  ...{ tab: 'basics' as const, info, proofs, sessions: [], follows: null },
  ...{ isOnBoards: true, setup: null, words: null },
};
const kept = (part: ReactNode) => <SaveTab>{part}</SaveTab>;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the tabs are links, and the shown one says so', async () => {
  renderScreen(<SettingsScreen {...everything} />);
  const basics = screen.getByRole('link', { name: 'Basics' });
  expect(basics).toHaveAttribute('aria-current', 'page');
  const other = screen.getByRole('link', { name: 'Verifications' });
  expect(other).toHaveAttribute('href', '/dashboard/settings?active=verifications');
  expect(other).not.toHaveAttribute('aria-current');
  // A fan has no page of their own.
  expect(screen.queryByRole('link', { name: 'Page' })).toBeNull();
  await lateParts();
});

test('the number is shown as far as it is told, and proven elsewhere', () => {
  const { unmount } = renderScreen(<PersonalSection info={info} />);
  expect(screen.getByText(/Phone number: \+49•••••••••89/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verify or change it' })).toHaveAttribute(
    'href',
    '/dashboard/settings?active=verifications',
  );
  unmount();
  renderScreen(<PersonalSection info={{ ...info, phone: null }} />);
  expect(screen.getByText(/No phone number yet/)).toBeVisible();
});

test('who reads the page in another language stays in it; who chooses one goes there', async () => {
  renderScreen(kept(<PersonalSection info={info} />), {
    router: { ...router, locale: 'de' },
    locale: 'de',
  });
  await userEvent.type(screen.getByLabelText('Vorname'), 'x');
  call.mockResolvedValueOnce({ savePersonalInfo: { error: null, item: info } });
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Gespeichert')).toBeVisible();
  expect(goToLanguage).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText('Sprache'), 'fr');
  call.mockResolvedValueOnce({
    savePersonalInfo: { error: null, item: { ...info, locale: 'fr' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(goToLanguage).toHaveBeenCalledWith('fr', router.asPath));
});

test('who has one name saves without another', async () => {
  call.mockResolvedValueOnce({ savePersonalInfo: { error: null, item: info } });
  renderScreen(kept(<PersonalSection info={{ ...info, firstName: 'Che', lastName: '' }} />), {
    router,
  });
  expect(screen.getByLabelText(/Last name/)).not.toBeRequired();
  await userEvent.type(screen.getByLabelText('First name'), 'r');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(call).toHaveBeenCalledWith(
    'accounts/save-personal-info/',
    expect.objectContaining({ firstName: 'Cher', lastName: '' }),
  );
});

test('a refusal stands at its field and keeps what was typed', async () => {
  call.mockRejectedValueOnce(
    new SecureqlError('payload.invalid', 400, { firstName: 'Please fill this in.' }),
  );
  renderScreen(kept(<PersonalSection info={info} />));
  const first = screen.getByLabelText('First name');
  await userEvent.clear(first);
  await userEvent.type(first, ' ');
  await save();
  expect(await screen.findByText('Please fill this in.')).toBeVisible();
  expect(first).toHaveValue(' ');
  expect(first).toHaveFocus();
});

test('a switch holds at once and goes back when it cannot be saved', async () => {
  call.mockResolvedValueOnce({} as never);
  renderScreen(<NotificationsSection info={info} />);
  const removed = screen.getByRole('group', { name: 'Removed from a queue' });
  const [inApp] = Array.from(removed.querySelectorAll('input'));
  await userEvent.click(inApp!);
  expect(inApp).not.toBeChecked();
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  call.mockRejectedValueOnce(new Error('away'));
  await userEvent.click(inApp!);
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(inApp).not.toBeChecked();
});

test('a creator lets go of whom they follow, and of being told, in the settings', async () => {
  const follows = { error: null, items: [aFavorite()], cursor: null };
  call.mockResolvedValue({ saveFavorite: { error: null, item: null } });
  renderScreen(<TabPanel {...everything} tab="privacy" follows={follows} />, { user: aUser() });
  const section = within(await screen.findByRole('region', { name: 'Creators you follow' }));
  await userEvent.click(section.getByRole('switch', { name: /^Tell me when live ?: Nora Night$/ }));
  const target = { targetType: 'CREATOR', targetId: 'user-nora' };
  expect(call).toHaveBeenCalledWith('favorites/save-favorite/', { ...target, notifyLive: false });
  await userEvent.click(section.getByRole('button', { name: /^Unfollow ?: Nora Night$/ }));
  expect(call).toHaveBeenLastCalledWith('favorites/remove-favorite/', target);
});

test('what cannot be switched off says so instead of offering a switch', () => {
  renderScreen(<NotificationsSection info={info} />);
  const called = screen.getByRole('group', { name: 'It’s your turn' });
  expect(called).toHaveTextContent('On PlayPlus: always on');
  const offered = within(called).getAllByRole('switch');
  expect(offered).toEqual(
    ['By email', 'As an alert'].map((name) => within(called).getByRole('switch', { name })),
  );
  const security = screen.getByRole('group', { name: 'Account security' });
  expect(within(security).queryAllByRole('switch')).toEqual([]);
});

describe('quiet hours', () => {
  const zone = 'Europe/Berlin';

  test('are a night until others are chosen, by the own clock', async () => {
    call.mockResolvedValue({ saveQuietHours: { error: null, item: null } });
    renderScreen(kept(<NotificationsSection info={info} />), { router });
    expect(screen.queryByLabelText('From')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Mute at set times' }));
    expect(screen.getByText(`Time zone: ${zone}`)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('From'));
    await userEvent.type(screen.getByLabelText('From'), '23:30');
    await save();
    const payload = { from: '23:30', to: '08:00', timeZone: zone };
    expect(call).toHaveBeenCalledWith('accounts/save-quiet-hours/', payload);
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('end with the switch, and a refusal stands at its field', async () => {
    const quietHours = { from: '22:00', to: '08:00' };
    renderScreen(kept(<NotificationsSection info={{ ...info, quietHours }} />), { router });
    await userEvent.clear(screen.getByLabelText('Until'));
    await userEvent.type(screen.getByLabelText('Until'), '22:00');
    call.mockRejectedValueOnce(new SecureqlError('payload.invalid', 400, { to: 'Check this.' }));
    await save();
    expect(await screen.findByText('Check this.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Mute at set times' }));
    call.mockResolvedValue({ saveQuietHours: { error: null, item: null } });
    await save();
    const payload = { from: null, to: null, timeZone: zone };
    expect(call).toHaveBeenLastCalledWith('accounts/save-quiet-hours/', payload);
  });
});
