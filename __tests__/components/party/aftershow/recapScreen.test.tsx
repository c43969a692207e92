import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecapScreen } from '@/components/party/recap/RecapScreen';
import type { RecapPage } from '@/hooks/party/host/useRecap';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aNight } from '@/__tests__/support/aNight';
import { aConsole } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

beforeEach(() => call.mockReset());

const anEntry: RecapPage['items'][number] = {
  id: 'entry-1',
  number: 1,
  status: 300,
  handle: 'anna',
  isGuest: false,
  profilePhoto: '',
  misses: 2,
  priority: null,
  fields: [],
  joinedAt: '2026-11-21T20:00:00.000Z',
  calledAt: '2026-11-21T20:30:00.000Z',
  startedAt: '2026-11-21T20:30:00.000Z',
  endedAt: '2026-11-21T20:40:00.000Z',
  endReason: null,
  waitSeconds: 4140,
};

const aRecap = (change: Partial<RecapPage> = {}): RecapPage => ({
  played: 1,
  missed: 1,
  waited: 1,
  left: 0,
  items: [],
  cursor: null,
  ...change,
});

const push = jest.fn(() => Promise.resolve(true));

function openRecap({ night, ...pages }: Partial<Parameters<typeof RecapScreen>[0]> = {}) {
  return renderScreen(
    <RecapScreen
      party={aConsole({ state: 'ENDED' })}
      night={night ?? aNight()}
      played={aRecap({ items: [{ ...anEntry, status: 200, handle: 'kiko' }] })}
      missed={aRecap({ items: [anEntry] })}
      waited={aRecap({ items: [{ ...anEntry, id: 'entry-2', handle: 'lagless' }] })}
      isTonight
      {...pages}
    />,
    { router: { push } },
  );
}

const panel = (name: RegExp) => within(screen.getByRole('region', { name }));

test('the evening in a sentence and four numbers, drawn and as a table', () => {
  const { container } = openRecap();
  // Inline styles of a page that comes from the server are refused by its policy.
  expect(container.querySelector('[style]')).toBeNull();
  expect(screen.getByRole('heading', { name: '24 people played with you tonight.' })).toBeVisible();
  expect(screen.getByText(/Your biggest show so far. 7 of them were here/)).toBeVisible();
  const numbers = screen.getByLabelText('The numbers');
  expect(numbers).toHaveTextContent('rounds6');
  expect(numbers).toHaveTextContent('2:14');
  expect(numbers).toHaveTextContent('min typical wait31');
  expect(numbers).toHaveTextContent('in line at most22');
  expect(screen.getByRole('img', { name: 'At most 22 people in line at once.' })).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(panel(/^Who played/).getByText('kiko')).toBeVisible();
  expect(panel(/^Still in line/).getByText(/1 h 9 min/)).toBeVisible();
});

test('days later it was no more tonight; while it runs it is so far; with nobody it says so', () => {
  openRecap({ isTonight: false });
  expect(screen.getByRole('heading', { name: '24 people played with you.' })).toBeVisible();
  openRecap({ party: aConsole({ state: 'OPEN' }), night: aNight({ endedAt: null }) });
  expect(screen.getByRole('heading', { name: '24 people have played so far.' })).toBeVisible();
  openRecap({ night: aNight({ people: 0, most: null, line: [] }) });
  expect(screen.getByRole('heading', { name: 'Nobody got to play this time.' })).toBeVisible();
});

test('whoever missed their call gets priority with one press, and all of them do', async () => {
  call.mockResolvedValue({ givePriority: { error: null, item: { count: 1 } } });
  openRecap();
  await userEvent.click(screen.getByRole('button', { name: 'Priority for anna next time' }));
  expect(await screen.findByText('Has priority')).toBeVisible();
  expect(call).toHaveBeenCalledWith('party/give-priority/', {
    partyID: 'party-1',
    entryIds: ['entry-1'],
  });
});

test('a press for all reads the rest of the list first', async () => {
  const rest = aRecap({ items: [{ ...anEntry, id: 'entry-3', handle: 'bert' }] });
  call.mockImplementation((path) =>
    Promise.resolve(
      path === 'party/get-recap/'
        ? { partyRecap: { error: null, item: rest } }
        : { givePriority: { error: null, item: { count: 2 } } },
    ),
  );
  openRecap({
    played: aRecap({ waited: 2 }),
    waited: aRecap({ items: [{ ...anEntry, id: 'entry-2' }], cursor: 'next' }),
  });
  const waited = panel(/^Still in line/);
  await userEvent.click(waited.getByRole('button', { name: 'Priority for all 2' }));
  await userEvent.click(waited.getByRole('button', { name: 'Show names' }));
  expect(await waited.findAllByText('Has priority')).toHaveLength(2);
  expect(call).toHaveBeenLastCalledWith('party/give-priority/', {
    partyID: 'party-1',
    entryIds: ['entry-2', 'entry-3'],
  });
});

test('thanks in ready-made words, once; who muted them is counted', async () => {
  call.mockImplementation((_path, payload) =>
    Promise.resolve({
      sayThanks: { error: null, item: { thanks: (payload as { message: string }).message } },
    }),
  );
  openRecap();
  const thanks = panel(/^Say thanks/);
  expect(thanks.getByText('goes to all 22')).toBeVisible();
  expect(thanks.getByText('2 muted these and won’t get it')).toBeVisible();
  await userEvent.click(thanks.getByRole('button', { name: /^GGs/ }));
  await userEvent.click(thanks.getByRole('button', { name: 'Send thanks' }));
  expect(await thanks.findByText('Sent. It’s on their tickets, too.')).toBeVisible();
  expect(thanks.getByText('GGs, everyone. See you next time!')).toBeVisible();
  expect(thanks.queryByRole('button')).toBeNull();
});

test('within its minute an end is taken back, with what was done since', async () => {
  const act = (id: string, kind: 'STATE' | 'PRIORITY', what: string | null) => ({
    ...{ id, kind, what, actorHandle: 'hana', handles: [], count: 0, reason: null },
    ...{ at: '2026-11-21T22:14:00.000Z', isUndone: false, isFinal: false },
  });
  const acts = [act('act-2', 'PRIORITY', null), act('act-1', 'STATE', 'ENDED')];
  const known = { getParties: { error: null, items: [aConsole({ state: 'ENDED', acts })] } };
  const undone = { undoAct: { error: null, item: { count: 1 } } };
  call.mockImplementation((path) =>
    Promise.resolve((path === 'party/undo/' ? undone : known) as never),
  );
  const endedAt = new Date().toISOString();
  openRecap({ night: aNight({ endedAt }) });
  expect(screen.getByText(/1 person still in line is told in 0:\d\d|in 1:00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: keep the show going' }));
  const undos = call.mock.calls.filter(([path]) => path === 'party/undo/');
  expect(undos.map(([, payload]) => payload)).toEqual([
    { partyID: 'party-1', actId: 'act-2' },
    { partyID: 'party-1', actId: 'act-1' },
  ]);
  expect(push).toHaveBeenCalledWith('/party/party-1/dashboard');
});

test('a moderator who looks on reads it all and presses nothing', () => {
  openRecap({ party: aConsole({ state: 'ENDED', right: 'VIEW' }) });
  expect(screen.queryByRole('button', { name: /Priority|Run it again|Send thanks/ })).toBeNull();
});

test('a list that did not come is asked for again by a press', async () => {
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  openRecap({ played: aRecap({ left: 1 }) });
  const left = panel(/^Left or removed/);
  await userEvent.click(left.getByRole('button', { name: 'Show' }));
  call.mockResolvedValueOnce({
    partyRecap: { error: null, item: aRecap({ items: [{ ...anEntry, handle: 'gone' }] }) },
  });
  await userEvent.click(left.getByRole('button', { name: 'Show' }));
  expect(await left.findByText('gone')).toBeVisible();
});

test('the next show is a draft like this one, whose date the list asks for', async () => {
  call.mockResolvedValue({ runAgain: { error: null, item: { id: 'party-2' } } } as never);
  openRecap();
  await userEvent.click(screen.getByRole('button', { name: 'Plan the next show' }));
  expect(push).toHaveBeenLastCalledWith('/dashboard/party#plan-party-2');
});

test('who only helps runs it again and plans nothing', () => {
  openRecap({ party: aConsole({ state: 'ENDED', right: 'SETTINGS' }) });
  expect(screen.getByRole('button', { name: 'Run it again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan the next show' })).toBeNull();
});
