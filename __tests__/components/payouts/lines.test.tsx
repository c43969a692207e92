import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayoutsScreen } from '@/components/payouts/PayoutsScreen';
import { saveFile } from '@/hooks/ui/saveFile';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aLine, anAnswer, anOverview, someLines } from '@/__tests__/support/payoutFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/hooks/ui/saveFile', () => ({ saveFile: jest.fn() }));
// Asked for by the clock, which a slow test would hear.
jest.mock('@/hooks/session/private/useOnAir', () => ({ useOnAir: jest.fn(() => false) }));
const call = jest.mocked(callSecureql);
const saved = jest.mocked(saveFile);
const replace = jest.fn(() => Promise.resolve(true));

function open(cursor: string | null = null) {
  renderScreen(
    <PayoutsScreen
      overview={anAnswer(anOverview())}
      lines={{ filter: null, items: someLines(), cursor }}
    />,
    { user: aUser({ userType: 'CREATOR' }), router: { replace } },
  );
  return within(screen.getByRole('region', { name: 'Transactions' }));
}

const page = (root: 'payoutLines' | 'payoutExport', items: unknown[], cursor: string | null) =>
  ({ [root]: { error: null, items, cursor } }) as never;

beforeEach(() => {
  call.mockReset();
  replace.mockClear();
  saved.mockClear();
});

test('each line says what it was, price, fee, what is left, and where it is', () => {
  const rows = open().getAllByRole('row').slice(1);
  const words = rows.map((row) => row.textContent?.replace(/[\u2068\u2069]/g, ''));
  expect(words[0]).toContain('Contribution from Kettlebird');
  expect(words[0]).toContain('€60.00−€2.70€57.30Clears Nov 30');
  expect(words[2]).toContain('Contribution from someone');
  expect(words[3]).toContain('Coaching, 60 min, for Sam');
  expect(words[4]).toContain('Refund to Jonas');
  expect(words[4]).toContain('−€25.00+€1.30−€23.70Refunded Nov 21');
  expect(words[5]).toContain('Lou’s bank took it back');
  expect(words[5]).toMatch(/On hold$/);
  expect(words[8]).toMatch(/Paid Nov 17$/);
  expect(within(rows[3] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/orders/7');
});

test('a filter is pressed, stands in the address, and brings its lines', async () => {
  const lines = open();
  call.mockResolvedValue(page('payoutLines', [aLine({ id: 'line-1' })], null));
  await userEvent.click(lines.getByRole('button', { name: 'Clearing' }));
  expect(lines.getByRole('button', { name: 'Clearing' })).toHaveAttribute('aria-pressed', 'true');
  expect(call).toHaveBeenCalledWith('payouts/get-lines/', { state: 'CLEARING', cursor: undefined });
  expect(replace).toHaveBeenCalledWith('/dashboard/payouts?lines=clearing', undefined, {
    shallow: true,
    scroll: false,
  });
  await waitFor(() => expect(lines.getAllByRole('row')).toHaveLength(2));
});

test('older lines come on demand; a failure keeps what is there', async () => {
  const lines = open('next');
  call.mockRejectedValueOnce(new Error('away'));
  await userEvent.click(lines.getByRole('button', { name: 'Show more' }));
  expect(await lines.findByRole('alert')).toBeVisible();
  expect(lines.getAllByRole('row')).toHaveLength(10);
  call.mockResolvedValue(page('payoutLines', [aLine(), aLine({ id: 'line-10' })], null));
  await userEvent.click(lines.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(lines.getAllByRole('row')).toHaveLength(11));
  expect(call).toHaveBeenLastCalledWith('payouts/get-lines/', { state: null, cursor: 'next' });
  expect(lines.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('all lines go into one file, page after page; no name runs as a formula', async () => {
  open();
  call
    .mockResolvedValueOnce(page('payoutExport', [aLine({ fromName: '=HYPERLINK("x")' })], 'b'))
    .mockResolvedValueOnce(page('payoutExport', [aLine({ id: 'b', net: -930 })], null));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text] = saved.mock.calls[0] ?? [];
  expect(name).toBe('payouts.csv');
  const [, first, second] = text?.split('\r\n') ?? [];
  expect(first).toBe(
    `2026-11-23T12:00:00.000Z,Payment,Contribution,Two PCs,"'=HYPERLINK(""x"")",60.00,-2.70,57.30,EUR,Clearing,2026-11-30T12:00:00.000Z`,
  );
  expect(second).toContain(',-9.30,EUR,');
});
