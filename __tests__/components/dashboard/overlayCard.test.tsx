import { act, screen } from '@testing-library/react';
import { OverlayCard } from '@/components/dashboard/home/OverlayCard';
import type { MyWidget } from '@/hooks/dashboard/useOverlayHealth';
import { callSecureql } from '@/lib/secureql/browser/client';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql) as unknown as jest.Mock;

beforeEach(() => {
  call.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const aWidget = (change: Partial<MyWidget> = {}): MyWidget => ({
  ...{ id: 'widget-1', kind: 'LIVE', toolId: null, toolTitle: null, isPermanent: true },
  ...{ isShowable: true, settings: USUAL_SETTINGS, createdAt: ago(9000), lastUsedAt: null },
  ...{ lastUsedBy: null, isOnAir: false, onAirSince: null, isMuted: false, isPaused: false },
  ...{ copies: [], warnings: [] },
  ...change,
});
const connected = (minutes: number, change: Partial<MyWidget> = {}) =>
  aWidget({ isOnAir: true, lastUsedAt: ago(0), onAirSince: ago(minutes), ...change });

test('who never had an overlay is led to it', () => {
  renderScreen(<OverlayCard widgets={[aWidget()]} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/into OBS once/);
  expect(screen.getByRole('link', { name: 'Set up overlay' })).toHaveAttribute(
    'href',
    '/streamlabs-elements/widgets',
  );
});

test('before the show it turns green by itself', async () => {
  renderScreen(<OverlayCard widgets={[aWidget({ lastUsedAt: ago(3000) })]} />);
  expect(screen.getByText('Your overlay isn’t connected')).toBeVisible();
  call.mockResolvedValue({ getWidgets: { error: null, items: [connected(0)] } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Your overlay is connected')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('it says for how long, and what is wrong with any of them', () => {
  const twice = connected(12, { warnings: ['TWO_COPIES'] });
  const long = connected(125, { id: 'widget-2', warnings: ['SLOW', 'TWO_COPIES'] });
  renderScreen(<OverlayCard widgets={[twice, long]} />);
  expect(screen.getByText('On air for 2 hours')).toBeVisible();
  expect(screen.getAllByText(/^Your overlay (runs twice|stutters)\.$/)).toHaveLength(2);
});

test('what is off air warns of nothing', () => {
  const off = aWidget({ lastUsedAt: ago(60), warnings: ['HIDDEN'] });
  renderScreen(<OverlayCard widgets={[off]} />);
  expect(screen.queryByText('Your overlay is hidden.')).toBeNull();
});
