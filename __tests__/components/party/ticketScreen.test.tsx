import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketScreen } from '@/components/party/ticket/TicketScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { noteServerTime } from '@/lib/secureql/browser/serverClock';
import { aMember, aParty, aTicket, aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';

// It asks for its own state, and has tests of its own.
jest.mock('@/components/shared/push/PushOffer', () => ({ PushOffer: () => null }));
jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const answer = (ticket = aTicket()) => ({ getPartyQueue: { error: null, item: ticket } });

beforeEach(() => {
  noteServerTime(new Date().toUTCString(), Date.now(), Date.now());
  call.mockReset();
  call.mockResolvedValue(answer());
});

test('Q01 my position: the place, who is ahead, and the latest it can become', () => {
  renderScreen(<TicketScreen initial={aTicket({ position: 4, noLaterThan: 8 })} />, {
    user: aUser(),
  });
  expect(screen.getByText('You’re')).toBeVisible();
  expect(screen.getByText('4')).toHaveTextContent('4th');
  expect(screen.getByText('3 ahead of you')).toBeVisible();
  expect(screen.getByRole('img', { name: '3 ahead of you' }).querySelectorAll('i')).toHaveLength(3);
  expect(screen.getByText('At worst')).toBeVisible();
  expect(screen.getByText('8th')).toBeVisible();
  expect(screen.getByText(/You can only move up/)).toBeInTheDocument();
});

test.each([
  ['LEAST_PLAYED', 'Least played goes first.'],
  ['LONGEST_WAIT', 'Longest wait goes first.'],
  ['RANDOM', 'Everyone waiting has the same chance.'],
] as const)(
  'order %s: no place and no promise, but how people are picked',
  (orderPolicy, words) => {
    const party = aParty({ orderPolicy });
    const ticket = aTicket({ position: null, noLaterThan: null, party });
    renderScreen(<TicketScreen initial={ticket} />, { user: aUser() });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('You’re')).toBeNull();
    expect(screen.queryByText('At worst')).toBeNull();
    expect(screen.queryByText('Wait')).toBeNull();
  },
);

test('Q15 estimated wait: a range, and that it is not known while it is not', () => {
  const waitRange = { fromMinutes: 3, toMinutes: 8 };
  const { unmount } = renderScreen(<TicketScreen initial={aTicket({ waitRange })} />, {
    user: aUser(),
  });
  expect(screen.getByText('3–8 min')).toBeVisible();
  unmount();
  renderScreen(<TicketScreen initial={aTicket()} />, { user: aUser() });
  expect(screen.getByText('Not known yet')).toBeVisible();
});

test('Q03 a paused queue keeps the place and says so, also to who is next', () => {
  const party = aParty({ state: 'PAUSED' });
  renderScreen(<TicketScreen initial={aTicket({ party, position: 1 })} />, { user: aUser() });
  expect(screen.getByText('Paused. You keep your place.')).toBeVisible();
  expect(screen.getByText('1')).toHaveTextContent('1st');
});

test('Q13 closing the tab removes nobody: the ticket says so, and no call goes out', () => {
  const { unmount } = renderScreen(<TicketScreen initial={aTicket()} />, { user: aUser() });
  expect(screen.getByText(/you keep your place/)).toBeInTheDocument();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(call).not.toHaveBeenCalled();
});

test('be right back: the place is kept, and one press brings back', async () => {
  const awaySince = new Date(Date.now() - 6.5 * 60_000).toISOString();
  const away = aTicket({ status: 110, position: 9, noLaterThan: null, awaySince });
  const answers: Record<string, unknown> = {
    'party/set-away/': { setAway: { error: null, item: { queueUuid: 'ticket-1', status: 110 } } },
    'get-party-queue': answer(away),
  };
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
  renderScreen(<TicketScreen initial={aTicket()} />, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Be right back' }));
  expect(call).toHaveBeenCalledWith('party/set-away/', { queueUuid: 'ticket-1', isAway: true });
  expect(await screen.findByRole('heading', { name: 'Take your time' })).toBeVisible();
  expect(screen.getByText('9th')).toBeVisible();
  expect(screen.getByText('6 min')).toBeVisible();
  answers['get-party-queue'] = answer();
  await userEvent.click(screen.getByRole('button', { name: 'I’m back' }));
  expect(call).toHaveBeenCalledWith('party/set-away/', { queueUuid: 'ticket-1', isAway: false });
  expect(await screen.findByText('3 ahead of you')).toBeVisible();
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
    realtime.say('party_party-1', { type: 'QUEUE_APPEND', seq: 6, member: aMember(3) });
    realtime.say('party_party-1', { ...update, seq: 56, joins: { since: 7, lanes: [2] } });
    jest.advanceTimersByTime(5000);
  });
  expect(call).not.toHaveBeenCalled();
  act(() => {
    realtime.say('party_party-1', { ...update, seq: 57 });
    realtime.say('party_party-1', { ...update, seq: 58 });
  });
  expect(call).not.toHaveBeenCalled();
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  expect(call).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('who joins another lane may come before: that is read', async () => {
  jest.useFakeTimers();
  const realtime = new FakeRealtime();
  renderScreen(<TicketScreen initial={aTicket()} />, { user: aUser(), realtime });
  const member = aMember(3, { lane: 1 });
  act(() => realtime.say('party_party-1', { type: 'QUEUE_APPEND', seq: 6, member }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  expect(call).toHaveBeenCalledTimes(1);
  const party = aParty();
  const update = { type: 'PARTY_UPDATE', party, partyMembers: [], creator: party.creator };
  const joins = { since: 7, lanes: [2, 1] };
  act(() => realtime.say('party_party-1', { ...update, seq: 56, joins }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(4000)));
  expect(call).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test.each([
  [200, 'Thanks for playing'],
  [300, 'You’re out of this queue'],
  [310, 'You were skipped'],
  [420, 'You can’t join here anymore'],
  [400, 'You left the line'],
  [410, 'Hana removed you'],
  [430, 'The queue has ended'],
])('status %i says how it ended and offers a next step', (status, title) => {
  renderScreen(<TicketScreen initial={aTicket({ status, position: null })} />, { user: aUser() });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
});

test('the host’s reason stands with it', () => {
  const ticket = aTicket({ status: 410, position: null, endReason: 'Spoilers in the chat' });
  renderScreen(<TicketScreen initial={ticket} />, { user: aUser() });
  expect(screen.getByText('Spoilers in the chat')).toBeVisible();
});

test.each([
  [200, 'FREE', true],
  [200, 'COOLDOWN', true],
  [200, 'ONCE', false],
  [300, 'FREE', false],
  [310, 'FREE', true],
  [410, 'FREE', false],
  [420, 'FREE', false],
] as const)('after status %i with rejoining %s, joining again: %s', (status, rejoin, isOffered) => {
  const ticket = aTicket({ status, position: null, party: aParty({ rejoin }) });
  renderScreen(<TicketScreen initial={ticket} />, { user: aUser() });
  expect(screen.queryAllByRole('link', { name: 'Join again' })).toHaveLength(isOffered ? 1 : 0);
});

test('a ticket that is over comes back by itself when the host brings it back', async () => {
  jest.useFakeTimers();
  const realtime = new FakeRealtime();
  const skipped = aTicket({ status: 310, position: null });
  renderScreen(<TicketScreen initial={skipped} />, { user: aUser(), realtime });
  const party = aParty();
  const update = { type: 'PARTY_UPDATE', party, partyMembers: [], creator: party.creator };
  act(() => realtime.say('party_party-1', { ...update, seq: 7 }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
  expect(screen.getByText('3 ahead of you')).toBeVisible();
  jest.useRealTimers();
});

test('Q01 leaving asks first, and staying is one press away', async () => {
  renderScreen(<TicketScreen initial={aTicket({ position: 4 })} />, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = screen.getByRole('dialog', { name: 'Give up your place?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my place' }));
  expect(call).not.toHaveBeenCalled();
  const left = { leaveQueue: { error: null, item: null } };
  call.mockImplementation((path) =>
    Promise.resolve((path === 'party/leave-queue/' ? left : answer()) as never),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, leave' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('party/leave-queue/', { queueUuid: 'ticket-1' }),
  );
});

test('the page of the queue leads here to leave, and staying stays', async () => {
  window.location.hash = '#leave';
  renderScreen(<TicketScreen initial={aTicket({ position: 4 })} />, { user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my place' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  window.location.hash = '';
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
  const dialog = screen.getByRole('alertdialog');
  expect(await within(dialog).findByText(/Your ticket has moved on/)).toBeVisible();
});

test('the host who looks at a ticket cannot act for the fan', () => {
  renderScreen(<TicketScreen initial={aTicket({ isMine: false, status: 120 })} />, {
    user: aUser({ id: 'user-host', handle: 'hana' }),
  });
  expect(screen.queryByRole('button', { name: 'I’m ready' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the console' })).toBeVisible();
});
