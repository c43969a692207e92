import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsole, aHostMember } from '@/__tests__/support/partyFactories';
import { column, namesIn, openConsole } from '@/__tests__/support/consoleStage';
import type { LoggedAction } from '@/hooks/party/types';
import { saidToasts } from '@/hooks/ui/toasts/toastQueue';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

beforeEach(() => localStorage.clear());

const ROW_PX = 40;

/** A page without layout: rows stand one under the other, and a grip keeps the pointer it caught. */
function drawRows() {
  let captured = -1;
  HTMLElement.prototype.setPointerCapture = (id) => void (captured = id);
  HTMLElement.prototype.hasPointerCapture = (id) => id === captured;
  window.scrollBy = jest.fn();
  for (const [index, row] of within(column('Waiting')).getAllByRole('listitem').entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, index * ROW_PX, 300, ROW_PX);
  }
}

const grip = (handle: string, place: number) =>
  screen.getByRole('button', { name: `Move ${handle}, place ${place}` });

test('Q09 a row is grabbed, carried with arrow keys and dropped, and each step is said', async () => {
  const { sent } = openConsole(aConsole());
  grip('player3', 3).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText(/player3 grabbed, place 3 of 3/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText('Place 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp} ');
  expect(screen.getByText('player3 moved to place 1.')).toBeInTheDocument();
  expect(sent()).toEqual([
    [
      'party/move-member/',
      { partyID: 'party-1', entryId: 'entry-3', beforeId: 'entry-1', reason: null },
    ],
  ]);
  expect(grip('player3', 1)).toBeVisible();
});

test('Q09 Home and End lead to the ends; the last place is behind everyone', async () => {
  const { sent } = openConsole(aConsole());
  grip('player1', 1).focus();
  await userEvent.keyboard(' {End}{Home}{End} ');
  expect(sent()[0]?.[1]).toMatchObject({ entryId: 'entry-1', beforeId: null });
});

test('Q09 a row is dragged by its grip and dropped in front of another one', async () => {
  const { sent } = openConsole(aConsole());
  drawRows();
  const user = userEvent.setup();
  const drop = (y: number) => [
    { keys: '[MouseLeft>]', target: grip('player3', 3) },
    { target: grip('player3', 3), coords: { y } },
    { keys: '[/MouseLeft]' },
  ];
  await user.pointer(drop(ROW_PX * 0.2));
  expect(sent()[0]?.[1]).toMatchObject({ entryId: 'entry-3', beforeId: 'entry-1' });
  expect(namesIn('Waiting')).toEqual(['player3', 'player1', 'player2']);
});

test('Escape lets go and nothing was moved', async () => {
  const { sent } = openConsole(aConsole());
  grip('player1', 1).focus();
  await userEvent.keyboard(' {ArrowDown}{Escape}');
  expect(screen.getByText('player1 stays at place 1.')).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});

test('Q09 a person is put to a place by its number, with a reason', async () => {
  const { sent } = openConsole(aConsole());
  grip('player1', 1).focus();
  await userEvent.keyboard('g');
  const dialog = await screen.findByRole('dialog', { name: 'Where should player1 go?' });
  const place = within(dialog).getByLabelText('Place in line');
  await userEvent.clear(place);
  await userEvent.type(place, '2');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'was away');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(sent()[0]?.[1]).toEqual({
    partyID: 'party-1',
    entryId: 'entry-1',
    beforeId: 'entry-3',
    reason: 'was away',
  });
});

test('arrow keys walk through a list and letters act on the row the focus is on', async () => {
  const { sent } = openConsole(aConsole());
  grip('player1', 1).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(grip('player2', 2)).toHaveFocus();
  await userEvent.keyboard('a');
  expect(sent()[0]).toEqual([
    'party/call-members/',
    expect.objectContaining({ entryIds: ['entry-2'] }),
  ]);
  // The row is gone from the line; whoever stands there now has the focus.
  expect(grip('player3', 2)).toHaveFocus();
});

test('S starts the person in focus, or everyone who was called', async () => {
  const { sent } = openConsole(
    aConsole({ current: [aHostMember(7, { status: 120 }), aHostMember(8, { status: 130 })] }),
  );
  within(column('Round 1')).getByRole('button', { name: 'What to do with player8' }).focus();
  await userEvent.keyboard('s');
  expect(sent()[0]?.[1]).toMatchObject({ entryIds: ['entry-8'], mark: 'PLAYING' });
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('s');
  expect(sent()[1]?.[1]).toMatchObject({ entryIds: ['entry-7'], mark: 'PLAYING' });
});

test('a key that makes no sense for somebody does nothing', async () => {
  const { sent } = openConsole(aConsole());
  grip('player1', 1).focus();
  await userEvent.keyboard('wb');
  expect(sent()).toHaveLength(0);
});

test('U takes the last act back', async () => {
  const acts = [
    {
      id: 'act-2',
      kind: 'CALL',
      actorHandle: 'hana',
      handles: ['anna'],
      count: 1,
      what: null,
      reason: null,
      at: '2026-11-21T10:00:00.000Z',
      isUndone: true,
      isFinal: false,
    },
    {
      id: 'act-1',
      kind: 'MARK',
      actorHandle: 'mona',
      handles: ['bert'],
      count: 1,
      what: 'MISSED',
      reason: null,
      at: '2026-11-21T09:00:00.000Z',
      isUndone: false,
      isFinal: false,
    },
  ] satisfies LoggedAction[];
  const { sent } = openConsole(aConsole({ acts }));
  expect(screen.getByRole('button', { name: 'Undo: Missed the call: bert' })).toBeVisible();
  await userEvent.keyboard('u');
  expect(sent()[0]).toEqual(['party/undo/', { partyID: 'party-1', actId: 'act-1' }]);
  await userEvent.keyboard('l');
  const log = await screen.findByRole('dialog', { name: 'Recent actions' });
  expect(within(log).getByText('Called: anna').tagName).toBe('S');
  expect(log).toHaveTextContent('mona');
});

test('an undo that could bring nothing back says so', async () => {
  const acts = [
    {
      id: 'act-1',
      kind: 'CALL',
      actorHandle: 'hana',
      handles: ['anna'],
      count: 1,
      what: null,
      reason: null,
      at: '2026-11-21T10:00:00.000Z',
      isUndone: false,
      isFinal: false,
    },
  ] satisfies LoggedAction[];
  openConsole(aConsole({ acts }), () =>
    Promise.resolve({ undoAct: { error: null, item: { count: 0, elsewhere: [], gone: [] } } }),
  );
  await userEvent.keyboard('u');
  await waitFor(() => expect(saidToasts()[0]?.text).toMatch(/^Nothing left to undo/));
});

test('U right after an act takes that one back, not the one shown before it', async () => {
  const act = (id: string, isUndone = false): LoggedAction => ({
    id,
    kind: 'CALL',
    actorHandle: 'hana',
    handles: ['anna'],
    count: 1,
    what: null,
    reason: null,
    at: '2026-11-21T10:00:00.000Z',
    isUndone,
    isFinal: false,
  });
  let answerCall: (answer: unknown) => void = () => undefined;
  const { sent, stage } = openConsole(aConsole({ acts: [act('act-1')] }), (path) =>
    path === 'party/call-members/'
      ? new Promise((resolve) => (answerCall = resolve))
      : Promise.resolve({ undoAct: { error: null, item: { count: 1, elsewhere: [], gone: [] } } }),
  );
  grip('player1', 1).focus();
  await userEvent.keyboard('au');
  expect(sent()).toHaveLength(1);
  stage.state = aConsole({ acts: [act('act-2'), act('act-1')], seq: 6 });
  answerCall({ callMembers: { error: null, item: { count: 1 } } });
  await waitFor(() =>
    expect(sent()[1]).toEqual(['party/undo/', { partyID: 'party-1', actId: 'act-2' }]),
  );
});

test('an end is not offered for undo, and U says that it cannot be taken back', async () => {
  const acts: LoggedAction[] = [
    {
      id: 'act-1',
      kind: 'STATE',
      actorHandle: 'hana',
      handles: [],
      count: 0,
      what: 'ENDED',
      reason: null,
      at: '2026-11-21T10:00:00.000Z',
      isUndone: false,
      isFinal: true,
    },
  ];
  const { sent } = openConsole(aConsole({ acts, state: 'ENDED' }));
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  await userEvent.keyboard('u');
  await waitFor(() => expect(saidToasts()[0]?.text).toMatch(/can’t be undone/));
  expect(sent()).toEqual([]);
});
