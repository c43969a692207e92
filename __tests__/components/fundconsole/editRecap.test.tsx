import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditFundScreen } from '@/components/fundconsole/edit/EditFundScreen';
import { FundRecapScreen } from '@/components/fundconsole/recap/FundRecapScreen';
import type { FundRecap } from '@/hooks/fundconsole/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aFundConsole } from '@/__tests__/support/fundConsole';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);
beforeEach(() => {
  call.mockReset();
  call.mockReturnValue(new Promise(() => undefined) as never);
});

const aTaken = {
  id: 'tier-1',
  title: 'Sticker pack',
  description: null,
  price: 2500,
  stock: null,
  question: null,
  opensAt: null,
  closesAt: null,
  delivery: null,
  thanks: null,
};

test('once a pledge names them, goal, end and rule are shown and fixed, and the page says why', async () => {
  const edit = aFundConsole(
    {
      mode: 'ALL_OR_NOTHING',
      tiers: [{ ...aTaken, left: null, backers: 2, isAvailable: true }],
    },
    { isLocked: true },
  );
  edit.settings = { ...edit.settings, mode: 'ALL_OR_NOTHING', tiers: [aTaken] };
  renderScreen(<EditFundScreen initial={edit} />);
  expect(screen.getByText('Goal, end and rule are fixed')).toBeVisible();
  expect(screen.getByLabelText('Goal (EUR)')).toBeDisabled();
  expect(screen.getByLabelText('From (EUR)')).toHaveAttribute('readonly');
  await userEvent.clear(screen.getByLabelText('What are you raising for?'));
  await userEvent.type(screen.getByLabelText('What are you raising for?'), 'New words');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(call).toHaveBeenCalledWith('fund/edit-fund/', {
    fundId: 'fund-1',
    version: 1,
    settings: { ...edit.settings, title: 'New words' },
  });
});

const recap: FundRecap = {
  id: 'fund-1',
  title: 'New studio microphone',
  state: 'REACHED',
  mode: 'KEEP',
  currency: 'EUR',
  goal: 200_000,
  raised: 210_000,
  settled: 210_000,
  refunded: 2500,
  fees: 10_000,
  net: 197_500,
  supporterCount: 40,
  failedCount: 0,
  clearsAt: '2026-12-01T00:00:00.000Z',
  unthanked: 3,
  tiers: [],
  days: [],
};

test('the recap says what is left of what was paid', () => {
  const edit = aFundConsole({ state: 'REACHED', endedAt: '2026-11-24T20:00:00.000Z' });
  renderScreen(<FundRecapScreen recap={recap} edit={edit} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reached with 40 people!');
  const money = within(screen.getByRole('region', { name: 'What’s left' }));
  expect(money.getByText('€1,975.00')).toBeVisible();
  expect(money.getByText('−€100.00')).toBeVisible();
});

test('who sees no amounts sees none in the recap', () => {
  const edit = aFundConsole(
    { state: 'REACHED', endedAt: '2026-11-24T20:00:00.000Z' },
    { right: 'RUN', seesAmounts: false, percent: 105 },
  );
  const none = { settled: null, refunded: null, fees: null, net: null, raised: 0 };
  const { container } = renderScreen(<FundRecapScreen recap={{ ...recap, ...none }} edit={edit} />);
  expect(screen.getByText('105%')).toBeVisible();
  expect(container.innerHTML).not.toContain('€');
});
