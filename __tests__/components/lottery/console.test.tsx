import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LotteryScreen } from '@/components/lottery/console/LotteryScreen';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aClaim, aDraw, aDrawn, anEntry, awaited, claimed } from '@/__tests__/support/drawConsole';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const READS = ['get-lottery-edit', 'widgets/get-signs/'];

function openConsole(draw: ConsoleLottery) {
  const call = jest.mocked(callSecureql);
  call.mockReset();
  call.mockImplementation((path) => {
    const root = { error: null, items: [draw] };
    if (path === 'get-lottery-edit') return Promise.resolve({ getLottery: root } as never);
    if (path === 'widgets/get-signs/') {
      return Promise.resolve({ overlaySigns: { error: null, items: draw.overlays } } as never);
    }
    return Promise.resolve({ done: { error: null, item: { count: 1 } } } as never);
  });
  renderScreen(<LotteryScreen initial={draw} />);
  return () => call.mock.calls.filter(([path]) => !READS.includes(path));
}

const pressAct = (name: RegExp) => screen.findByRole('button', { name });

test('a draft opens by its key', async () => {
  const sent = openConsole(aDraw({ state: 'DRAFT', memberCount: 0, ticketTotal: 0 }));
  await userEvent.keyboard('o');
  expect(sent()).toEqual([['lottery/change-state/', { lotteryId: 'draw-1', action: 'OPEN' }]]);
});

test('closing can be stopped for five seconds, by the same key and by Escape', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent = openConsole(aDraw());
  await user.keyboard('d');
  expect(await pressAct(/^Closing in \d s · Stop/)).toBeVisible();
  // A double press is no second thought.
  await user.keyboard('d');
  expect(await pressAct(/^Closing in \d s · Stop/)).toBeVisible();
  act(() => jest.advanceTimersByTime(700));
  await user.keyboard('d');
  expect(await pressAct(/^Close and draw/)).toBeVisible();
  act(() => jest.advanceTimersByTime(700));
  await user.keyboard('d');
  await user.keyboard('{Escape}');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(sent()).toEqual([]);
});

test('after five seconds it closes, once', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent = openConsole(aDraw());
  await user.keyboard('d');
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(sent()).toEqual([['lottery/close-and-draw/', { lotteryId: 'draw-1' }]]);
});

test('everybody who was drawn is confirmed with one press', async () => {
  const sent = openConsole(aDrawn([aClaim(1), aClaim(2)]));
  await userEvent.keyboard('c');
  expect(sent()[0]).toEqual([
    'lottery/confirm-winners/',
    { lotteryId: 'draw-1', memberIds: ['entry-1', 'entry-2'] },
  ]);
});

test('passing over asks for a public reason, shows who follows, and lets nobody be picked', async () => {
  const sent = openConsole(aDrawn([aClaim(1)]));
  await userEvent.keyboard('n');
  const dialog = await screen.findByRole('dialog', { name: 'Pass over fan1?' });
  const confirm = within(dialog).getByRole('button', { name: 'Pass over fan1' });
  expect(confirm).toBeDisabled();
  expect(within(dialog).queryByRole('radio', { name: /No details/ })).toBeNull();
  const following = within(dialog).getByRole('list', { name: 'Next in order' });
  expect(following).toHaveTextContent('fan2');
  expect(within(following).queryAllByRole('button')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('radio', { name: /Entered twice/ }));
  await userEvent.click(confirm);
  expect(sent()).toEqual([
    ['lottery/next-in-line/', { lotteryId: 'draw-1', memberId: 'entry-1', reason: 'duplicate' }],
  ]);
});

test('while an overlay is connected doubts show only as long as they are held', async () => {
  const sign = { id: 'k', lastSeenAt: null, isOnAir: true, onAirSince: null };
  const overlays = [{ ...sign, kind: 'LIVE' as const, warnings: [] }];
  openConsole(aDrawn([aClaim(1, { doubts: ['SAME_NETWORK'] })], {}, { overlays }));
  expect(screen.getByText('Before you confirm: 1 thing to check')).toBeVisible();
  expect(screen.getByText('Hidden while you’re on air')).toBeVisible();
  await userEvent.keyboard('{h>}');
  expect(screen.getByText('Shares a network with other entrants')).toBeVisible();
  fireEvent.keyUp(document, { key: 'h' });
  expect(screen.queryByText('Shares a network with other entrants')).toBeNull();
});

test('the clock warns by a sign once little time is left', () => {
  const soon = new Date(Date.now() + 20_000).toISOString();
  openConsole(aDrawn([awaited(1, { claimBy: soon })]));
  expect(screen.getAllByRole('timer')[0]?.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Waiting for fan1/ })).toHaveAttribute(
    'aria-disabled',
  );
});

test('a claimed prize is marked as handed over', async () => {
  const sent = openConsole(aDrawn([claimed(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Mark fan1’s prize as handed over' }));
  expect(sent()).toEqual([['lottery/fulfil-prize/', { lotteryId: 'draw-1', memberId: 'entry-1' }]]);
});

test('an entrant is taken off for a public reason, and only before the list is locked', async () => {
  const sent = openConsole(aDraw({}, { entrants: [anEntry(1)] }));
  await userEvent.click(screen.getByRole('button', { name: 'What to do with fan1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove…' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: /Broke the rules/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(sent()).toEqual([
    ['lottery/remove-member/', { lotteryId: 'draw-1', memberId: 'entry-1', reason: 'rule-breach' }],
  ]);
});

test('a moderator who looks on can do nothing', async () => {
  const sent = openConsole(aDraw({}, { right: 'VIEW' }));
  await userEvent.keyboard('d');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: /^Close and draw/ })).toBeDisabled();
  expect(sent()).toEqual([]);
});
