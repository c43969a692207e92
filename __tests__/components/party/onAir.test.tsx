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

const aKey = (secondsAgo: number, isOnAir: boolean) => ({
  id: 'key-1',
  kind: 'LIVE' as const,
  onAirSince: null,
  warnings: [],
  lastSeenAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  isOnAir,
});
const withKey = (secondsAgo: number, isOnAir = true) =>
  aConsole({ lobbyCode: 'DUEL-77', overlays: [aKey(secondsAgo, isOnAir)] });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const lamp = () => screen.getByRole('button', { name: /^(On air|No sign|Overlay off)/ });

test('off air everything is shown, and the lamp leads to the overlay', async () => {
  openConsole(withKey(300, false));
  expect(screen.getByText('DUEL-77')).toBeVisible();
  expect(lamp()).toHaveTextContent('Overlay off');
  await lateParts();
});

test('the lamp says how long ago the overlay gave a sign, and when none comes', async () => {
  const { stage } = openConsole(withKey(2));
  expect(lamp()).toHaveTextContent(/On air[123] s ago/);
  await pass(12_000);
  expect(lamp()).toHaveTextContent(/No signalfor 1[345] s/);
  stage.state = withKey(1);
  await pass(4000);
  expect(lamp()).toHaveTextContent('On air');
});

test('on air the lobby code is hidden, and shows while it is held or when it is uncovered', async () => {
  openConsole(withKey(2));
  expect(screen.queryByText('DUEL-77')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(screen.getByText('DUEL-77')).toBeVisible();
  fireEvent.keyUp(document.body, { key: 'h' });
  expect(screen.queryByText('DUEL-77')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hidden', pressed: true }));
  expect(screen.getByText('DUEL-77')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Hide', pressed: false }));
  expect(screen.queryByText('DUEL-77')).toBeNull();
  await lateParts();
});

test('an overlay that connects while the console is open covers the code', async () => {
  const { stage } = openConsole(withKey(300, false));
  stage.state = withKey(1);
  await pass(4000);
  expect(lamp()).toHaveTextContent('On air');
  expect(screen.queryByText('DUEL-77')).toBeNull();
});
