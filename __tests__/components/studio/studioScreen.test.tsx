import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudioScreen } from '@/components/studio/StudioScreen';
import type { SentWidget } from '@/hooks/studio/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const saved = () =>
  call.mock.calls.filter(([path]) => path === 'widgets/save-settings/').map(([, sent]) => sent);

const aWidget = (change: Partial<SentWidget> = {}): SentWidget => ({
  id: 'w-1',
  kind: 'LIVE',
  toolId: null,
  toolTitle: null,
  isPermanent: true,
  isShowable: true,
  settings: USUAL_SETTINGS,
  createdAt: '2026-11-24T12:00:00.000Z',
  lastUsedAt: null,
  lastUsedBy: null,
  isOnAir: false,
  onAirSince: null,
  isMuted: false,
  isPaused: false,
  copies: [],
  warnings: [],
  ...change,
});

let widgets: SentWidget[];
let isStored: boolean;

beforeEach(() => {
  widgets = [aWidget()];
  isStored = true;
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  call.mockReset();
  call.mockImplementation((path) => {
    const answers: Record<string, unknown> = {
      'widgets/get-widgets/': { getWidgets: { error: null, items: widgets } },
      'widgets/get-address/': {
        widgetAddress: { error: null, item: { id: 'w-1', key: 'secret-key' } },
      },
      'widgets/save-settings/': { saveWidget: { error: isStored ? null : 'internal' } },
      'party/get-my-parties/': {
        getParties: { items: [{ id: 'p-1', title: 'Friday squad', state: 'OPEN' }] },
      },
      'lottery/get-my-lotteries/': { getLottery: { items: [] } },
      'fund/get-my-funds/': { getFund: { items: [] } },
      'widgets/get-rehearsal/': { getRehearsal: { error: null, item: { rehearsal: null } } },
    };
    return Promise.resolve((answers[path] ?? { done: { error: null, item: {} } }) as never);
  });
});

const open = () =>
  renderScreen(<StudioScreen widgets={widgets} />, { user: aUser({ userType: 'CREATOR' }) });

test('the address is dots until it is asked for, and again when it is hidden', async () => {
  open();
  expect(call.mock.calls.map(([path]) => path)).not.toContain('widgets/get-address/');
  expect(document.body).not.toHaveTextContent('secret-key');
  await userEvent.click(screen.getByRole('button', { name: 'Show the address for 20 seconds' }));
  expect(await screen.findByText(/#key=secret-key$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the address' }));
  expect(document.body).not.toHaveTextContent('secret-key');
});

test('each change is stored, and can be taken back', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(await screen.findByText('Saved. Your live overlay updates with it.')).toBeVisible();
  expect(saved()).toMatchObject([{ widgetId: 'w-1', settings: { theme: 'DARK' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('radio', { name: 'Same as my page' })).toBeChecked();
  await screen.findByText('Saved. Your live overlay updates with it.');
  expect(saved().at(-1)).toMatchObject({ settings: { theme: 'CREATOR' } });
});

test('what could not be stored is said and kept', async () => {
  isStored = false;
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Calm' }));
  expect(await screen.findByText(/Not saved yet/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Calm' })).toBeChecked();
  isStored = true;
  await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText('Saved. Your live overlay updates with it.')).toBeVisible();
});

test('a design that cannot stand there moves, and impossible places are off', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /Now and next/ }));
  expect(screen.getByRole('radio', { name: 'Top' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Left' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Side list' }));
  expect(screen.getByRole('radio', { name: 'Right' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Left' })).toBeEnabled();
});

test('what is live now has a dot, in words too', async () => {
  open();
  // Searching by role takes long among so many buttons.
  const queue = { name: 'Now and next live now' };
  expect(await screen.findByRole('button', queue, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Countdown' })).toBeVisible();
});

test('the three steps turn green by themselves once the overlay connects', async () => {
  jest.useFakeTimers();
  open();
  expect(screen.getByText('Waiting for the first connection')).toBeVisible();
  widgets = [aWidget({ isOnAir: true, lastUsedAt: '2026-11-24T12:00:00.000Z' })];
  await act(async () => void (await jest.advanceTimersByTimeAsync(5000)));
  expect(screen.getByText('Connected')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Set up once' }));
  expect(steps.getAllByText('Done')).toHaveLength(3);
  jest.useRealTimers();
});

test('a new address asks first and has no way back', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'QR code and new address' }));
  await userEvent.click(screen.getByRole('button', { name: 'New address' }));
  const question = await screen.findByRole('dialog', { name: 'Make a new address?' });
  expect(question).toHaveTextContent('There’s no undo.');
  await userEvent.click(within(question).getByRole('button', { name: 'New address' }));
  expect(call.mock.calls).toContainEqual(['widgets/rotate-key/', { widgetId: 'w-1' }]);
});
