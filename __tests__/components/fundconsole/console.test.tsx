import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FundScreen } from '@/components/fundconsole/console/FundScreen';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aContribution, aFundConsole } from '@/__tests__/support/fundConsole';
import { aMilestone } from '@/__tests__/support/fundFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/i18n/loadTexts', () => ({ loadTexts: () => Promise.resolve(true) }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const READS = ['get-fund-edit', 'widgets/get-signs/', 'widgets/get-alerts/'];

interface Desk {
  isPaused?: boolean;
  isMuted?: boolean;
}

async function openConsole(fund: ConsoleFund, desk: Desk = {}) {
  const call = jest.mocked(callSecureql);
  call.mockReset();
  call.mockImplementation((path) => {
    if (path === 'get-fund-edit') {
      return Promise.resolve({ getFund: { error: null, items: [fund] } } as never);
    }
    if (path === 'widgets/get-signs/') {
      return Promise.resolve({ overlaySigns: { error: null, items: fund.overlays } } as never);
    }
    if (path === 'widgets/get-alerts/') {
      const item = { isPaused: false, isMuted: false, alerts: [], ...desk };
      return Promise.resolve({ alertDesk: { error: null, item } } as never);
    }
    const root = { error: null, item: { id: '1', count: 1 } };
    return Promise.resolve({ done: root, steerAlerts: root } as never);
  });
  const { container } = renderScreen(<FundScreen initial={fund} />);
  // What comes after the page: the desk of the alerts and its texts.
  for (let tick = 0; tick < 3; tick++) await lateParts();
  return {
    container,
    sent: () => call.mock.calls.filter(([path]) => !READS.includes(path)),
  };
}

const waiting = [aContribution(1), aContribution(2), aContribution(3)];
const focus = () => screen.getByRole('article');

test('a message is approved by A, the next comes under the eyes, and D denies it', async () => {
  const { sent } = await openConsole(aFundConsole({}, { toCheck: waiting }));
  expect(within(focus()).getByText('Words of fan1')).toBeVisible();
  await userEvent.keyboard('ad');
  expect(sent()).toEqual([
    [
      'fund/check-message/',
      { fundId: 'fund-1', contributionId: 'contribution-1', verdict: 'APPROVE' },
    ],
    [
      'fund/check-message/',
      { fundId: 'fund-1', contributionId: 'contribution-2', verdict: 'DENY' },
    ],
  ]);
});

test('J and K walk through the messages, S puts one behind the others', async () => {
  const { sent } = await openConsole(aFundConsole({}, { toCheck: waiting }));
  await userEvent.keyboard('j');
  expect(within(focus()).getByText('Words of fan2')).toBeVisible();
  await userEvent.keyboard('k');
  expect(within(focus()).getByText('Words of fan1')).toBeVisible();
  await userEvent.keyboard('s');
  expect(within(focus()).getByText('Words of fan2')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a secret that was reached comes before messages, and can be stopped for five seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const hiddenMilestones = [{ id: 'secret', amount: 120_000, title: 'Cat cam' }];
  const fund = aFundConsole(
    { milestones: [aMilestone({ id: 'secret', isHidden: true, amount: null, title: null })] },
    { toCheck: waiting, hiddenMilestones },
  );
  const { sent } = await openConsole(fund);
  expect(screen.getByRole('heading', { name: 'Cat cam' })).toBeVisible();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: /^Revealing in \d s · Stop/ })).toBeVisible();
  await user.keyboard('z');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(sent()).toEqual([]);
  await user.keyboard(' ');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(sent()).toEqual([['fund/reveal-milestone/', { fundId: 'fund-1', milestoneId: 'secret' }]]);
});

test('paused alerts come before everything', async () => {
  const { sent } = await openConsole(aFundConsole({}, { toCheck: waiting }), { isPaused: true });
  expect(await screen.findByRole('button', { name: /^Resume alerts/ })).toBeVisible();
  // What has just become another act is locked for a moment.
  await act(() => new Promise((done) => setTimeout(done, 700)));
  await userEvent.keyboard(' ');
  expect(sent()).toEqual([
    ['widgets/steer-alerts/', expect.objectContaining({ act: 'RESUME', partyID: 'fund-1' })],
  ]);
});

test('an amount that its giver hides shows only while it is held, its reward too', async () => {
  await openConsole(
    aFundConsole({}, { contributions: [aContribution(1, { visibility: 'HIDE_AMOUNT' })] }),
  );
  const row = within(screen.getByRole('region', { name: /^Contributions/ })).getByRole('button');
  expect(row).toHaveTextContent('Hidden');
  expect(row).not.toHaveTextContent('€25');
  expect(row).not.toHaveTextContent('Sticker pack');
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(row).toHaveTextContent('€25');
  fireEvent.keyUp(document.body, { key: 'h' });
  expect(row).not.toHaveTextContent('€25');
});

test('a moderator without the right sees a share, no amount, and no tool for one', async () => {
  const without = { amount: null, refunded: null, tier: null, tierAnswer: null };
  const { container } = await openConsole(
    aFundConsole(
      { raised: 0, settled: 0, pending: 0 },
      {
        right: 'RUN',
        seesAmounts: false,
        lastHour: null,
        percent: 69,
        toCheck: [aContribution(1, without)],
      },
    ),
  );
  expect(screen.getByText('69%')).toBeVisible();
  expect(container.innerHTML).not.toContain('€');
  expect(screen.queryByRole('button', { name: 'Offline amount' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('who only looks on can decide nothing', async () => {
  const { sent } = await openConsole(aFundConsole({}, { right: 'VIEW', toCheck: waiting }));
  await userEvent.keyboard('ad z');
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(sent()).toEqual([]);
});

test('an offline amount is sent as it was typed, and a minus takes back', async () => {
  const { sent } = await openConsole(aFundConsole());
  await userEvent.click(screen.getByRole('button', { name: 'Offline amount' }));
  const dialog = await screen.findByRole('dialog', { name: 'Offline amount' });
  await userEvent.type(within(dialog).getByLabelText('Amount (EUR)'), '-12,50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add it' }));
  expect(sent()).toEqual([
    ['fund/add-offline/', expect.objectContaining({ fundId: 'fund-1', amount: -1250 })],
  ]);
});

test('only the owner refunds, with a reason', async () => {
  const { sent } = await openConsole(aFundConsole({}, { contributions: [aContribution(1)] }));
  const row = within(screen.getByRole('region', { name: /^Contributions/ })).getByRole('button');
  await userEvent.click(row);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund €25.00 to fan1?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Given twice');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund €25.00' }));
  expect(sent()).toEqual([
    [
      'fund/refund-contribution/',
      expect.objectContaining({ contributionId: 'contribution-1', reason: 'Given twice' }),
    ],
  ]);
});

test('without payouts the one button leads to them', async () => {
  await openConsole(aFundConsole({ state: 'DRAFT' }, { canGoLive: false }));
  expect(screen.getByRole('button', { name: /^Set up payouts/ })).toBeVisible();
});
