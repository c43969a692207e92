import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartyScreen } from '@/components/party/public/PartyScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { FakeNotification } from '@/__tests__/support/alerts';
import { aMember, aParty, aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const question = {
  key: 'nick',
  kind: 'TEXT' as const,
  label: 'Name in the game',
  required: true,
  maxLength: 20,
};

/** Joining is refused, and whatever is read stands as it was. */
function refuse(error: string) {
  const answers: Record<string, unknown> = {
    'party/join-queue/': { joinQueue: { error, item: null } },
    'party/get-party-details/': { getParties: { error: null, items: [aParty()] } },
  };
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
}

const joins = () => call.mock.calls.filter(([path]) => path === 'party/join-queue/');

beforeEach(() => {
  call.mockReset();
  push.mockClear();
  sessionStorage.clear();
});

test('Q04 everybody can read what is going on', async () => {
  const party = aParty({ notice: 'Back in ten minutes', queueSize: 20 });
  renderScreen(<PartyScreen initial={party} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Friday matches' })).toBeVisible();
  expect(screen.getByText('Back in ten minutes')).toBeVisible();
  expect(screen.getByText('in line, 20 places').textContent).toBe('2 in line, 20 places');
  expect(screen.getByText('player2')).toBeVisible();
  expect(screen.getByRole('link', { name: /Hana.*plays with viewers/ })).toBeVisible();
  await lateParts();
});

test.each([
  ['PAUSED', {}, 'The line is paused'],
  ['CLOSED', {}, 'The line is closed'],
  ['ENDED', {}, 'This queue has ended'],
  ['OPEN', { queueSize: 2 }, 'All 2 places are taken'],
] as const)('Q02 %s %j: says so instead of a form', async (state, change, title) => {
  renderScreen(<PartyScreen initial={aParty({ state, ...change })} />, { user: aUser() });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join the line' })).toBeNull();
});

test('the host finds the way to the console, not a form', async () => {
  renderScreen(<PartyScreen initial={aParty()} />, { user: aUser({ id: 'user-host' }) });
  expect(await screen.findByRole('link', { name: 'Open the console' })).toHaveAttribute(
    'href',
    '/party/party-1/dashboard',
  );
});

test('who is in finds the ticket', async () => {
  call.mockResolvedValue({ getPartyQueue: { error: 'forbidden', item: null } });
  const party = aParty({ myEntry: { queueUuid: 'ticket-9', status: 100 } });
  renderScreen(<PartyScreen initial={party} />, { user: aUser() });
  expect(await screen.findByRole('link', { name: 'Open my ticket' })).toHaveAttribute(
    'href',
    '/party/party-1/queue/ticket-9',
  );
});

test('Q01 joining sends the answers and opens the ticket', async () => {
  call.mockResolvedValue({
    joinQueue: { error: null, item: { queueUuid: 'ticket-3', status: 100 } },
  });
  renderScreen(<PartyScreen initial={aParty({ entryFields: [question] })} />, {
    user: aUser(),
    router: { push },
  });
  await userEvent.type(screen.getByLabelText('Name in the game'), 'Vroom');
  await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/party/party-1/queue/ticket-3'));
  expect(call).toHaveBeenCalledWith('party/join-queue/', {
    partyID: 'party-1',
    fields: [{ key: 'nick', value: 'Vroom' }],
    seats: 1,
  });
});

test('who has joined already is taken to the ticket that stands', async () => {
  call.mockResolvedValue({
    joinQueue: { error: 'party.already_joined', item: { queueUuid: 'ticket-2', status: 100 } },
  });
  renderScreen(<PartyScreen initial={aParty()} />, { user: aUser(), router: { push } });
  await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/party/party-1/queue/ticket-2'));
});

test('Q04 a place lost in the last moment: the page reads again and says full', async () => {
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'party/join-queue/'
        ? { joinQueue: { error: 'party.full', item: null } }
        : { getParties: { error: null, items: [aParty({ queueSize: 2, seq: 6 })] } }) as never,
    ),
  );
  renderScreen(<PartyScreen initial={aParty()} />, { user: aUser(), router: { push } });
  await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
  expect(await screen.findByRole('heading', { name: 'All 2 places are taken' })).toBeVisible();
});

test('a group says how many it is', async () => {
  const party = aParty({ groupMax: 4 });
  call.mockResolvedValue({
    joinQueue: { error: null, item: { queueUuid: 'ticket-3', status: 100 } },
  });
  renderScreen(<PartyScreen initial={party} />, { user: aUser(), router: { push } });
  expect(screen.getByText('Groups of up to 4')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('How many are you?'));
  await userEvent.type(screen.getByLabelText('How many are you?'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
  await waitFor(() => expect(call.mock.lastCall?.[1]).toMatchObject({ seats: 3 }));
});

test('joining asks whether the browser may notify, and who said no is not asked again', async () => {
  FakeNotification.install('default');
  FakeNotification.answer = 'denied';
  const ask = jest.spyOn(FakeNotification, 'requestPermission');
  refuse('party.cooldown');
  renderScreen(<PartyScreen initial={aParty()} />, { user: aUser(), router: { push } });
  expect(ask).not.toHaveBeenCalled();
  for (const time of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
    await waitFor(() => expect(joins()).toHaveLength(time));
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['party.banned', 'This creator doesn’t let you join their queues.'],
  ['party.missed_out', 'You missed two calls, so you’re out of this queue.'],
  ['party.once_only', 'You’ve had your turn. In this queue everyone plays once.'],
  ['party.cooldown', 'You’ve just played. Give the others a moment, then join again.'],
  ['party.group_too_large', 'That group is too large for this queue.'],
])('a refusal says why: %s', async (error, words) => {
  refuse(error);
  renderScreen(<PartyScreen initial={aParty()} />, { user: aUser(), router: { push } });
  await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  [{ whoCanJoin: 'VERIFIED' }, 'With a confirmed email'],
  [{ whoCanJoin: 'FOLLOWERS' }, 'For followers of Hana'],
  [{ whoCanJoin: 'INVITED' }, 'Only people Hana invited'],
  [{ rejoin: 'ONCE' }, 'Everyone plays once'],
  [{ rejoin: 'COOLDOWN', cooldownMinutes: 20 }, '20 minutes between turns'],
] as const)('Q07 the rules stand before the form: %j', (change, words) => {
  renderScreen(<PartyScreen initial={aParty(change)} />, { user: aUser() });
  expect(screen.getByText(words)).toBeVisible();
});

test('lanes and groups are marked, and places stand only where they are promised', () => {
  const members = [aMember(1, { lane: 0 }), aMember(2, { lane: 1, seats: 3 })];
  const party = aParty({ partyMembers: members });
  const { unmount } = renderScreen(<PartyScreen initial={party} />);
  for (const words of ['returned', 'priority', 'group of 3']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByText('2', { selector: '.place' })).toBeVisible();
  unmount();
  renderScreen(<PartyScreen initial={{ ...party, orderPolicy: 'RANDOM' }} />);
  expect(screen.getByText('Everyone waiting has the same chance.')).toBeVisible();
  expect(screen.queryByText('2', { selector: '.place' })).toBeNull();
});

test('who joins the priority lane appears where they will be called', () => {
  const realtime = new FakeRealtime();
  const joiner = aMember(3, { lane: 1 });
  renderScreen(<PartyScreen initial={aParty({ turn: 1 })} />, { realtime });
  act(() => realtime.say('party_party-1', { type: 'QUEUE_APPEND', seq: 6, member: joiner }));
  const list = within(screen.getByRole('region', { name: 'In line' }));
  const names = list.getAllByText(/^player/).map(({ textContent }) => textContent);
  expect(names).toEqual(['player1', 'player3', 'player2']);
});

test('who joins appears at once, in the list and in the count', () => {
  const realtime = new FakeRealtime();
  renderScreen(<PartyScreen initial={aParty()} />, { realtime });
  act(() => realtime.say('party_party-1', { type: 'QUEUE_APPEND', seq: 6, member: aMember(3) }));
  expect(screen.getByText('player3')).toBeVisible();
  expect(screen.getByText('in line').textContent).toBe('3 in line');
});

test('a missing message makes the page read the state again, once', async () => {
  jest.useFakeTimers();
  const items = [aParty({ seq: 9, title: 'Renamed' })];
  call.mockImplementation(() => Promise.resolve({ getParties: { error: null, items } } as never));
  const realtime = new FakeRealtime();
  renderScreen(<PartyScreen initial={aParty()} />, { realtime });
  act(() => realtime.say('party_party-1', { type: 'QUEUE_APPEND', seq: 8, member: aMember(3) }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  expect(call).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
  jest.useRealTimers();
});

test('further people come on demand', async () => {
  const first = Array.from({ length: 50 }, (_, index) => aMember(index + 1));
  call.mockImplementation((_path, payload) => {
    const { cursor } = payload as { cursor?: string };
    return Promise.resolve({
      partyMembers: cursor
        ? { error: null, items: [aMember(51)], cursor: null }
        : { error: null, items: first, cursor: 'fifty' },
    } as never);
  });
  renderScreen(<PartyScreen initial={aParty({ partyMembers: first, memberCount: 51 })} />);
  expect(screen.queryByText('player6')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 51' }));
  expect(await screen.findByText('player50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more people' }));
  expect(await screen.findByText('player51')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
});
