import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsole } from '@/__tests__/support/partyFactories';
import { namesIn, openConsole } from '@/__tests__/support/consoleStage';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

beforeEach(() => localStorage.clear());

const grip = (handle: string, place: number) =>
  screen.getByRole('button', { name: `Move ${handle}, place ${place}` });

test('Space does the next act', async () => {
  const { sent } = openConsole(aConsole());
  await userEvent.keyboard(' ');
  expect(sent()).toEqual([['party/call-next/', expect.objectContaining({ count: 1 })]]);
  expect(namesIn('Round 1')).toEqual(['player1']);
});

test('Space on a button that the keyboard is on presses that button', async () => {
  const { sent } = openConsole(aConsole());
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(sent()).toHaveLength(0);
});

test('Alt and an arrow move whoever the focus is on', async () => {
  const { sent } = openConsole(aConsole());
  grip('player2', 2).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(sent()[0]?.[1]).toMatchObject({ entryId: 'entry-2', beforeId: 'entry-1' });
});

test('an arrow goes to the first in line when nothing has the focus', async () => {
  openConsole(aConsole());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'What to do with player1' })).toHaveFocus();
});
