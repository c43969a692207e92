import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OtherAccountEntry } from '@/components/lottery/public/entry/OtherAccountEntry';
import { callSecureql } from '@/lib/secureql/browser/client';
import { leave } from '@/lib/session/leave';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';
import { renderShell, resizeTo } from './renderShell';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/analytics/counter', () => ({ countOn: jest.fn() }));
jest.mock('@/lib/session/leave', () => ({ leave: jest.fn() }));

const call = jest.mocked(callSecureql);
const isCalled = (path: string) => call.mock.calls.some(([called]) => called === path);

const claim = { kind: 'CLAIM', toolId: 'draw-1', uuid: 'u', title: 'A headset', until: null };
const entry = { ...claim, kind: 'ENTRY', toolId: 'draw-2' };

/** What the server knows of the other account, and how it answers the press. */
function answers(item: object | null, error: string | null = null) {
  call.mockReset();
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'accounts/get-other-account/'
        ? { otherAccount: { error: null, item } }
        : path === 'accounts/switch-account/'
          ? { switchAccount: { error, item: error ? null : aUser() } }
          : path === 'accounts/log-out/'
            ? { logOut: { error: null, item: null } }
            : {
                sidebarBadge: { error: null, item: { home: 0, experiences: 0, party: 0, chat: 0 } },
              }) as never,
    ),
  );
}

const quick = { handle: 'ann2', isQuick: true, waiting: [claim, entry, entry] };
const main = aUser({ handle: 'maria', canSwitch: true });

async function openMenu(user = main) {
  await renderShell({ user, layout: 'plain' });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  return within(screen.getByRole('banner'));
}

beforeEach(() => {
  resizeTo(1280);
  jest.mocked(leave).mockClear();
});

test('the user menu names the other account and what waits there; a press goes there', async () => {
  answers(quick);
  const header = await openMenu();
  const item = await header.findByRole('button', { name: /Switch back to @ann2/ });
  expect(item).toHaveTextContent('1 prize to claim and 2 draw entries');
  await userEvent.click(item);
  expect(call).toHaveBeenCalledWith('accounts/switch-account/', { handle: 'ann2' });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard/home'));
});

test('who has no other account is not asked about one', async () => {
  answers(null);
  const header = await openMenu(aUser());
  expect(header.queryByRole('button', { name: /Switch back/ })).toBeNull();
  expect(isCalled('accounts/get-other-account/')).toBe(false);
});

test('a draw says which name it knows this browser by', async () => {
  answers(quick);
  renderScreen(<OtherAccountEntry lotteryId="draw-2" />, { user: main });
  expect(await screen.findByRole('region', { name: 'You’re in this draw as @ann2' })).toBeVisible();
});

test('what could not be switched is said, and the page stays', async () => {
  answers(quick, 'auth.switch_over');
  renderScreen(<OtherAccountEntry lotteryId="draw-1" />, { user: main });
  const note = await screen.findByRole('region', { name: 'This prize belongs to @ann2' });
  await userEvent.click(within(note).getByRole('button', { name: 'Switch back to @ann2' }));
  expect(await within(note).findByText(/Nothing waits there anymore/)).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

test('a log-out that would lose something asks first', async () => {
  answers(quick);
  const header = await openMenu();
  await userEvent.click(header.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('dialog', { name: /leave @ann2 behind/ });
  expect(dialog).toHaveTextContent('1 prize to claim and 2 draw entries');
  expect(isCalled('accounts/log-out/')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(header.getByRole('button', { name: 'Log out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out anyway' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
});

test('a log-out that loses nothing does not ask', async () => {
  answers(null);
  const header = await openMenu();
  await userEvent.click(header.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
});

test('a quick account is told that there is no way back in', async () => {
  answers({ handle: 'maria', isQuick: false, waiting: [] });
  const user = aUser({ handle: 'ann2', isQuick: true, canSwitch: true, userType: 'FAN' });
  const header = await openMenu(user);
  expect(await header.findByRole('button', { name: 'Switch back to @maria' })).toBeVisible();
  await userEvent.click(header.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('dialog', { name: 'Log out of @ann2?' })).toBeVisible();
});
