import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoinedPlace } from '@/components/party/public/join/JoinedPlace';
import { callSecureql } from '@/lib/secureql/browser/client';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { aParty, aTicket, aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const reload = jest.fn(() => Promise.resolve());

const open = (status: number) =>
  renderScreen(
    <JoinedPlace party={aParty()} entry={{ queueUuid: 'ticket-1', status }} reload={reload} />,
    { user: aUser() },
  );

beforeEach(() => {
  call.mockReset();
  reload.mockClear();
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'party/set-away/'
        ? { setAway: { error: null, item: null } }
        : { getPartyQueue: { error: null, item: aTicket() } }) as never,
    ),
  );
});

test.each([
  ['Be right back', STATUS.waiting, true],
  ['I’m back', STATUS.away, false],
])('“%s” is one press on the page of the queue', async (words, status, isAway) => {
  open(status);
  await userEvent.click(screen.getByRole('button', { name: words }));
  expect(call).toHaveBeenCalledWith('party/set-away/', { queueUuid: 'ticket-1', isAway });
  expect(reload).toHaveBeenCalled();
});

test('leaving is asked on the ticket', async () => {
  open(STATUS.waiting);
  expect(await screen.findByText(/^at worst|· at worst/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave the line' })).toHaveAttribute(
    'href',
    '/party/party-1/queue/ticket-1#leave',
  );
});

test('whose turn it is has the ticket and nothing beside it', () => {
  open(STATUS.called);
  expect(screen.queryByRole('link', { name: 'Leave the line' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Be right back' })).toBeNull();
});
