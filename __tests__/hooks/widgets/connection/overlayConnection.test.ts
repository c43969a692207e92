import { aMember } from '@/__tests__/support/partyFactories';
import { connectOverlay } from '@/hooks/widgets/connection/overlayConnection';
import type {
  FeedOptions,
  Listener,
  Opened,
  OverlayState,
} from '@/hooks/widgets/connection/session';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { TOOL_KINDS } from '@/hooks/widgets/toolKinds';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { opened, openedWith } from '@/__tests__/hooks/widgets/sessionOfTests';

const WIDGET = 'widget-widget-1';
const QUEUE = 'party_party-1';
const DRAW = 'party_draw-1';

/** A world of one overlay: what is answered next, and the connection that was opened. */
function startOverlay(first: Opened) {
  const world = {
    answer: first,
    signSeq: 0,
    asked: 0,
    signs: 0,
    feed: null as FeedOptions | null,
    closed: 0,
    listeners: new Map<string, Listener>(),
    say: (channel: string, raw: unknown, age = 0) => world.listeners.get(channel)?.(raw, age),
  };
  const states: OverlayState[] = [];
  const alerts: string[] = [];
  const skips: number[] = [];
  const connection = connectOverlay(
    'key',
    {
      openSession: () => {
        world.asked += 1;
        return Promise.resolve(world.answer);
      },
      sendSign: () => {
        world.signs += 1;
        const isRefused = world.answer.kind === 'refused';
        return Promise.resolve(
          isRefused ? { kind: 'refused' } : { kind: 'known', seq: world.signSeq },
        );
      },
      openFeed: (options) => {
        world.feed = options;
        return {
          listen: (channel, listener) => {
            world.listeners.set(channel, listener);
            return () => world.listeners.delete(channel);
          },
          close: () => (world.closed += 1),
        };
      },
    },
    TOOL_KINDS,
    {
      onChange: (state) => states.push(state),
      onAlert: ({ id }) => alerts.push(id),
      onSkip: () => skips.push(1),
    },
  );
  const last = () => states.at(-1);
  const queue = () => last()?.tools[0]?.state as OverlayParty | undefined;
  return { world, last, queue, alerts, skips, ...connection };
}

const joined = (seq: number) => ({ type: 'QUEUE_APPEND', seq, member: aMember(seq) });
const alertOf = (id: string): WidgetAlert => ({
  id,
  kind: 'CALLED',
  handle: 'mika',
  text: null,
  priority: 1,
});
const settle = () => jest.advanceTimersByTimeAsync(0);
async function started(first = opened()) {
  const overlay = startOverlay(first);
  await settle();
  return overlay;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a key opens a snapshot; messages move on from it', async () => {
  const { world, last, queue, stop } = await started();
  expect(last()).toMatchObject({ phase: 'live', facts: { handle: 'nora' } });
  world.say(QUEUE, joined(2));
  expect(queue()?.memberCount).toBe(2);
  stop();
});

test('the first token comes with the snapshot, later ones with new snapshots', async () => {
  const { world, stop } = await started(openedWith({ seq: 1 }));
  expect(await world.feed?.fetchToken()).toMatchObject({ token: 'token-1' });
  expect(world.asked).toBe(1);
  world.answer = openedWith({ seq: 4 });
  expect(await world.feed?.fetchToken()).toMatchObject({ token: 'token-4' });
  expect(world.asked).toBe(2);
  stop();
});

test('a gap is closed by one new snapshot, however many messages show it', async () => {
  const { world, queue, stop } = await started();
  world.answer = openedWith({ seq: 9, memberCount: 8 });
  for (const seq of [5, 6, 7]) world.say(QUEUE, joined(seq));
  await settle();
  expect(world.asked).toBe(2);
  expect(queue()?.memberCount).toBe(8);
  stop();
});

test('a snapshot older than what is shown takes nothing back', async () => {
  const { world, queue, stop } = await started();
  world.say(QUEUE, joined(2));
  world.feed?.onReconnect();
  await settle();
  expect(queue()?.seq).toBe(2);
  stop();
});

test('it follows what goes live and lets go of what ends', async () => {
  const { world, last, stop } = await started(opened({ tools: [] }));
  expect([...world.listeners.keys()]).toEqual([WIDGET]);
  const draw = { kind: 'LOTTERY', state: { id: 'draw-1', seq: 1 } };
  world.answer = opened({ seq: 1, tools: [draw] });
  world.say(WIDGET, { type: 'WIDGET_CHANGED', seq: 1 });
  await settle();
  expect([...world.listeners.keys()]).toEqual([WIDGET, DRAW]);
  expect(last()?.tools).toEqual([draw]);
  world.answer = opened({ seq: 2 });
  world.say(WIDGET, { type: 'WIDGET_CHANGED', seq: 2 });
  await settle();
  expect([...world.listeners.keys()]).toEqual([WIDGET, QUEUE]);
  expect(world.closed).toBe(0);
  stop();
});

test('a kind of tool that this page does not know yet is left out', async () => {
  const { last, stop } = await started(
    opened({ tools: [{ kind: 'QUIZ', state: { id: 'q', seq: 1 } }] }),
  );
  expect(last()).toMatchObject({ phase: 'live', tools: [] });
  stop();
});

test('a sign tells of a change whose message was lost', async () => {
  const { world, stop } = await started();
  world.signSeq = 3;
  world.answer = opened({ seq: 3 });
  await jest.advanceTimersByTimeAsync(4000);
  expect(world.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(8000);
  expect(world.asked).toBe(2);
  stop();
});

test('an alert is told though a snapshot overtook it, once, and never when it is old', async () => {
  const { world, alerts, skips, stop } = await started();
  world.answer = opened({ seq: 2 });
  world.feed?.onReconnect();
  await settle();
  world.say(WIDGET, { type: 'WIDGET_ALERT', seq: 1, alert: alertOf('a') });
  world.say(WIDGET, { type: 'WIDGET_ALERT', seq: 1, alert: alertOf('a') });
  world.say(WIDGET, { type: 'WIDGET_ALERT', seq: 2, alert: alertOf('b') }, 60_000);
  world.say(WIDGET, { type: 'WIDGET_SKIP', seq: 3 });
  expect(alerts).toEqual(['a']);
  expect(skips).toHaveLength(1);
  expect(world.asked).toBe(2);
  stop();
});

test('while the server is away the picture stays, and it is asked ever more slowly', async () => {
  const { world, last, queue, stop } = await started();
  world.answer = { kind: 'failed' };
  world.feed?.onReconnect();
  await settle();
  expect(last()).toMatchObject({ phase: 'live', tools: [{ kind: 'PARTY' }] });
  await jest.advanceTimersByTimeAsync(2000);
  await jest.advanceTimersByTimeAsync(4000);
  expect(world.asked).toBe(4);
  world.answer = openedWith({ seq: 3, memberCount: 3 });
  await jest.advanceTimersByTimeAsync(8000);
  expect(queue()?.memberCount).toBe(3);
  expect(world.closed).toBe(0);
  stop();
});

test('when its key is changed the picture is empty at once', async () => {
  const { world, last, stop } = await started();
  world.say(WIDGET, { type: 'WIDGET_REVOKED', seq: 1 });
  expect(last()).toEqual({ phase: 'refused', facts: null, tools: [] });
  expect(world.closed).toBe(1);
  expect(world.listeners.size).toBe(0);
  stop();
});

test('a refused key goes quiet, keeps asking once a minute, and comes back when it holds', async () => {
  const { world, last, stop } = await started();
  await world.feed?.fetchToken();
  world.answer = { kind: 'refused' };
  await expect(world.feed?.fetchToken()).rejects.toThrow('refused');
  expect(last()?.phase).toBe('refused');
  const before = world.asked;
  await jest.advanceTimersByTimeAsync(120_000);
  expect(world.asked).toBe(before + 2);
  world.answer = opened();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(last()?.phase).toBe('live');
  stop();
});

test('eight quiet hours: one look a minute beside the signs, and nothing else', async () => {
  const { world, stop } = await started();
  await jest.advanceTimersByTimeAsync(8 * 3_600_000);
  expect(world.asked).toBe(1 + 8 * 60);
  expect(jest.getTimerCount()).toBe(2);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(world.closed).toBe(1);
});

test('it gives a sign every four seconds, and a key that is refused goes quiet at once', async () => {
  const { world, last, stop } = await started();
  await jest.advanceTimersByTimeAsync(12_000);
  expect(world.signs).toBe(3);
  world.answer = { kind: 'refused' };
  await jest.advanceTimersByTimeAsync(4000);
  expect(last()?.phase).toBe('refused');
  await jest.advanceTimersByTimeAsync(12_000);
  expect(world.signs).toBe(4);
  stop();
});
