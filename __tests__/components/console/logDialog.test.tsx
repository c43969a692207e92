import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleProvider, type ConsoleTool } from '@/components/console/ConsoleContext';
import { LogDialog } from '@/components/console/dialogs/LogDialog';
import type { LogLine } from '@/hooks/console/useLog';
import { saveFile } from '@/hooks/ui/saveFile';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';
import { SAFE } from '@/__tests__/support/streamSafe';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/i18n/loadTexts', () => ({ loadTexts: () => Promise.resolve(true) }));
jest.mock('@/hooks/ui/saveFile', () => ({ saveFile: jest.fn() }));
const call = jest.mocked(callSecureql) as unknown as jest.Mock;

const OWN: ConsoleTool = { id: 'tally-1', right: 'OWNER' };

const action = (id: string, part = {}) => ({
  id,
  text: `Counted ${id}`,
  at: '2026-01-01T12:00:00.000Z',
  actorHandle: 'nora',
  reason: null,
  isUndone: false,
  isFinal: false,
  ...part,
});

const line = (id: string, kind: string, part: Partial<LogLine> = {}): LogLine => ({
  ...{ id, kind, actorHandle: 'nora', handles: [], count: 0, what: null, reason: null },
  at: '2026-01-01T12:00:00.000Z',
  isUndone: false,
  changes: [],
  ...part,
});

const page = (items: LogLine[], cursor: string | null = null) => ({
  toolLog: { error: null, items, cursor },
});

function open(actions: ReturnType<typeof action>[], tool: Partial<ConsoleTool> = {}) {
  const onUndo = jest.fn();
  renderScreen(
    <ConsoleProvider tool={{ ...OWN, ...tool }} safe={SAFE}>
      <LogDialog
        actions={actions}
        textOf={({ id }) => `Counted ${id}`}
        limits="Votes stay."
        onUndo={onUndo}
        onClose={jest.fn()}
      />
    </ConsoleProvider>,
  );
  return onUndo;
}

beforeEach(() => {
  call.mockReset();
  jest.mocked(saveFile).mockReset();
});

test('the log tells of any act at once, and offers to undo the last that stands', () => {
  call.mockReturnValue(new Promise(() => undefined));
  const onUndo = open([action('c', { isUndone: true }), action('b'), action('a')]);
  expect(screen.getByText('Votes stay.')).toBeInTheDocument();
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((one) => one.querySelector('button') !== null)).toEqual([false, true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalled();
});

test('settings, keys, moderators and lists stand between the acts, each in words', async () => {
  call.mockResolvedValue(
    page([
      line('f', 'GUEST_LIST', { changes: [{ field: 'added', from: null, to: '2' }] }),
      line('e', 'MOD_RIGHT', { handles: ['anna'], count: 1, what: 'RUN' }),
      line('d', 'CONTROL_MADE', { what: 'NEXT' }),
      line('c', 'SETTINGS', {
        changes: [
          { field: 'seatsPerRound', from: '1', to: '4' },
          { field: 'whoCanJoin', from: 'EVERYONE', to: 'FOLLOWERS' },
          { field: 'lobbyCode', from: null, to: null },
          { field: 'notice', from: null, to: 'Hi' },
          { field: 'fromTheFuture', from: '1', to: '2' },
          { field: 'scheduledAt', from: null, to: '2026-11-24T18:00:00.000Z' },
        ],
      }),
      line('b', 'COUNT'),
    ]),
  );
  open([action('b')]);
  await screen.findByText(/Guest list changed/);
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words[0]).toMatch(/^Guest list changedAdded: 2/);
  expect(words[1]).toMatch(/^Moderator’s role changed: anna \(Run the queue\)/);
  expect(words[2]).toMatch(/^Stream Deck button made: Call next/);
  expect(words[3]).toMatch(/^Settings changedPlayers per round: 4, was 1/);
  expect(words[3]).toContain('Who can join: Followers, was Everyone');
  expect(words[3]).toMatch(/Lobby codeNote for everyone: Hi, was none/);
  expect(words[3]).toContain('A setting: 2, was 1');
  expect(words[3]).toMatch(/Planned start: Nov 2\d, 2026, \d+:\d\d.*, was none/);
  expect(words[4]).toMatch(/^Counted b/);
  const withUndo = screen.getByRole('button', { name: 'Undo' }).closest('li');
  expect(withUndo).toHaveTextContent('Counted b');
});

test('earlier lines come page by page', async () => {
  call.mockResolvedValueOnce(page([line('b', 'COUNT')], 'more'));
  call.mockResolvedValueOnce(page([line('a', 'COUNT')]));
  open([action('b')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(call).toHaveBeenLastCalledWith('party/get-log/', { partyID: 'tally-1', cursor: 'more' });
  expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

test('all of it is one file, part after part; whoever only looks on is not offered it', async () => {
  const part = (csv: string, cursor: string | null) => ({
    exportLog: { error: null, item: { csv, cursor } },
  });
  call.mockResolvedValueOnce(page([line('b', 'COUNT')]));
  call.mockResolvedValueOnce(part('head,1,', 'next'));
  call.mockResolvedValueOnce(part('2', null));
  open([action('b')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith('log-tally-1.csv', 'head,1,2', 'text/csv;charset=utf-8'),
  );
});

test('a moderator who only looks on takes nothing along', async () => {
  call.mockResolvedValue(page([line('b', 'COUNT'), line('a', 'SETTINGS')]));
  open([action('b')], { right: 'VIEW' });
  await screen.findByText(/Settings changed/);
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
});

test('where the whole log does not come, the last acts stay and the reason is said', async () => {
  call.mockRejectedValue(new SecureqlError('backend.unreachable', 0));
  open([action('b')]);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Counted b')).toBeVisible();
});
