import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FakeBus, FakeLocks } from '@/__tests__/support/fakeLocks';
import type { RealtimeConnection } from '@/lib/realtime/connection';
import type { ChannelListener, ConnectionStatus } from '@/lib/realtime/listener';
import { SharedConnection } from '@/lib/realtime/tabs/sharedConnection';

const META = { timetoken: '17', publisher: 'p', eventId: null };

/** A tab's own connection, as far as the tabs use it. */
class FakeOwn {
  status: ConnectionStatus = 'idle';
  listeners = new Map<string, ChannelListener>();
  heardTo = '';
  isClosed = false;
  tryAgain = jest.fn();
  renew = jest.fn(() => Promise.resolve());
  #watcher = () => undefined as void;
  watchStatus = (watcher: () => void) => (this.#watcher = watcher);
  heardElsewhere = (timetoken: string) => (this.heardTo = timetoken);
  run = (call: (client: object) => unknown) => Promise.resolve(call({}));
  close = () => (this.isClosed = true);
  subscribe = (channel: string, listener: ChannelListener) => {
    this.listeners.set(channel, listener);
    if (this.status === 'idle') this.become('live');
    return () => this.listeners.delete(channel);
  };
  become(status: ConnectionStatus) {
    this.status = status;
    this.#watcher();
  }
  hear(channel: string, message: unknown) {
    this.listeners.get(channel)?.onMessage(message, META);
  }
}

interface Tab {
  name: string;
  own: FakeOwn;
  bus: FakeBus | undefined;
  shared: SharedConnection;
  onMessage: jest.Mock;
  onGap: jest.Mock;
  stop: () => void;
}

let locks: FakeLocks;
let tabs: Tab[];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: FakeBus });
  if (!('randomUUID' in crypto)) {
    let count = 0;
    Object.assign(crypto, { randomUUID: () => `tab-${(count += 1)}` });
  }
  FakeBus.all.clear();
  locks = new FakeLocks();
  tabs = [];
});

afterEach(() => {
  for (const { shared } of tabs) shared.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const polls = () => tabs.filter(({ own }) => own.listeners.size > 0);

async function open(channel = 'party_1', { isAlone = false } = {}): Promise<Tab> {
  const name = `tab ${tabs.length}`;
  const own = new FakeOwn();
  const shared = new SharedConnection({
    own: own as unknown as RealtimeConnection,
    name: 'realtime of Ann',
    locks: locks.of(name),
  });
  if (isAlone) shared.stayAlone(true);
  const [onMessage, onGap] = [jest.fn(), jest.fn()];
  const stop = shared.subscribe(channel, { onMessage, onGap });
  const tab = { name, own, shared, onMessage, onGap, stop, bus: [...FakeBus.all].at(-1) };
  tabs.push(tab);
  await settle();
  return tab;
}

/** The browser closes a tab without a word. */
async function kill(tab: Tab) {
  if (tab.bus) tab.bus.isAsleep = true;
  tab.own.listeners.clear();
  locks.close(tab.name);
  await settle();
}

test('eight tabs hold one poll, and all of them hear a message once', async () => {
  for (let count = 0; count < 8; count += 1) await open();
  expect(polls()).toHaveLength(1);
  polls()[0]?.own.hear('party_1', { seq: 1 });
  await settle();
  for (const { onMessage, shared } of tabs) {
    expect(onMessage.mock.calls).toEqual([[{ seq: 1 }, META]]);
    expect(shared.status).toBe('live');
  }
});

test('a tab that comes later reads its state, since the stream goes on from where it is; the first need not', async () => {
  const [first, second] = [await open(), await open()];
  expect(first.onGap).not.toHaveBeenCalled();
  expect(second.onGap).toHaveBeenCalledTimes(1);
});

test('the leader listens to what any tab wants, and no longer once nobody does', async () => {
  const [leader, other] = [await open('party_1'), await open('party_2')];
  expect([...leader.own.listeners.keys()]).toEqual(['party_1', 'party_2']);
  other.stop();
  await settle();
  expect([...leader.own.listeners.keys()]).toEqual(['party_1']);
});

test('what a tab wanted that was closed without a word is wanted no more', async () => {
  const [leader, other] = [await open('party_1'), await open('party_2')];
  await kill(other);
  expect([...leader.own.listeners.keys()]).toEqual(['party_1']);
});

test('another tab leads once the leader is closed, goes on behind the last message and reads the state', async () => {
  const [leader, next, third] = [await open(), await open(), await open('party_3')];
  leader.own.hear('party_1', { seq: 1 });
  await settle();
  next.onGap.mockClear();
  await kill(leader);
  expect([...next.own.listeners.keys()]).toEqual(['party_1', 'party_3']);
  expect(next.own.heardTo).toBe('17');
  expect(next.onGap).toHaveBeenCalledTimes(1);
  next.own.hear('party_3', { seq: 2 });
  await settle();
  expect(third.onMessage).toHaveBeenCalledWith({ seq: 2 }, META);
});

test('a leader that its browser has put to sleep is replaced, and follows when it wakes', async () => {
  const [sleeper, next] = [await open(), await open()];
  if (sleeper.bus) sleeper.bus.isAsleep = true;
  window.dispatchEvent(new Event('online'));
  await settle(5_000);
  expect(next.own.listeners.size).toBe(1);
  sleeper.bus?.wake();
  await settle(5_000);
  expect(polls()).toEqual([next]);
  next.own.hear('party_1', { seq: 3 });
  await settle();
  expect(sleeper.onMessage).toHaveBeenCalledWith({ seq: 3 }, META);
});

test('a tab in sight takes over from one that is hidden, whose browser slows it down', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get');
  const leader = await open();
  // Whoever answers the question of the next tab does so as a hidden one.
  hidden.mockReturnValueOnce(true).mockReturnValue(false);
  const next = await open();
  expect(polls()).toEqual([next]);
  expect(leader.shared.status).toBe('live');
});

test('every tab says how the leader’s connection stands, and may ask it to try again', async () => {
  const [leader, other] = [await open(), await open()];
  leader.own.become('failed');
  await settle();
  expect(other.shared.status).toBe('failed');
  other.shared.tryAgain();
  await settle();
  expect(leader.own.tryAgain).toHaveBeenCalledTimes(1);
});

test('a tab whose tokens read what no other’s do has a connection of its own for as long', async () => {
  const leader = await open('party_1');
  const chat = await open('conversation-1', { isAlone: true });
  expect(polls()).toEqual([leader, chat]);
  expect([...leader.own.listeners.keys()]).toEqual(['party_1']);
  chat.shared.stayAlone(false);
  await settle();
  expect(polls()).toEqual([leader]);
  chat.shared.stayAlone(true);
  await settle();
  expect(polls()).toEqual([leader, chat]);
});

test('after a log-out the next tab leads', async () => {
  const [leader, next] = [await open(), await open()];
  leader.shared.close();
  await settle();
  expect(leader.own.isClosed).toBe(true);
  expect(polls()).toEqual([next]);
});

test('a page that goes into the browser’s history leads nobody until it comes back', async () => {
  const leader = await open();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await settle();
  expect(polls()).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(polls()).toEqual([leader]);
});
