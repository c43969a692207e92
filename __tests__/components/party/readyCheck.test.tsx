import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketScreen } from '@/components/party/ticket/TicketScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { Ticket } from '@/hooks/party/types';
import { aTicket, aUser } from '@/__tests__/support/partyFactories';
import { FakeAudio, FakeNotification } from '@/__tests__/support/alerts';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';

// It asks for its own state, and has tests of its own.
jest.mock('@/components/shared/push/PushOffer', () => ({ PushOffer: () => null }));
jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
// What `next/head` would hand to the document.
jest.mock('@/components/shared/page/PageHead', () => ({
  PageHead: ({ title }: { title: string }) => <title>{title}</title>,
}));
const call = jest.mocked(callSecureql);
const NOW = Date.parse('2026-11-21T20:14:00.000Z');
const after = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const called = (change: Partial<Ticket> = {}) =>
  aTicket({
    status: 120,
    position: null,
    noLaterThan: null,
    calledAt: after(0),
    readyBy: after(60),
    receipt: { by: 'LANES', lane: 2, turn: 12, outOf: 18 },
    ...change,
  });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

let onServer: Ticket;

/** Shows a ticket and lets it turn, by a notification, into what the server has now. */
async function turnInto(ticket: Ticket, from = aTicket({ position: 4 })) {
  onServer = from;
  const realtime = new FakeRealtime();
  renderScreen(<TicketScreen initial={from} />, { user: aUser(), realtime });
  onServer = ticket;
  act(() => realtime.say('notifications-user-fan', { type: 'called' }));
  await pass(0.5);
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  FakeAudio.install();
  FakeNotification.install('granted');
  localStorage.clear();
  call.mockReset();
  call.mockImplementation((path) => {
    if (path === 'party/answer-later/') {
      onServer = aTicket({ status: 110, lane: 0, position: 2 });
      return Promise.resolve({ answerLater: { error: null, item: null } } as never);
    }
    if (path !== 'party/confirm-ready/') {
      return Promise.resolve({ getPartyQueue: { error: null, item: onServer } } as never);
    }
    onServer = aTicket({ status: 130, position: null, lobbyCode: 'KART-42' });
    return Promise.resolve({ confirmReady: { error: null, item: null } } as never);
  });
});
afterEach(() => jest.useRealTimers());

test('Q11 a called player is alerted, sees the time run and answers with one press', async () => {
  await turnInto(called());
  expect(screen.getByRole('alertdialog', { name: 'It’s your turn!' })).toBeVisible();
  expect(screen.getByRole('timer', { name: '60 seconds left' })).toHaveTextContent('60');
  expect(screen.getByText('60 seconds left')).toBeVisible();
  expect(screen.getByRole('button', { name: 'I’m ready' })).toHaveFocus();
  expect(screen.queryByText('KART-42')).toBeNull();
  expect(FakeAudio.tones).toBeGreaterThan(0);
  expect(navigator.vibrate).toHaveBeenCalled();
  expect(FakeNotification.shown).toEqual(['It’s your turn!']);
  expect(document.title).toBe('60 s · It’s your turn!');
  await pass(20);
  expect(screen.getByRole('timer')).toHaveTextContent('40');
  // Of the seconds only some are spoken.
  expect(screen.getByText('60 seconds left')).toBeVisible();
  expect(document.title).toBe('40 s · It’s your turn!');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'I’m ready' }));
  await pass(1);
  expect(call).toHaveBeenCalledWith('party/confirm-ready/', { queueUuid: 'ticket-1' });
  const tones = FakeAudio.tones;
  await pass(30);
  expect(FakeAudio.tones).toBe(tones);
  expect(document.title).not.toContain('your turn');
});

test('Q11 the last ten seconds are counted aloud, one by one', async () => {
  await turnInto(called());
  await pass(50);
  const [tones, shakes] = [FakeAudio.tones, jest.mocked(navigator.vibrate).mock.calls.length];
  await pass(6);
  expect(FakeAudio.tones - tones).toBe(6);
  expect(jest.mocked(navigator.vibrate).mock.calls.length - shakes).toBe(3);
  expect(screen.getByText('10 seconds left')).toBeVisible();
});

test('"not now" answers as well, and the place is kept', async () => {
  await turnInto(called());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Not now, call me later' }));
  await pass(1);
  expect(call).toHaveBeenCalledWith('party/answer-later/', { queueUuid: 'ticket-1' });
  expect(
    screen.getByText('You keep your place. Nobody calls you until you’re back.'),
  ).toBeVisible();
});

test('Q17 the lobby code comes only after the answer, marked with the ticket’s number', async () => {
  await turnInto(called({ lobbyCode: null }));
  expect(screen.queryByText('Lobby code')).toBeNull();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'I’m ready' }));
  await pass(1);
  expect(screen.getByText('KART-42')).toBeVisible();
  expect(screen.getAllByText('fiona · Ticket 7').length).toBeGreaterThan(20);
  expect(screen.getByText(/Your ticket number is in it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('Q11 a first miss keeps the wait: the ticket says so and warns of the second', async () => {
  await turnInto(called());
  expect(screen.getByText(/you stay in line/)).toBeVisible();
  onServer = aTicket({ lane: 0, misses: 1, position: 2 });
  await pass(63);
  expect(screen.getByText(/Call missed/)).toBeVisible();
  expect(screen.getByText('You’re still in line')).toBeVisible();
  expect(screen.getByText('We’ll call you again soon.')).toBeVisible();
  expect(screen.getByText(/Hana called you, and 60 s went by/)).toBeVisible();
  expect(screen.getByText(/If you miss the next call too/)).toBeVisible();
  // Once seen, it gives way to the place, and stays seen.
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'I’m here now' }));
  expect(screen.queryByText('You’re still in line')).toBeNull();
  expect(localStorage.getItem('playplus-missed-ticket-1')).toBe('1');
});

test('Q11 a second miss is the end, and the call before says that it is the last', async () => {
  await turnInto(called({ misses: 1 }));
  expect(screen.getByText('This is your last call in this queue.')).toBeVisible();
  onServer = aTicket({ status: 300, misses: 2, position: null });
  await pass(63);
  expect(screen.getByRole('heading', { name: 'You’re out of this queue' })).toBeVisible();
});

test.each([
  [{ by: 'LANES', lane: 2, turn: 12, outOf: 18 }, 'You were first of 18 in line.'],
  [{ by: 'LANES', lane: 0, turn: 13, outOf: 18 }, /the returning players’ turn/],
  [{ by: 'RANDOM', lane: 2, turn: 0, outOf: 9 }, 'You were drawn from 9 in line.'],
  [{ by: 'HAND', lane: 2, turn: 0, outOf: 9 }, 'Hana picked you.'],
  [{ by: 'LEAST_PLAYED', lane: 2, turn: 0, outOf: 1 }, 'You were the only one in line.'],
] as const)('why this ticket was called: %j', async (receipt, words) => {
  await turnInto(called({ receipt }));
  expect(screen.getByText(words)).toBeVisible();
});

test('Q16 you are next, and near: a soft sound, the title and a notification, once each', async () => {
  await turnInto(aTicket({ position: 3 }));
  expect(FakeNotification.shown).toEqual(['2 ahead of you']);
  expect(document.title).toContain('Place 3');
  const tones = FakeAudio.tones;
  expect(tones).toBeGreaterThan(0);
  await pass(60);
  expect(FakeAudio.tones).toBe(tones);
});

test('Q16 at N away: the fan chooses N, and a switched off sound stays silent', async () => {
  localStorage.setItem('playplus-ticket-near', '1');
  localStorage.setItem('playplus-ticket-sound', 'false');
  await turnInto(aTicket({ position: 2 }), aTicket({ position: 5 }));
  expect(FakeNotification.shown).toEqual([]);
  await turnInto(aTicket({ position: 1 }), aTicket({ position: 2 }));
  expect(FakeNotification.shown).toEqual(['You’re next. Open Mario Kart.']);
  expect(FakeAudio.tones).toBe(0);
  expect(document.title).toContain('You’re next');
});

test('the choice of N is remembered by the browser', async () => {
  onServer = aTicket();
  renderScreen(<TicketScreen initial={onServer} />, { user: aUser() });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.selectOptions(screen.getByLabelText('Tell me early'), 'from place 5 on');
  expect(localStorage.getItem('playplus-ticket-near')).toBe('5');
  expect(screen.getByLabelText('Tell me early')).toHaveValue('5');
});
