import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecapScreen } from '@/components/party/recap/RecapScreen';
import type { RecapPage } from '@/hooks/party/host/useRecap';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aConsole, aHostMember } from '@/__tests__/support/partyFactories';
import { openConsole } from '@/__tests__/support/consoleStage';
import { lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

beforeEach(() => localStorage.clear());

test('Q18 a moderator who looks on sees every act and can press none, with no key either', async () => {
  const { sent } = openConsole(
    aConsole({ right: 'VIEW', current: [aHostMember(8, { status: 130 })] }),
  );
  expect(screen.getByText(/You look on here/)).toBeVisible();
  for (const name of [/^Start round 1/, 'Call player1', 'Pause', /^Move player1/]) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  await userEvent.keyboard('nps ');
  expect(sent()).toHaveLength(0);
  await userEvent.keyboard('l');
  expect(await screen.findByRole('dialog', { name: 'Recent actions' })).toBeVisible();
});

test('Q18 only the owner says who moderates, and sees who was asked', async () => {
  const moderator = {
    id: 'user-2',
    handle: 'mona',
    name: 'Mona',
    profilePhoto: '/default-user.png',
    right: 'RUN',
    state: 'INVITED',
    invitedAt: '2026-11-21T10:00:00.000Z',
  };
  const { sent } = openConsole(aConsole(), (path) =>
    Promise.resolve(
      path === 'moderators/get-moderators/'
        ? { moderators: { error: null, items: [moderator] } }
        : { root: { error: null, item: { id: 'user-2' } } },
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mods' }));
  const dialog = await screen.findByRole('dialog', { name: 'Moderators' });
  await userEvent.selectOptions(await within(dialog).findByLabelText('mona (invited)'), 'Look on');
  expect(sent()).toContainEqual(['moderators/change-right/', { userId: 'user-2', right: 'VIEW' }]);
});

test('Q18 a moderator is not offered what only the owner may do', async () => {
  openConsole(aConsole({ right: 'RUN' }));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const tools = await screen.findByRole('dialog', { name: 'Tools' });
  expect(screen.queryByRole('button', { name: 'Mods' })).toBeNull();
  expect(within(tools).queryByRole('button', { name: 'Stream Deck' })).toBeNull();
  expect(within(tools).queryByRole('link', { name: 'Rules' })).toBeNull();
  expect(within(tools).getByRole('button', { name: 'Bans' })).toBeVisible();
});

test.each([
  ['VIEW', 0],
  ['RUN', 0],
  ['SETTINGS', 1],
  ['OWNER', 1],
] as const)(
  'an ended queue is offered to be run again to who has the right %s: %i',
  async (right, count) => {
    openConsole(aConsole({ right, state: 'ENDED', waiting: [], memberCount: 0 }));
    expect(screen.queryAllByRole('button', { name: 'Run it again' })).toHaveLength(count);
    await lateParts();
  },
);

const aRecap = (change: Partial<RecapPage> = {}): RecapPage => ({
  played: 1,
  missed: 1,
  left: 0,
  items: [],
  cursor: null,
  ...change,
});

const anEntry: RecapPage['items'][number] = {
  id: 'entry-1',
  number: 1,
  status: 300,
  handle: 'anna',
  isGuest: false,
  priority: null,
  fields: [],
  joinedAt: '2026-11-21T10:00:00.000Z',
  calledAt: null,
  endedAt: null,
  endReason: null,
  waitSeconds: 90,
};

test('whoever got no turn gets priority with one press', async () => {
  call.mockReset();
  call.mockImplementation((path) =>
    Promise.resolve(
      path === 'party/get-recap/'
        ? { partyRecap: { error: null, item: aRecap({ items: [anEntry] }) } }
        : { givePriority: { error: null, item: { count: 1 } } },
    ),
  );
  renderScreen(<RecapScreen party={aConsole()} first={aRecap()} />);
  await userEvent.click(screen.getByRole('button', { name: '1 got no turn' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Priority for anna next time' }));
  expect(await screen.findByText('Has priority next time')).toBeVisible();
  expect(call).toHaveBeenCalledWith('party/give-priority/', {
    partyID: 'party-1',
    entryIds: ['entry-1'],
  });
});

test('a used pass is said and not offered again', async () => {
  call.mockReset();
  const page = aRecap({ items: [{ ...anEntry, priority: 'USED' }] });
  call.mockResolvedValue({ partyRecap: { error: null, item: page } });
  renderScreen(<RecapScreen party={aConsole()} first={aRecap()} />);
  await userEvent.click(screen.getByRole('button', { name: '1 got no turn' }));
  expect(await screen.findByText('Priority used')).toBeVisible();
  expect(screen.queryByText('Has priority next time')).toBeNull();
  expect(screen.queryByRole('button', { name: /Priority/ })).toBeNull();
});

test('a list of the recap that did not come is asked for again by a press', async () => {
  call.mockReset();
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  renderScreen(<RecapScreen party={aConsole()} first={aRecap()} />);
  await userEvent.click(screen.getByRole('button', { name: '1 got no turn' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach our server');
  expect(screen.queryByText('Loading…')).toBeNull();
  const page = aRecap({ items: [anEntry] });
  call.mockResolvedValueOnce({ partyRecap: { error: null, item: page } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('anna')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
