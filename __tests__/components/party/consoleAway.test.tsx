import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleScreen } from '@/components/party/console/ConsoleScreen';
import { aConsole, aHostMember } from '@/__tests__/support/partyFactories';
import { column, namesIn, openConsole, showDone } from '@/__tests__/support/consoleStage';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';
import { callSecureql } from '@/lib/secureql/browser/client';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const gone = aHostMember(4, { status: 110, handle: 'gina', lane: 0 });
const withGina = aConsole({ away: [gone], awayCount: 1 });

const group = () => screen.getByRole('group', { name: /^Away/ });
const namesAway = () =>
  within(group())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

test('those who are right back stand at the end of the line, since when, with nothing to drag or call', async () => {
  const awaySince = new Date(Date.now() - 7.5 * 60_000).toISOString();
  openConsole(aConsole({ away: [{ ...gone, awaySince }], awayCount: 1 }));
  expect(namesIn('Waiting')).toEqual(['player1', 'player2', 'player3', 'gina']);
  expect(namesAway()).toEqual(['gina']);
  expect(group()).toHaveTextContent('7 min');
  expect(group()).toHaveTextContent('BRB');
  expect(within(group()).queryByRole('button', { name: /Move|Call/ })).toBeNull();
  expect(within(group()).queryByRole('checkbox')).toBeNull();
  await lateParts();
});

test('with nobody away there is no such group, and with nobody else in line it stands alone', async () => {
  const { unmount } = renderScreen(<ConsoleScreen initial={aConsole()} />);
  expect(screen.queryByRole('group', { name: /^Away/ })).toBeNull();
  unmount();
  openConsole(aConsole({ waiting: [], memberCount: 0, away: [gone], awayCount: 1 }));
  expect(screen.getByText('Drop the link in chat')).toBeVisible();
  expect(namesAway()).toEqual(['gina']);
  await lateParts();
});

test('somebody away is noted and taken off by the menu of their row', async () => {
  const { sent } = openConsole(withGina);
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'What to do with gina' }));
    await userEvent.click(within(group()).getByRole('button', { name }));
  };
  await choose('Note');
  const note = await screen.findByRole('dialog', { name: 'Note about gina' });
  await userEvent.type(within(note).getByLabelText('Note'), 'at the door{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'What to do with gina' }));
  expect(within(group()).getByText('at the door')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await choose('Remove…');
  const dialog = await screen.findByRole('dialog', { name: 'Remove gina from the queue?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(sent().map(([path]) => path)).toEqual(['party/note-member/', 'party/mark-members/']);
  expect(screen.queryByRole('group', { name: /^Away/ })).toBeNull();
  await showDone();
  expect(namesIn('Done')).toEqual(['gina']);
});

test('the keys of a row work on somebody away, too', async () => {
  openConsole(withGina);
  screen.getByRole('button', { name: 'What to do with gina' }).focus();
  await userEvent.keyboard('v');
  expect(await screen.findByRole('dialog', { name: 'Ban gina?' })).toBeVisible();
});

test('of more than a page of people it says how many more there are', async () => {
  openConsole(aConsole({ away: [gone], awayCount: 12 }));
  expect(group()).toHaveTextContent('11 more are away.');
  await lateParts();
});

test('ending says that those away lose their turn as well', async () => {
  openConsole(withGina);
  await userEvent.click(screen.getByRole('button', { name: 'End show' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the show?' });
  expect(dialog).toHaveTextContent('4 still in line, all get notified');
});

test('somebody goes away and comes back: the console follows', async () => {
  jest.useFakeTimers();
  const realtime = new FakeRealtime();
  const states = [
    aConsole({
      seq: 6,
      memberCount: 2,
      waiting: [aHostMember(2), aHostMember(3)],
      away: [gone],
      awayCount: 1,
    }),
    aConsole({ seq: 7 }),
  ];
  jest.mocked(callSecureql).mockImplementation((path) => {
    if (path === 'widgets/get-signs/') {
      return Promise.resolve({ overlaySigns: { error: null, items: [] } } as never);
    }
    const items = states.splice(0, 1);
    return Promise.resolve({ getParties: { error: null, items } } as never);
  });
  renderScreen(<ConsoleScreen initial={aConsole()} />, { realtime });
  const hear = async (seq: number) => {
    const news = {
      type: 'PARTY_UPDATE',
      seq,
      party: { memberCount: 3 },
      creator: {},
      partyMembers: [],
    };
    act(() => realtime.say('party_party-1', news));
    await act(async () => void (await jest.advanceTimersByTimeAsync(2000)));
  };
  await hear(6);
  expect(namesAway()).toEqual(['gina']);
  expect(within(column('Waiting')).queryByText('player1')).toBeNull();
  await hear(7);
  expect(screen.queryByRole('group', { name: /^Away/ })).toBeNull();
  expect(namesIn('Waiting')).toEqual(['player1', 'player2', 'player3']);
});
