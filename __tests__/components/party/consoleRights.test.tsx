import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsole, aHostMember } from '@/__tests__/support/partyFactories';
import { openConsole } from '@/__tests__/support/consoleStage';
import { lateParts } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

beforeEach(() => localStorage.clear());

test('Q18 a moderator who looks on sees every act and can press none, with no key either', async () => {
  const { sent } = openConsole(
    aConsole({ right: 'VIEW', current: [aHostMember(8, { status: 130 })] }),
  );
  expect(screen.getByText(/View only/)).toBeVisible();
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
  await userEvent.selectOptions(
    await within(dialog).findByLabelText('mona (invited)'),
    'View only',
  );
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
