import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertsDialog } from '@/components/console/alerts/AlertsDialog';
import { ConsoleProvider, type ConsoleTool } from '@/components/console/ConsoleContext';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';
import { SAFE } from '@/__tests__/support/streamSafe';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/i18n/loadTexts', () => ({ loadTexts: () => Promise.resolve(true) }));
const call = jest.mocked(callSecureql) as unknown as jest.Mock;

const TOOL: ConsoleTool = { id: 'tool-1', right: 'RUN' };
const at = '2026-01-01T12:00:00.000Z';
const ALERTS = [
  { id: 'b', kind: 'WON', handle: 'mika', text: 'Headset', createdAt: at },
  { id: 'a', kind: 'CALLED', handle: null, text: null, createdAt: at },
];

/** Answers as a server with these switches would; returns what it was asked to do. */
function serve({ alerts = ALERTS }: { alerts?: typeof ALERTS } = {}) {
  const switches = { isMuted: false, isPaused: false };
  const acts: object[] = [];
  call.mockImplementation((path: string, payload: { act: string }) => {
    if (path === 'widgets/get-alerts/') {
      return Promise.resolve({ alertDesk: { error: null, item: { ...switches, alerts } } });
    }
    const { act } = payload;
    acts.push(payload);
    if (act === 'MUTE' || act === 'UNMUTE') switches.isMuted = act === 'MUTE';
    if (act === 'PAUSE' || act === 'RESUME') switches.isPaused = act === 'PAUSE';
    return Promise.resolve({ steerAlerts: { error: null, item: switches } });
  });
  renderScreen(
    <ConsoleProvider tool={TOOL} safe={SAFE}>
      <AlertsDialog onClose={jest.fn()} />
    </ConsoleProvider>,
  );
  return acts;
}

beforeEach(() => call.mockReset());

test('the last alerts are named, and any is shown again', async () => {
  const acts = serve();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Won: mika \(Headset\)/),
    expect.stringMatching(/^Called: Someone/),
  ]);
  const again = within(lines[0] as HTMLElement).getByRole('button', {
    name: 'Show again: Won: mika (Headset)',
  });
  await userEvent.click(again);
  expect(acts).toMatchObject([{ partyID: 'tool-1', act: 'REPLAY', alertId: 'b' }]);
});

test('alerts are held, silenced and skipped by one press, and let go by the next', async () => {
  const acts = serve({ alerts: [] });
  expect(await screen.findByText(/^No alerts yet/)).toBeVisible();
  const press = async (role: string, name: RegExp) =>
    userEvent.click(screen.getByRole(role, { name }));
  await press('switch', /Hold alerts/);
  expect(screen.getByRole('switch', { name: /Hold alerts/ })).toBeChecked();
  await press('switch', /No sound/);
  await press('button', /Skip this one/);
  await press('switch', /Hold alerts/);
  expect(screen.getByRole('switch', { name: /Hold alerts/ })).not.toBeChecked();
  expect(acts).toMatchObject([
    { act: 'PAUSE' },
    { act: 'MUTE' },
    { act: 'SKIP' },
    { act: 'RESUME' },
  ]);
  const keys = acts.map((act) => (act as { requestKey: string }).requestKey);
  expect(new Set(keys).size).toBe(4);
});

test('where the list does not come it can be asked for again', async () => {
  call.mockRejectedValue(new SecureqlError('internal', 500));
  renderScreen(
    <ConsoleProvider tool={TOOL} safe={SAFE}>
      <AlertsDialog onClose={jest.fn()} />
    </ConsoleProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
