import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleProvider } from '@/components/console/ConsoleContext';
import { OverlayKeys } from '@/components/console/keys/OverlayKeys';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { HostRight } from '@/lib/shared/hosting/moderators';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { renderScreen } from '@/__tests__/support/screen';
import { SAFE } from '@/__tests__/support/streamSafe';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const commands = () => call.mock.calls.filter(([path]) => !path.includes('get-'));

const aWidget = (id: string, isPermanent: boolean, isShowable = true) => ({
  id,
  kind: 'LIVE',
  toolId: isPermanent ? null : 'party-1',
  toolTitle: null,
  isPermanent,
  isShowable,
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
});

let own = [aWidget('w-own', false)];

beforeEach(() => {
  own = [aWidget('w-own', false)];
  call.mockReset();
  call.mockImplementation((path, payload) => {
    const answers: Record<string, unknown> = {
      'widgets/get-tool-widgets/': { getToolWidgets: { error: null, items: own } },
      'widgets/get-widgets/': { getWidgets: { error: null, items: [aWidget('w-all', true)] } },
      'widgets/get-address/': {
        widgetAddress: {
          error: null,
          item: { id: 'w', key: `secret-${(payload as { widgetId: string }).widgetId}` },
        },
      },
    };
    return Promise.resolve((answers[path] ?? { done: { error: null, item: {} } }) as never);
  });
});

function open(right: HostRight) {
  renderScreen(
    <ConsoleProvider tool={{ id: 'party-1', right }} safe={SAFE}>
      <OverlayKeys onClose={() => undefined} />
    </ConsoleProvider>,
  );
}

test('the owner copies the one address for everything; no console ever shows it', async () => {
  const user = userEvent.setup();
  open('OWNER');
  const all = within(await screen.findByRole('region', { name: 'One address for everything' }));
  await user.click(await all.findByRole('button', { name: 'Copy address' }));
  expect(await all.findByText('Copied')).toBeVisible();
  const address = 'http://localhost/streamlabs-elements/widgets#key=secret-w-all';
  await expect(navigator.clipboard.readText()).resolves.toBe(address);
  expect(document.body).not.toHaveTextContent('secret');
  expect(all.getByRole('link', { name: 'Set up in the studio' })).toHaveAttribute(
    'href',
    '/streamlabs-elements/widgets',
  );
});

test('a moderator sees the addresses of this tool alone, and asks for no other', async () => {
  open('SETTINGS');
  expect(await screen.findByRole('button', { name: 'Copy address' })).toBeVisible();
  expect(screen.queryByText('One address for everything')).toBeNull();
  expect(call.mock.calls.map(([path]) => path)).not.toContain('widgets/get-widgets/');
});

test('a new address asks first', async () => {
  open('SETTINGS');
  await userEvent.click(await screen.findByRole('button', { name: 'New address' }));
  expect(commands()).toEqual([]);
  const question = await screen.findByRole('dialog', { name: 'Make a new address?' });
  await userEvent.click(within(question).getByRole('button', { name: 'New address' }));
  expect(commands()).toEqual([['widgets/rotate-key/', { widgetId: 'w-own' }]]);
});

test('an address is made and removed', async () => {
  open('SETTINGS');
  await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('dialog', { name: 'Remove this address?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(commands()).toEqual([
    [
      'widgets/create-widget/',
      { kind: 'LIVE', partyID: 'party-1', requestKey: expect.any(String) },
    ],
    ['widgets/remove-widget/', { widgetId: 'w-own' }],
  ]);
});

test('an address of before cannot be shown again: a new one can', async () => {
  own = [aWidget('w-own', false, false)];
  open('SETTINGS');
  expect(await screen.findByText(/This is an older address/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull();
  expect(screen.getByRole('button', { name: 'New address' })).toBeVisible();
});
