import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { useConsole } from '@/hooks/party/console/useConsole';
import { usePartyLive } from '@/hooks/party/fan/usePartyLive';
import { useTicket } from '@/hooks/party/fan/useTicket';
import { openOverlayWorld } from '@/hooks/widgets/connection/overlayWorld';
import { useOverlay } from '@/hooks/widgets/connection/useOverlay';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { TOOL_KINDS } from '@/hooks/widgets/toolKinds';
import { callSecureql } from '@/lib/secureql/browser/client';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { PartyMessage } from '@/lib/shared/parties/messages';
import { aConsole, aMember, aParty, aTicket, aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/realtime/tabs/lateConnection', () => ({
  LateConnection: jest.fn(() => overlayConnection),
}));

/** The overlay makes a connection of its own. */
const overlayConnection = {
  status: 'live',
  subscribe: (channel: string, listener: Parameters<FakeRealtime['subscribe']>[1]) =>
    realtime.subscribe(channel, listener),
  watchStatus: () => () => undefined,
  close: () => undefined,
};

let realtime: FakeRealtime;
/** What the database holds. */
let truth: { seq: number; count: number };

const PARTY = 'party-1';
const settings = { subscribeKey: 's', publishKey: null, port: 1, path: null, since: 0 };
const party = () => aParty({ seq: truth.seq, memberCount: truth.count, partyMembers: [] });
const console_ = () => aConsole({ seq: truth.seq, memberCount: truth.count });
const ticket = () => aTicket({ position: truth.count, party: party() });

beforeEach(() => {
  jest.useFakeTimers();
  const answers: Record<string, () => unknown> = {
    'party/get-party-details/': () => ({ getParties: { error: null, items: [party()] } }),
    'get-party-edit': () => ({ getParties: { error: null, items: [console_()] } }),
    'get-party-queue': () => ({ getPartyQueue: { error: null, item: ticket() } }),
  };
  jest
    .mocked(callSecureql)
    .mockImplementation((path) => Promise.resolve(answers[path]?.() as never));
  globalThis.fetch = jest.fn(() => {
    const tools = [{ kind: 'PARTY', party: party() }];
    const body = { widgetId: 'w', seq: 0, tools, token: 't', expiresAt: '' };
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(body),
    } as never);
  });
});
afterEach(() => void jest.useRealTimers());

function PartyPage() {
  return <output>{usePartyLive(party()).party.memberCount}</output>;
}
function Console() {
  return <output>{useConsole(console_()).party.memberCount}</output>;
}
/** Its place is the last one: the count behind the others. */
function Ticket() {
  return <output>{useTicket(ticket()).ticket.position}</output>;
}
const world = openOverlayWorld({
  settings,
  kinds: TOOL_KINDS,
  describe: (seq) => ({ seq }) as never,
});
const nothing = () => undefined;
const overlayOptions = {
  widgetKey: 'key',
  world,
  kinds: TOOL_KINDS,
  onAlert: nothing,
  onSkip: nothing,
  onConnection: nothing,
};
function Overlay() {
  const [queue] = useOverlay(overlayOptions).tools;
  return <output>{(queue?.state as OverlayParty | undefined)?.memberCount}</output>;
}
const screens: Record<string, () => ReactElement> = {
  'the public page': () => <PartyPage />,
  'the console': () => <Console />,
  'the ticket': () => <Ticket />,
  'the overlay': () => <Overlay />,
};

/** What happens to a party, and what becomes of the message that tells of it. */
const happening = fc.record({
  isJoin: fc.boolean(),
  fate: fc.constantFrom('told', 'lost', 'twice', 'late', 'again'),
  passMs: fc.constantFrom(0, 100, 2_500),
});

function messageAfter(isJoin: boolean): PartyMessage {
  truth = { seq: truth.seq + 1, count: isJoin ? truth.count + 1 : Math.max(0, truth.count - 1) };
  const { seq } = truth;
  if (isJoin) return { type: 'QUEUE_APPEND', seq, member: aMember(seq) };
  const { creator, queueSize, partyMembers, ...rest } = party();
  return {
    type: 'PARTY_UPDATE',
    seq,
    party: rest,
    partyMembers,
    creator,
    queueSize,
  } as unknown as PartyMessage;
}

async function play(happenings: readonly { isJoin: boolean; fate: string; passMs: number }[]) {
  const results: PartyMessage[] = [];
  const late: PartyMessage[] = [];
  const say = (message: PartyMessage) => {
    results.push(message);
    realtime.say(toolChannel(PARTY), message);
  };
  for (const { isJoin, fate, passMs } of happenings) {
    const message = messageAfter(isJoin);
    act(() => {
      if (fate === 'late') late.push(message);
      else if (fate !== 'lost') say(message);
      if (fate === 'twice') say(message);
      if (fate === 'again') for (const old of results.slice(-3)) say(old);
      if (fate === 'told') late.splice(0).forEach(say);
    });
    await act(() => jest.advanceTimersByTimeAsync(passMs));
  }
}

test.each(Object.keys(screens))(
  'whatever is lost, late or repeated: after the next reconnect %s shows what the database holds',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (happenings) => {
        realtime = new FakeRealtime();
        truth = { seq: 5, count: 3 };
        const view = renderScreen(screens[name]?.() ?? <p />, { realtime, user: aUser() });
        await act(() => jest.advanceTimersByTimeAsync(10));
        expect(screen.getByRole('status').textContent).toBe('3');
        await play(happenings);
        act(() => realtime.reportGap());
        await act(() => jest.advanceTimersByTimeAsync(30_000));
        expect(screen.getByRole('status').textContent).toBe(String(truth.count));
        view.unmount();
      }),
      { numRuns: 40 },
    );
  },
  60_000,
);

test.each(['the public page', 'the overlay', 'the console'])(
  'without any reconnect %s is right again with the next message that comes',
  async (name) => {
    realtime = new FakeRealtime();
    truth = { seq: 5, count: 3 };
    renderScreen(screens[name]?.() ?? <p />, { realtime, user: aUser() });
    await act(() => jest.advanceTimersByTimeAsync(10));
    await play([
      { isJoin: true, fate: 'lost', passMs: 100 },
      { isJoin: true, fate: 'lost', passMs: 100 },
      { isJoin: true, fate: 'told', passMs: 10_000 },
    ]);
    expect(screen.getByRole('status').textContent).toBe('6');
  },
);
