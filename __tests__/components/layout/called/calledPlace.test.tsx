import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalledPlace } from '@/components/layout/called/CalledPlace';
import { calledSlot } from '@/hooks/called/calledSlot';
import type { Turn } from '@/hooks/called/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { FakeAudio, FakeNotification } from '@/__tests__/support/alerts';
import { aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const NOW = Date.parse('2026-11-21T20:14:00.000Z');
const after = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const aTurn = (change: Partial<Turn> = {}): Turn => ({
  id: 'ticket-1',
  kind: 'PARTY',
  toolId: 'party-1',
  title: 'Friday squad',
  subject: 'Rift Runners',
  host: 'Nora',
  photo: '',
  path: '/party/party-1/queue/ticket-1',
  state: 'CALLED',
  hasCode: false,
  since: after(0),
  until: after(60),
  ...change,
});
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

let onServer: Turn[];
let realtime: FakeRealtime;

/** Opens a page with what waits for its reader. */
async function open(turns: Turn[], path = '/dashboard/home') {
  onServer = turns;
  realtime = new FakeRealtime();
  renderScreen(<CalledPlace userId="user-fan" path={path} />, { user: aUser(), realtime });
  await pass(1);
}
const news = async (turns: Turn[]) => {
  onServer = turns;
  act(() => realtime.say('notifications-user-fan', { type: 'called' }));
  await pass(1);
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  FakeAudio.install();
  FakeNotification.install('granted');
  localStorage.clear();
  document.title = 'Messages · PlayPlus';
  call.mockReset();
  call.mockImplementation((path) => {
    if (path === 'turns/get-mine/') {
      return Promise.resolve({ getTurns: { error: null, items: onServer } } as never);
    }
    onServer = path === 'party/confirm-ready/' ? [aTurn({ state: 'READY', hasCode: true })] : [];
    return Promise.resolve({ answer: { error: null, item: null } } as never);
  });
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('a reader whose turn it is nowhere sees nothing', async () => {
  await open([]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.title).toBe('Messages · PlayPlus');
});

test('called: within a second a bar, the title and a sound; one press answers', async () => {
  await open([]);
  await news([aTurn()]);
  expect(screen.getByRole('alert')).toHaveTextContent('It’s your turn!Nora is calling you');
  expect(screen.getByRole('timer')).toHaveTextContent('58');
  expect(document.title).toBe('58 s · It’s your turn!');
  expect(FakeAudio.tones).toBeGreaterThan(0);
  expect(FakeNotification.shown).toEqual(['It’s your turn!']);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user().click(screen.getByRole('button', { name: 'I’m ready' }));
  await pass(1);
  expect(call).toHaveBeenCalledWith('party/confirm-ready/', { queueUuid: 'ticket-1' });
  expect(screen.getByRole('status')).toHaveTextContent(/You’re in.*Your code is here/);
  expect(screen.getByRole('link', { name: 'Show code' })).toHaveAttribute(
    'href',
    onServer[0]?.path,
  );
  expect(document.title).toBe('You’re in · Messages · PlayPlus');
});

test('"not now" answers too, and the title is the page’s own again', async () => {
  await open([aTurn()]);
  await user().click(screen.getByRole('button', { name: 'Not now' }));
  await pass(1);
  expect(call).toHaveBeenCalledWith('party/answer-later/', { queueUuid: 'ticket-1' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.title).toBe('Messages · PlayPlus');
});

test('answered in another tab, it goes: the queue itself tells', async () => {
  await open([aTurn()]);
  expect(realtime.channels).toContain('party_party-1');
  onServer = [];
  act(() => realtime.say('party_party-1', { type: 'PARTY_UPDATE', seq: 9 }));
  await pass(2);
  expect(screen.queryByRole('region')).toBeNull();
  expect(realtime.channels).toEqual(['notifications-user-fan']);
});

test('a deadline that passes unanswered is read again', async () => {
  await open([aTurn()]);
  await pass(58);
  expect(screen.getByRole('region')).toBeVisible();
  onServer = [];
  await pass(3);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a connection that says nothing is not trusted: about once a minute, and when the net changes', async () => {
  await open([]);
  const reads = () => call.mock.calls.length;
  const before = reads();
  await pass(76);
  expect(reads()).toBe(before + 1);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1);
  expect(reads()).toBe(before + 2);
});

test('the ticket itself says it: there is no bar on its page, but one for another queue', async () => {
  const other = aTurn({ id: 'ticket-2', path: '/party/party-2/queue/ticket-2', host: 'Ria' });
  await open([aTurn()], '/party/party-1/queue/ticket-1?from=mail');
  expect(screen.queryByRole('region')).toBeNull();
  await news([aTurn(), other]);
  expect(screen.getByRole('alert')).toHaveTextContent('Ria is calling you');
});

test('next: quiet, with what to open and the way to the ticket', async () => {
  await open([aTurn({ state: 'NEXT', since: null, until: null })]);
  expect(screen.getByRole('status')).toHaveTextContent(/You’re next.*Open Rift Runners/);
  expect(screen.getByRole('link', { name: 'My ticket' })).toBeVisible();
  expect(FakeAudio.tones).toBe(0);
});

test('a tool without an answer of its own leads to its page', async () => {
  await open([aTurn({ kind: 'FUND', path: '/fund/1' })]);
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/fund/1');
  expect(screen.queryByRole('button')).toBeNull();
});

const aWin = (change: Partial<Turn> = {}) =>
  aTurn({
    kind: 'LOTTERY',
    toolId: 'draw-1',
    title: 'Friday draw',
    subject: 'a signed poster',
    path: '/chance/draw-1/user-info/claim-1',
    ...change,
  });

test('a prize that waits for minutes rings like a call, and leads to the claim', async () => {
  await open([aWin()]);
  expect(screen.getByRole('alert')).toHaveTextContent('You won a signed poster!in Nora’s draw');
  expect(screen.getByRole('timer')).toHaveTextContent('59');
  expect(document.title).toBe('59 s · You won!');
  expect(FakeAudio.tones).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Claim' })).toHaveAttribute(
    'href',
    '/chance/draw-1/user-info/claim-1',
  );
});

test('a prize that waits for days says until when, and does not ring', async () => {
  await open([aWin({ until: after(48 * 3600) })]);
  expect(screen.getByRole('alert')).toHaveTextContent(/You won a signed poster!Claim it by Nov 23/);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(FakeAudio.tones).toBe(0);
  expect(document.title).toBe('You won! · Messages · PlayPlus');
});

test.each(['/chance/draw-1', '/chance/draw-1/user-info/claim-1'])(
  'the draw’s own pages say it themselves: no bar on %s',
  async (path) => {
    await open([aWin()], path);
    expect(screen.queryByRole('region')).toBeNull();
  },
);

test('a refusal is said, and the bar stays', async () => {
  await open([aTurn()]);
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'turns/get-mine/'
        ? { getTurns: { error: null, items: onServer } }
        : { confirmReady: { error: 'ticket.wrong_state', item: null } }) as never,
    ),
  );
  await user().click(screen.getByRole('button', { name: 'I’m ready' }));
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent(/Your ticket has moved on/);
});

test('on the home page a call stands among the rest, and in the bar again once one leaves', async () => {
  const home = document.createElement('div');
  document.body.append(home);
  act(() => calledSlot(home));
  await open([aTurn()]);
  expect(within(home).getByRole('button', { name: 'I’m ready' })).toBeVisible();
  expect(screen.getAllByRole('region', { name: 'Your turn' })).toHaveLength(1);
  act(() => calledSlot(null));
  await pass(0);
  expect(home).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  home.remove();
});
