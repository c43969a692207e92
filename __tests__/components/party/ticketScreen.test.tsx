import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketScreen } from '@/components/party/ticket/TicketScreen';
import { callSecureql } from '@/lib/secureql/client';
import { aParty, aTicket, aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const answer = (ticket = aTicket()) => ({ getPartyQueue: { error: null, item: ticket } });

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(answer());
});

test('in line: the place, who is ahead, and an honest word about the wait', () => {
  renderScreen(<TicketScreen initial={aTicket({ position: 4 })} />, { user: aUser() });
  expect(screen.getByText('Your place')).toBeVisible();
  expect(screen.getByText('4')).toBeVisible();
  expect(screen.getByText('3 people are ahead of you.')).toBeVisible();
  expect(screen.getByText('Appears after the first few turns')).toBeVisible();
});

test('the wait is a range, and the next one hears that they are next', () => {
  const ticket = aTicket({ position: 1, waitRange: { fromMinutes: 3, toMinutes: 8 } });
  renderScreen(<TicketScreen initial={ticket} />, { user: aUser() });
  expect(screen.getByText('You are next.')).toBeVisible();
  expect(screen.getByText('about 3–8 min')).toBeVisible();
});

test('called: a loud sheet with one button that tells the host', async () => {
  const ready = aTicket({ status: 130, position: null, lobbyCode: 'KART-42' });
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'party/confirm-ready/'
        ? { confirmReady: { error: null, item: { queueUuid: 'ticket-1', status: 130 } } }
        : answer(ready)) as never,
    ),
  );
  renderScreen(<TicketScreen initial={aTicket({ status: 120, position: null })} />, {
    user: aUser(),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('It’s your turn!');
  await userEvent.click(screen.getByRole('button', { name: 'I’m ready' }));
  expect(call).toHaveBeenCalledWith('party/confirm-ready/', { queueUuid: 'ticket-1' });
  expect(await screen.findByText('KART-42')).toBeVisible();
  expect(screen.getByText('For ticket 7 only. Please do not share it.')).toBeVisible();
});

test('a notification of one’s own is read at once', async () => {
  const realtime = new FakeRealtime();
  call.mockResolvedValue(answer(aTicket({ status: 120, position: null })));
  renderScreen(<TicketScreen initial={aTicket()} />, { user: aUser(), realtime });
  act(() => realtime.say('notifications-user-fan', { type: 'called' }));
  expect(await screen.findByText('It’s your turn!')).toBeVisible();
});

test('an update of the queue is read later and once; who joins behind is no news', async () => {
  jest.useFakeTimers();
  const realtime = new FakeRealtime();
  renderScreen(<TicketScreen initial={aTicket()} />, { user: aUser(), realtime });
  const party = aParty();
  const update = { type: 'PARTY_UPDATE', party, partyMembers: [], creator: party.creator };
  act(() => {
    realtime.say('party_party-1', { type: 'QUEUE_APPEND', seq: 6, member: party.partyMembers[0] });
    jest.advanceTimersByTime(5000);
  });
  expect(call).not.toHaveBeenCalled();
  act(() => {
    realtime.say('party_party-1', { ...update, seq: 7 });
    realtime.say('party_party-1', { ...update, seq: 8 });
  });
  expect(call).not.toHaveBeenCalled();
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  expect(call).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each([
  [200, 'Thanks for playing'],
  [300, 'You missed your call'],
  [400, 'You left the queue'],
  [410, 'You were taken off the queue'],
  [430, 'The queue has ended'],
])('status %i says how it ended and offers a next step', (status, title) => {
  renderScreen(<TicketScreen initial={aTicket({ status, position: null })} />, { user: aUser() });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Leave the queue' })).toBeNull();
});

test('leaving asks first, and staying is one press away', async () => {
  renderScreen(<TicketScreen initial={aTicket({ position: 4 })} />, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Leave the queue' }));
  const dialog = screen.getByRole('dialog', { name: 'Give up your place?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my place' }));
  expect(call).not.toHaveBeenCalled();
  const left = { leaveQueue: { error: null, item: null } };
  call.mockImplementation((path) =>
    Promise.resolve((path === 'party/leave-queue/' ? left : answer()) as never),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave the queue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, leave' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('party/leave-queue/', { queueUuid: 'ticket-1' }),
  );
});

test('a refused act says why', async () => {
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'party/confirm-ready/'
        ? { confirmReady: { error: 'ticket.wrong_state', item: null } }
        : answer(aTicket({ status: 120, position: null }))) as never,
    ),
  );
  renderScreen(<TicketScreen initial={aTicket({ status: 120, position: null })} />, {
    user: aUser(),
  });
  await userEvent.click(screen.getByRole('button', { name: 'I’m ready' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
});

test('the host who looks at a ticket cannot act for the fan', () => {
  renderScreen(<TicketScreen initial={aTicket({ isMine: false, status: 120 })} />, {
    user: aUser({ id: 'user-host', handle: 'hana' }),
  });
  expect(screen.queryByRole('button', { name: 'I’m ready' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the console' })).toBeVisible();
});
