import { aMember } from '@/__tests__/support/partyFactories';
import {
  connectOverlay,
  type FeedOptions,
  type Opened,
  type OverlayState,
} from '@/hooks/widgets/overlayConnection';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { stateAfterMessage } from '@/lib/live/feed';
import { liveParty } from '@/lib/live/party/liveParty';
import type { PartyMessage } from '@/lib/shared/parties/messages';

const aParty = (change: Partial<OverlayParty> = {}): OverlayParty => ({
  id: 'party-1',
  title: 'Friday matches',
  notice: null,
  state: 'OPEN',
  queueSize: null,
  orderPolicy: 'LANES',
  turn: 0,
  laneMix: 2,
  roundNo: 0,
  memberCount: 1,
  seq: 1,
  partyMembers: [aMember(1)],
  creator: { id: 'creator-1', handle: 'nora', name: 'Nora', extra_public: '' },
  ...change,
});

const opened = (party = aParty()): Opened<OverlayParty> => ({
  kind: 'open',
  session: {
    toolKind: 'PARTY',
    state: party,
    token: `token-${party.seq}`,
    expiresAt: '2026-11-21T12:00:00.000Z',
    themeVariables: '--accent:red',
  },
});

/** A world of one overlay: what the endpoint answers next, and the feed that was opened. */
function startOverlay(first: Opened<OverlayParty>) {
  const world = {
    answer: first,
    asked: 0,
    signs: 0,
    feed: null as FeedOptions<PartyMessage> | null,
    closed: 0,
  };
  const states: OverlayState<OverlayParty>[] = [];
  const stop = connectOverlay<OverlayParty, PartyMessage>(
    'key',
    {
      openSession: () => {
        world.asked += 1;
        return Promise.resolve(world.answer);
      },
      sendSign: () => {
        world.signs += 1;
        return Promise.resolve(world.answer.kind !== 'refused');
      },
      openFeed: (options) => {
        world.feed = options;
        return () => (world.closed += 1);
      },
      apply: (party, message) => stateAfterMessage(liveParty, party, message),
    },
    (state) => states.push(state),
  );
  return { world, states, stop, last: () => states.at(-1) };
}

const joined = (seq: number): PartyMessage => ({ type: 'QUEUE_APPEND', seq, member: aMember(seq) });
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a key opens a snapshot; messages move on from it', async () => {
  const { world, last, stop } = startOverlay(opened());
  await settle();
  expect(last()).toMatchObject({ phase: 'live', state: { memberCount: 1 } });
  world.feed?.onMessage(joined(2));
  expect(last()?.state?.memberCount).toBe(2);
  stop();
});

test('the first token comes with the snapshot, later ones with new snapshots', async () => {
  const { world, stop } = startOverlay(opened());
  await settle();
  expect(await world.feed?.fetchToken()).toMatchObject({ token: 'token-1' });
  expect(world.asked).toBe(1);
  world.answer = opened(aParty({ seq: 4 }));
  expect(await world.feed?.fetchToken()).toMatchObject({ token: 'token-4' });
  expect(world.asked).toBe(2);
  stop();
});

test('a gap is closed by one new snapshot, however many messages show it', async () => {
  const { world, last, stop } = startOverlay(opened());
  await settle();
  world.answer = opened(aParty({ seq: 9, memberCount: 8 }));
  for (const seq of [5, 6, 7]) world.feed?.onMessage(joined(seq));
  await settle();
  expect(world.asked).toBe(2);
  expect(last()?.state?.memberCount).toBe(8);
  stop();
});

test('a snapshot older than what is shown takes nothing back', async () => {
  const { world, last, stop } = startOverlay(opened());
  await settle();
  world.feed?.onMessage(joined(2));
  world.feed?.onReconnect();
  await settle();
  expect(last()?.state?.seq).toBe(2);
  stop();
});

test('while the server is away the picture stays, and it is asked ever more slowly', async () => {
  const { world, last, stop } = startOverlay(opened());
  await settle();
  world.answer = { kind: 'failed' };
  world.feed?.onReconnect();
  await settle();
  expect(last()).toMatchObject({ phase: 'live', state: { id: 'party-1' } });
  await jest.advanceTimersByTimeAsync(2000);
  await jest.advanceTimersByTimeAsync(4000);
  expect(world.asked).toBe(4);
  world.answer = opened(aParty({ seq: 3, memberCount: 3 }));
  await jest.advanceTimersByTimeAsync(8000);
  expect(last()?.state?.memberCount).toBe(3);
  expect(world.closed).toBe(0);
  stop();
});

test('a revoked key goes quiet, keeps asking once a minute, and comes back when it holds', async () => {
  const { world, last, stop } = startOverlay(opened());
  await settle();
  world.answer = { kind: 'refused' };
  await expect(
    (async () => {
      await world.feed?.fetchToken();
      await world.feed?.fetchToken();
    })(),
  ).rejects.toThrow('refused');
  expect(last()).toMatchObject({ phase: 'refused', state: null });
  expect(world.closed).toBe(1);
  const before = world.asked;
  await jest.advanceTimersByTimeAsync(120_000);
  expect(world.asked).toBe(before + 2);
  world.answer = opened();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(last()?.phase).toBe('live');
  stop();
});

test('eight quiet hours: one look a minute beside the signs, and nothing else', async () => {
  const { world, stop } = startOverlay(opened());
  await settle();
  await jest.advanceTimersByTimeAsync(8 * 3_600_000);
  expect(world.asked).toBe(1 + 8 * 60);
  expect(jest.getTimerCount()).toBe(2);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(world.closed).toBe(1);
});

test('it gives a sign every four seconds, and a key that is refused goes quiet at once', async () => {
  const { world, last, stop } = startOverlay(opened());
  await settle();
  await jest.advanceTimersByTimeAsync(12_000);
  expect(world.signs).toBe(3);
  expect(world.asked).toBe(1);
  world.answer = { kind: 'refused' };
  await jest.advanceTimersByTimeAsync(4000);
  expect(last()?.phase).toBe('refused');
  await jest.advanceTimersByTimeAsync(12_000);
  expect(world.signs).toBe(4);
  stop();
});
