import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FundListScreen } from '@/components/dashboard/funds/FundListScreen';
import type { FundSummary } from '@/hooks/fundconsole/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const NONE = { error: null, items: [], cursor: null };

const aSummary = (part: Partial<FundSummary> = {}): FundSummary => ({
  id: 'fund-1',
  handle: 'nora',
  title: 'Two screens',
  summary: null,
  cover: null,
  state: 'LIVE',
  mode: 'KEEP',
  currency: 'EUR',
  goal: 180_000,
  raised: 124_600,
  pending: 3400,
  supporterCount: 87,
  startsAt: null,
  deadlineAt: null,
  endedAt: null,
  toCheck: 4,
  isArchived: false,
  ...part,
});

function openList(items: FundSummary[], canGoLive = true) {
  const call = jest.mocked(callSecureql);
  call.mockReset();
  call.mockImplementation((path) => {
    const made = { error: null, item: aSummary({ id: 'fund-9' }) };
    if (path === 'fund/create-fund/') return Promise.resolve({ createFund: made } as never);
    if (path === 'fund/get-my-funds/') return Promise.resolve({ getFund: NONE } as never);
    return Promise.resolve({ changeFundState: made } as never);
  });
  renderScreen(
    <FundListScreen
      current={{ ...NONE, items }}
      past={NONE}
      currency="EUR"
      canGoLive={canGoLive}
    />,
  );
  return () => call.mock.calls.filter(([path]) => path !== 'fund/get-my-funds/');
}

async function fillGear() {
  await userEvent.click(screen.getByRole('button', { name: /^Gear/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'New fund: gear' }));
  await userEvent.type(dialog.getByLabelText('What are you raising for?'), 'Two screens');
  await userEvent.type(dialog.getByLabelText('Goal (EUR)'), '1800');
  return dialog;
}

test('without a fund the list is the choice, and a preset opens with a press', async () => {
  const sent = openList([]);
  const dialog = await fillGear();
  expect(dialog.getByText('You receive about €1,706')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Open now' }));
  expect(sent()).toEqual([
    [
      'fund/create-fund/',
      expect.objectContaining({
        settings: expect.objectContaining({ title: 'Two screens', goal: 180_000, mode: 'KEEP' }),
      }),
    ],
    ['fund/change-state/', { fundId: 'fund-9', action: 'OPEN' }],
  ]);
});

test('without payouts it can be a draft, and says the way', async () => {
  const sent = openList([], false);
  const dialog = await fillGear();
  expect(dialog.getByRole('link', { name: 'Set up payouts' })).toHaveAttribute(
    'href',
    '/dashboard/payouts',
  );
  expect(dialog.queryByRole('button', { name: 'Open now' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  expect(sent()).toHaveLength(1);
});

test('a live fund is large, with its sum, its bar and what waits', () => {
  openList([aSummary(), aSummary({ id: 'draft', title: 'Winter LAN', state: 'DRAFT' })]);
  expect(screen.getByText('€1,246')).toBeVisible();
  expect(screen.getByText('of €1,800, 69%')).toBeVisible();
  expect(screen.getByRole('link', { name: '4 messages to check' })).toHaveAttribute(
    'href',
    '/fund/fund-1/dashboard',
  );
  expect(screen.getByRole('link', { name: /^Finish/ })).toHaveAttribute(
    'href',
    '/fund/draft/dashboard/edit-fund',
  );
});
