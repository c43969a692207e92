import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLottery, anEntry, aWinner } from '@/__tests__/support/lotteryFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';
import { LotteryScreen } from '@/components/lottery/public/LotteryScreen';
import type { LotteryView } from '@/hooks/lottery/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

/** What the server says from now on. */
function answer(lottery: LotteryView, answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'lottery/get-lottery-details/': { getLottery: { error: null, items: [lottery] } },
    'accounts/check-name/': { checkName: { error: null, item: { isFree: true, suggestion: 'x' } } },
    ...answers,
  };
  call.mockImplementation((path) => Promise.resolve(all[path] as never));
}
const sent = (path: string) => call.mock.calls.filter(([called]) => called === path);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  call.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  window.IntersectionObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

test('a visitor reads what one ticket would be worth, and enters with random bytes of their own', async () => {
  const lottery = aLottery();
  answer(lottery, {
    'lottery/join-as-new/': { joinLotteryAsNew: { error: 'internal', item: null } },
  });
  renderScreen(<LotteryScreen initial={lottery} />);
  expect(screen.getByText(/a chance of 1 in 4/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your name'), 'Sam Plays');
  for (const time of [1, 2]) {
    await press('Enter the draw');
    await waitFor(() => expect(sent('lottery/join-as-new/')).toHaveLength(time));
  }
  const [first, second] = sent('lottery/join-as-new/').map(([, payload]) => payload);
  expect(first).toMatchObject({ lotteryId: 'lottery-1', handle: 'Sam Plays' });
  expect((first as { salt: string }).salt).toMatch(/^[0-9a-f]{32}$/);
  // A press repeated after a lost answer is the same press.
  expect(second).toEqual(first);
});

test('who is in leaves by one press, and takes it back by another', async () => {
  const bonusOffers = [{ kind: 'FOLLOW' as const, tickets: 1, isTaken: true }];
  const joined = aLottery({ myEntry: anEntry({ tickets: 2 }), bonusOffers });
  answer(aLottery({ bonusOffers }), {
    'lottery/leave-lottery/': { leaveLottery: { error: null, item: anEntry({ status: 400 }) } },
    'lottery/join-lottery/': { joinLottery: { error: null, item: anEntry() } },
    'lottery/take-bonus/': { takeBonus: { error: null, item: anEntry() } },
  });
  renderScreen(<LotteryScreen initial={joined} />, { user: aUser() });
  expect(await screen.findByText('1 in 1.5')).toBeVisible();
  expect(screen.getByText('You hold 2 of 3 tickets.')).toBeVisible();
  await press('Leave');
  expect(await screen.findByText('You left the draw')).toBeVisible();
  answer(joined, {
    'lottery/join-lottery/': { joinLottery: { error: null, item: anEntry() } },
    'lottery/take-bonus/': { takeBonus: { error: null, item: anEntry() } },
  });
  await press('Undo');
  await waitFor(() => expect(sent('lottery/take-bonus/')).toHaveLength(1));
  expect(await screen.findByText('You’re in')).toBeVisible();
});

test('following gives a ticket by one press; what was not done says so', async () => {
  const bonusOffers = [
    { kind: 'FOLLOW' as const, tickets: 1, isTaken: false },
    { kind: 'WAITED' as const, tickets: 2, isTaken: false },
  ];
  const lottery = aLottery({ myEntry: anEntry(), bonusOffers });
  answer(lottery, {
    'favorites/save-favorite/': { saveFavorite: { error: null } },
    'lottery/take-bonus/': { takeBonus: { error: 'lottery.bonus_not_earned', item: null } },
  });
  renderScreen(<LotteryScreen initial={lottery} />, { user: aUser() });
  await userEvent.click(await screen.findByRole('button', { name: '+1 ticket' }));
  expect(sent('favorites/save-favorite/')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '+2 tickets' }));
  expect(sent('favorites/save-favorite/')).toHaveLength(1);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a drawing somebody is there for runs names, and one press shows the result', async () => {
  const realtime = new FakeRealtime();
  const myEntry = anEntry({ rank: 2 });
  const before = aLottery({ state: 'CLOSED', myEntry });
  const winners = [aWinner()];
  const after = aLottery({ state: 'CLAIMING', seq: 6, drawnCount: 1, winners, myEntry });
  answer(after);
  renderScreen(<LotteryScreen initial={before} />, { user: aUser(), realtime });
  const { seq, creator, partyMembers, ...party } = after;
  act(() =>
    realtime.say(toolChannel('lottery-1'), {
      type: 'PARTY_UPDATE',
      seq,
      party,
      creator,
      partyMembers,
      queueSize: null,
    }),
  );
  expect(await screen.findByText(/The order is already fixed/)).toBeVisible();
  await press('Skip to the result');
  expect(await screen.findByRole('heading', { name: 'mika' })).toBeVisible();
  expect(screen.getByText('2nd')).toBeVisible();
  await lateParts();
});

test('who has won finds the clock and the way to claim; the reel is not played again', async () => {
  const now = new Date();
  const claimBy = new Date(now.getTime() + 108_000).toISOString();
  const myEntry = anEntry({ status: 200, prize: 0, confirmedAt: now.toISOString(), claimBy });
  const won = aLottery({ state: 'CLAIMING', drawnCount: 1, winners: [aWinner()], myEntry });
  answer(won);
  renderScreen(<LotteryScreen initial={won} />, { user: aUser() });
  expect(await screen.findByText('You won!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim your prize' })).toHaveAttribute(
    'href',
    '/chance/lottery-1/user-info/claim-1',
  );
});
