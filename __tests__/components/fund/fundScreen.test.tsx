import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aFund,
  aFundPage,
  aFundUpdate,
  aLeader,
  aMilestone,
  aPoll,
  aSupporter,
  aTier,
} from '@/__tests__/support/fundFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';
import { FundScreen } from '@/components/fund/public/FundScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(() => new Promise(() => undefined));
  window.IntersectionObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const LATER = '2099-12-01T20:00:00.000Z';
const BEFORE = '2026-01-02T10:00:00.000Z';
const show = async (given: Parameters<typeof aFundPage>[0], realtime?: FakeRealtime) => {
  renderScreen(<FundScreen initial={aFundPage(given)} />, realtime ? { realtime } : {});
  await lateParts();
};

test('what is paid and what is on the way are told apart, and the sum counts what is paid', async () => {
  await show({ fund: aFund({ deadlineAt: LATER }) });
  expect(screen.getByText('€1,280')).toBeVisible();
  expect(screen.getByText('of €2,000, 64%')).toBeVisible();
  expect(screen.getByText('€1,280 paid')).toBeVisible();
  expect(screen.getByText('€60 on the way')).toBeVisible();
  expect(screen.getByText(/keeps what comes in/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Support this goal' })).toHaveAttribute(
    'href',
    '/nora/fund/fund-1/checkout',
  );
});

test('a message moves the sum and brings who gave, and the page asks for nothing', async () => {
  const realtime = new FakeRealtime();
  await show({}, realtime);
  const update = aFundUpdate({
    fund: aFund({ raised: 130_500, settled: 130_500, supporterCount: 35 }),
    supporters: [aSupporter({ name: 'Kettlebird', handle: null })],
  });
  act(() => realtime.say(toolChannel('fund-1'), update));
  expect(screen.getByText('€1,305')).toBeVisible();
  expect(screen.getByText('Kettlebird')).toBeVisible();
  expect(screen.getByRole('heading', { name: '35 supporters' })).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('of all or nothing everything is promised, and the rule says when a card is charged', async () => {
  const fund = aFund({
    ...{ mode: 'ALL_OR_NOTHING', settled: 0, pending: 128_000, raised: 128_000 },
    ...{ pledgeCount: 34, deadlineAt: LATER },
  });
  await show({ fund });
  expect(screen.getByText('pledged of €2,000')).toBeVisible();
  expect(screen.getByText('€1,280 pledged, nobody charged yet')).toBeVisible();
  expect(screen.getByText(/only if pledges reach €2,000/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pledge to this goal' })).toBeVisible();
});

test('while cards are charged it says how many were declined, and that person reads of their own', async () => {
  const fund = aFund({
    ...{ mode: 'ALL_OR_NOTHING', state: 'SETTLING', settled: 170_200, raised: 170_200 },
    ...{ pending: 14_400, failedAmount: 9600, failedCount: 4, reachedAt: BEFORE },
  });
  const notices = [
    { contributionId: 'c-1', payment: 'DECLINED' as const, amount: 2500, retryAt: LATER },
  ];
  await show({ fund, notices });
  const legend = screen.getByText('4 cards declined, tried again').closest('ul');
  expect(within(legend ?? document.body).getByText('€96.00')).toBeVisible();
  expect(within(legend ?? document.body).getByText('€48.00')).toBeVisible();
  expect(screen.getByText('Your card was declined, so your €25.00 is still open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try another card' })).toHaveAttribute(
    'href',
    '/nora/fund/fund-1/contribution/c-1',
  );
});

test('a missed all-or-nothing says that nobody was charged', async () => {
  const fund = aFund({
    ...{ mode: 'ALL_OR_NOTHING', state: 'MISSED', settled: 0, raised: 128_000, pending: 128_000 },
    ...{ pledgeCount: 34, endedAt: BEFORE },
  });
  await show({ fund });
  expect(screen.getByText('Nobody was charged.')).toBeVisible();
  expect(screen.getByText(/34 saved cards were deleted/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Support|Pledge to/ })).toBeNull();
});

test('a correction has a day and a reason, and nobody’s name', async () => {
  const corrections = [
    { id: '1', kind: 'REFUND' as const, amount: -2500, at: BEFORE },
    { id: '2', kind: 'OFFLINE' as const, amount: 15_000, at: BEFORE },
  ];
  await show({ fund: aFund({ corrections }) });
  expect(screen.getByText('Refunded by Nora')).toBeVisible();
  expect(screen.getByText('−€25.00')).toBeVisible();
  expect(screen.getByText('+€150.00')).toBeVisible();
});

test('a reward that is gone stays, and is no link; a hidden milestone says nothing', async () => {
  const fund = aFund({
    tiers: [
      aTier({ left: 2, stock: 10 }),
      aTier({ id: 'tier-2', title: 'Co-op hour', left: 0, stock: 1, isAvailable: false }),
    ],
    milestones: [
      aMilestone(),
      aMilestone({ id: 'm-2', isHidden: true, amount: null, title: null }),
    ],
    polls: [aPoll()],
  });
  await show({ fund });
  expect(screen.getByRole('link', { name: /Sticker pack/ })).toHaveAttribute(
    'href',
    '/nora/fund/fund-1/checkout?tier=tier-1',
  );
  expect(screen.getByText('2 of 10 left')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Co-op hour/ })).toBeNull();
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.getByText('Next: €220 to go')).toBeVisible();
  expect(screen.getByText('Hidden milestone')).toBeVisible();
  expect(screen.getByText('Star Harbor')).toBeVisible();
});

test('somebody without a name is "Someone", a hidden amount says so, and those who gave most are ranked', async () => {
  const supporters = [
    aSupporter({ id: '1', name: null, handle: null, message: null }),
    aSupporter({ id: '2', name: 'priya', handle: 'priya', amount: null }),
  ];
  await show({ supporters, fund: aFund({ leaders: [aLeader()] }) });
  expect(screen.getByText('Someone')).toBeVisible();
  expect(screen.getByText('amount hidden')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Top' }));
  expect(screen.getByText('€120')).toBeVisible();
});
