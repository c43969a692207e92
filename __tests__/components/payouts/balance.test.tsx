import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayoutsScreen } from '@/components/payouts/PayoutsScreen';
import { useOnAir } from '@/hooks/session/private/useOnAir';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { PayoutOverview } from '@/lib/shared/payouts/payouts';
import { anAccount, anAnswer, anOverview, someLines } from '@/__tests__/support/payoutFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
// Asked for by the clock, which a slow test would hear.
jest.mock('@/hooks/session/private/useOnAir', () => ({ useOnAir: jest.fn(() => false) }));
const call = jest.mocked(callSecureql);
const nora = aUser({ firstName: 'Nora', userType: 'CREATOR' });

function open(change: Partial<PayoutOverview> = {}) {
  const lines = { filter: null, items: someLines(), cursor: null };
  return renderScreen(<PayoutsScreen overview={anAnswer(anOverview(change))} lines={lines} />, {
    user: nora,
  });
}

const stage = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  call.mockReset();
  jest.mocked(useOnAir).mockReturnValue(false);
});

test('three stages say how much is where, and what happens next', () => {
  open();
  expect(stage('Clearing')).toHaveTextContent(
    '€418.24' + '7 days after a contribution, 14 after an experience. Next: €54.36 on Nov 27.',
  );
  expect(stage('Available')).toHaveTextContent('€286.50');
  expect(stage('Available')).toHaveTextContent('to the account ending 3704');
  expect(stage('On its way')).toHaveTextContent('€182.30In your bank by Fri, Dec 25.');
});

test('the chart has its numbers as a table one press away', async () => {
  open();
  const chart = within(screen.getByRole('region', { name: 'Earned by week' }));
  expect(chart.getByText(/in 12 weeks, after fees/)).toHaveTextContent('€2,187.50');
  expect(chart.getAllByRole('img', { name: /Earnings by week/ })[0]).toBeInTheDocument();
  await userEvent.click(chart.getByRole('button', { name: 'Table' }));
  const [, running, best] = chart.getAllByRole('row');
  expect(running).toHaveTextContent('Nov 23 (so far)€142.00€0.00€142.00');
  expect(best).toHaveTextContent('Nov 16€318.00€109.50€427.50');
  expect(chart.queryByRole('img')).toBeNull();
});

test('payouts to the bank stand with what became of them; older ones are a press away', async () => {
  open();
  const bank = within(screen.getByRole('region', { name: 'To your bank' }));
  expect(bank.getAllByRole('listitem')).toHaveLength(4);
  expect(bank.getAllByRole('listitem')[0]).toHaveTextContent(
    'Nov 23€182.30To account 3704On its way',
  );
  await userEvent.click(bank.getByRole('button', { name: 'Show 1 more' }));
  expect(bank.getAllByRole('listitem')).toHaveLength(5);
});

test('a payout that came back says why, that nothing is lost, and goes out again', async () => {
  const failed = { payoutID: 'po_9', amount: 18_230, code: 'account_closed' };
  open({ onItsWay: { amount: 0, arrivesAt: null, failed } });
  expect(screen.getByRole('heading', { name: 'Your bank sent €182.30 back.' })).toBeVisible();
  expect(screen.getByText(/It says the account is closed\. The money is safe/)).toBeVisible();
  expect(stage('Sent back')).toHaveTextContent('€182.30');
  expect(stage('Available')).toHaveTextContent('Waits for a working account.');
  call.mockImplementation(
    (path) =>
      Promise.resolve(
        path === 'payouts/retry-payout/'
          ? { retryPayout: { error: null, item: anOverview().payouts[0] } }
          : path === 'payouts/get-lines/'
            ? { payoutLines: { error: null, items: someLines(), cursor: null } }
            : anAnswer(anOverview()),
      ) as never,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'On its way' })).toHaveTextContent('€182.30');
  expect(screen.queryByText(/sent €182.30 back/)).toBeNull();
  expect(call).toHaveBeenCalledWith('payouts/retry-payout/', {
    payoutID: 'po_9',
    requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

test.each([
  [{ amount: 5000, at: '2026-11-27T12:00:00.000Z' }, 'When €50.00 clears on Nov 27, €13.50 goes to your bank.'],
  [{ amount: 3650, at: '2026-11-27T12:00:00.000Z' }, 'When €36.50 clears on Nov 27, you’re at zero again.'],
  [{ amount: 1000, at: '2026-11-27T12:00:00.000Z' }, 'When €10.00 clears on Nov 27, €26.50 is left to make up.'],
  [null, 'Nothing is clearing right now, so it waits until you earn again.'],
])('a balance below zero is explained with its sum: %j', (clears, words) => {
  open({ available: { amount: -3650, goesOutAt: null }, negative: { clears } });
  expect(
    screen.getByRole('heading', { name: /You’re at −€36.50 ?. You don’t have to pay anything in/ }),
  ).toBeVisible();
  expect(screen.getByText((_text, element) => element?.tagName === 'P' && !!element.textContent?.includes(words))).toBeVisible();
  expect(stage('Available')).toHaveTextContent('Covered first by what clears next.');
}); // prettier-ignore

test.each([
  [['individual.id_number'], 'Stripe needs your tax number before it can pay you.'],
  [
    ['external_account', 'individual.dob.day', 'individual.dob.month'],
    'Stripe needs your bank account and your birthday before it can pay you.',
  ],
  [
    ['external_account', 'individual.first_name', 'individual.address.city', 'tos_acceptance.ip'],
    'Stripe needs your bank account, your name, and a bit more before it can pay you.',
  ],
  [[], 'Stripe is looking at your details.'],
])('what Stripe asks for stands in words: %j', (due, words) => {
  open({ account: anAccount({ state: 'INCOMPLETE', due }) });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Until then €286.50 waits for you.');
  expect(stage('Available')).toHaveTextContent('Goes out as soon as Stripe has what it asks for.');
});

test('on a stream no amount is on the page, and one press shows them all', async () => {
  jest.mocked(useOnAir).mockReturnValue(true);
  const { container } = open();
  expect(container.innerHTML).not.toMatch(/418|286|182|54\.36|57\.30|427|2,187/);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByText('Hidden while you’re on stream.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(container.innerHTML).not.toMatch(/427|318/);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(stage('Available')).toHaveTextContent('€286.50');
});

test('who has earned nothing yet learns what will stand here', () => {
  const weeks = anOverview().weeks.map((week) => ({ ...week, contributions: 0, experiences: 0 }));
  renderScreen(
    <PayoutsScreen
      overview={anAnswer(
        anOverview({
          clearing: { amount: 0, next: null },
          available: { amount: 0, goesOutAt: null },
          onItsWay: { amount: 0, arrivesAt: null, failed: null },
          weeks,
          payouts: [],
        }),
      )}
      lines={{ filter: null, items: [], cursor: null }}
    />,
    { user: nora },
  );
  expect(screen.getByText('Your first week will show up here.')).toBeVisible();
  expect(screen.getByText(/Nothing yet\. Each payment gets a line here/)).toBeVisible();
  expect(screen.getByText(/Nothing has gone out yet/)).toBeVisible();
  expect(stage('On its way')).toHaveTextContent('Nothing is on its way right now.');
});
