import { act, fireEvent, screen } from '@testing-library/react';
import { openConsole } from '@/__tests__/support/consoleStage';
import { lateParts } from '@/__tests__/support/screen';
import { aConsole } from '@/__tests__/support/partyFactories';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const aKey = (isOnAir: boolean) => ({
  id: 'key-1',
  hint: 'abcd',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  isOnAir,
});
const withKey = (isOnAir: boolean) =>
  aConsole({ lobbyCode: 'DUEL-77', widgetKeys: [aKey(isOnAir)] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('off air the lobby code stands there, and when the address was last used', async () => {
  openConsole(withKey(false));
  expect(screen.getByText('DUEL-77')).toBeVisible();
  expect(screen.getByText(/Last used/)).toBeVisible();
  expect(screen.queryByText('On air')).toBeNull();
  await lateParts();
});

test('on air the lobby code shows after a press alone, until the next one', async () => {
  openConsole(withKey(true));
  expect(screen.getByText('On air')).toBeVisible();
  expect(screen.queryByText(/Last used/)).toBeNull();
  expect(screen.queryByText('DUEL-77')).toBeNull();
  press('Show lobby code');
  expect(screen.getByText('DUEL-77')).toBeVisible();
  press('Hide lobby code');
  expect(screen.queryByText('DUEL-77')).toBeNull();
  await lateParts();
});

test('a lobby code that was asked for covers itself again', async () => {
  openConsole(withKey(true));
  press('Show lobby code');
  await pass(20_000);
  expect(screen.queryByText('DUEL-77')).toBeNull();
});

test('an overlay that connects while the console is open covers the code', async () => {
  const { stage } = openConsole(withKey(false));
  stage.state = withKey(true);
  await pass(16_000);
  expect(screen.getByText('On air')).toBeVisible();
  expect(screen.queryByText('DUEL-77')).toBeNull();
});
