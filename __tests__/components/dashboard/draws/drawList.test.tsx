import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DrawListScreen } from '@/components/dashboard/draws/DrawListScreen';
import type { LotterySummary } from '@/hooks/lottery/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { aDraw } from './support';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const host = aUser({ id: 'user-host', userType: 'CREATOR' });

beforeEach(() => {
  call.mockReset();
  push.mockClear();
});

const pageOf = (items: LotterySummary[]) => ({ error: null, items, cursor: null });

function showList(current: LotterySummary[], past: LotterySummary[] = []) {
  renderScreen(<DrawListScreen current={pageOf(current)} past={pageOf(past)} />, {
    user: host,
    router: { push },
  });
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Your draws now' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('what runs stands first, then claims that wait, what is planned, and drafts', () => {
  showList([
    aDraw({ id: '1', title: 'Draft one', state: 'DRAFT', prizeCount: 2, memberCount: 0 }),
    aDraw({ id: '2', title: 'Planned one', state: 'SCHEDULED', opensAt: '2026-12-01T20:00:00Z' }),
    aDraw({ id: '3', title: 'Won one', state: 'CLAIMING', waitingClaims: 1, winnerHandles: ['rook'] }), // prettier-ignore
    aDraw({ id: '4', title: 'Live one' }),
    aDraw({ id: '5', title: 'Given one', state: 'CLAIMING', openDeliveries: 2 }),
  ]);
  const shown = rows();
  expect(shown[0]).toMatch(/Open.*Live one.*212 entered · 424 tickets/);
  expect(shown[1]).toMatch(/1 claim waiting.*Won one.*rook won · 212 entered/);
  expect(shown[2]).toMatch(/2 to hand over.*Given one/);
  expect(shown[3]).toMatch(/Planned.*Planned one.*opens automatically/);
  expect(shown[4]).toMatch(/Draft.*Draft one.*2 prizes/);
  expect(screen.getByRole('link', { name: /^Open the console.*Live one$/ })).toHaveAttribute(
    'href',
    '/chance/4/dashboard',
  );
});

test('the one that closes first leads; a locked list says what comes', () => {
  showList([
    aDraw({ id: '1', title: 'By hand' }),
    aDraw({ id: '2', title: 'Soon', closesAt: '2099-01-01T00:00:00Z' }),
    aDraw({ id: '3', title: 'Locked', state: 'CLOSED', closesAt: '2026-11-01T00:00:00Z' }),
  ]);
  expect(rows().map((text) => /Locked|Soon|By hand/.exec(text ?? '')?.[0])).toEqual([
    'Locked',
    'Soon',
    'By hand',
  ]);
  expect(screen.getByText('The list is locked. The winner comes next.')).toBeVisible();
});

test('past draws say how they ended, run again and can be put away', async () => {
  showList(
    [],
    [
      aDraw({ id: '1', title: 'Given', state: 'COMPLETED', winnerHandles: ['lumi', 'rook'] }),
      aDraw({ id: '2', title: 'Lapsed', state: 'COMPLETED' }),
      aDraw({ id: '3', title: 'Off', state: 'CANCELLED' }),
    ],
  );
  const past = screen.getByRole('region', { name: 'Past draws' });
  const [given, lapsed, off] = within(past).getAllByRole('listitem');
  expect(given).toHaveTextContent(/All claimed.*lumi and rook won/);
  expect(lapsed).toHaveTextContent('Nobody claimed');
  expect(off).toHaveTextContent('Canceled');
  call.mockResolvedValueOnce({ runLotteryAgain: { error: null, item: { id: 'new' } } } as never);
  await userEvent.click(screen.getByRole('button', { name: /^Run it again.*Given$/ }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/chance/new/dashboard'));
  call.mockResolvedValueOnce({ archiveLottery: { error: null, item: aDraw() } });
  await userEvent.click(screen.getByRole('button', { name: 'More for Off' }));
  await userEvent.click(within(off as HTMLElement).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(past).not.toHaveTextContent('Canceled'));
  expect(call).toHaveBeenLastCalledWith('lottery/archive/', { lotteryId: '3', isArchived: true });
});

describe('a new draw', () => {
  const open = async () => {
    showList([]);
    await userEvent.click(screen.getByRole('button', { name: 'New draw' }));
  };

  test('a prize is enough, and leads to the console', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Prize'), 'Wireless headset');
    await userEvent.type(screen.getByLabelText(/^Value/), '129');
    call.mockResolvedValueOnce({ createLottery: { error: null, item: aDraw() } });
    await userEvent.click(screen.getByRole('button', { name: 'Create draw' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/chance/draw-1/dashboard'));
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      settings: {
        title: 'Wireless headset',
        prizes: [{ valueMinor: 12_900, currency: 'USD', quantity: 1 }],
        openMinutes: 10,
        verifiedOnly: true,
      },
    });
  });

  test('a draft stays here; what was refused stands at its field', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Several prizes' }));
    expect(screen.getAllByLabelText(/^Prize \d/)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Add a prize' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove prize 1' }));
    expect(screen.getAllByLabelText(/^Prize \d/)).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Name of the draw'), 'Big night');
    call.mockResolvedValueOnce({ createLottery: { error: null, item: aDraw() } });
    call.mockResolvedValueOnce({ getLottery: pageOf([aDraw({ state: 'DRAFT' })]) });
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByText('Draft')).toBeVisible();
  });

  test('a week ends on Sunday evening, with days to claim', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'All week' }));
    const day = screen.getByLabelText('Closes on');
    expect(new Date(`${(day as HTMLInputElement).value}T12:00`).getDay()).toBe(0);
    expect(screen.getByLabelText('Time')).toHaveValue('20:00');
  });
});
