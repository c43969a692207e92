import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type PubNub from 'pubnub';
import { RealtimeConnection } from '@/lib/realtime/connection';
import { originOf } from '@/lib/realtime/openClient';

interface Listener {
  message: (event: object) => void;
  status: (event: object) => void;
}

/** The part of the SDK the connection uses, driven by the test. */
class FakePubNub {
  calls: string[] = [];
  listener: Listener | null = null;
  isAway = false;
  addListener = (listener: Listener) => (this.listener = listener);
  getUserId = () => 'anonymous';
  parseToken = () => ({ authorized_uuid: owner });
  setToken = (token: string) => this.calls.push(`token ${token}`);
  subscribe = (what: { channels: string[]; timetoken?: string }) =>
    this.calls.push(`subscribe ${what.channels.join()} ${what.timetoken ?? ''}`.trim());
  unsubscribe = (what: { channels: string[] }) =>
    this.calls.push(`unsubscribe ${what.channels.join()}`);
  /** Where the last reconnect went on. */
  wentOnAt: string | undefined;
  reconnect = (at?: { timetoken: string }) => {
    this.wentOnAt = at?.timetoken;
    return this.calls.push('reconnect');
  };
  disconnect = () => this.calls.push('disconnect');
  destroy = () => this.calls.push('destroy');
  time = () =>
    this.isAway ? Promise.reject(new Error('away')) : Promise.resolve({ timetoken: 1 });
}

let fake: FakePubNub;
/** Whom the tokens are for. */
let owner: string;
let trouble: () => void;
let opened: number;
let tokens: number;
let reloads: number;
let connection: RealtimeConnection;

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const say = (category: string, error?: string) =>
  fake.listener?.status({ category, ...(error ? { error } : {}) });
const publish = (channel: string, message: unknown, extra: object = {}) =>
  fake.listener?.message({ channel, message, timetoken: '17', publisher: 'p', ...extra });

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  fake = new FakePubNub();
  owner = 'anonymous';
  [opened, tokens, reloads] = [0, 0, 0];
  connection = new RealtimeConnection({
    openClient: (onTrouble) => {
      opened += 1;
      trouble = onTrouble;
      return Promise.resolve(fake as unknown as PubNub);
    },
    fetchToken: () => {
      tokens += 1;
      const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
      return Promise.resolve({ token: `t${tokens}`, expiresAt });
    },
    since: 1_800_000_000_000,
    onOtherUser: () => (reloads += 1),
  });
});

afterEach(() => {
  connection.close();
  jest.useRealTimers();
});

describe('a real-time connection', () => {
  test('is opened by the first listener, with a token, from where the page was read', async () => {
    expect(opened).toBe(0);
    connection.subscribe('party_1', { onMessage: () => undefined });
    connection.subscribe('notifications-1', { onMessage: () => undefined });
    await settle();
    expect(fake.calls).toEqual(['token t1', 'subscribe party_1,notifications-1 17999999950000000']);
    expect(connection.status).toBe('connecting');
    say('PNConnectedCategory');
    expect(connection.status).toBe('live');
    expect([opened, tokens]).toEqual([1, 1]);
  });

  test('gives a message to those who listen to its channel, until they leave', async () => {
    const [here, there] = [jest.fn(), jest.fn()];
    const leave = connection.subscribe('party_1', { onMessage: here });
    connection.subscribe('party_2', { onMessage: there });
    await settle();
    publish('party_1', { a: 1 }, { userMetadata: { eventId: 'e' } });
    expect(here).toHaveBeenCalledWith({ a: 1 }, { timetoken: '17', publisher: 'p', eventId: 'e' });
    expect(there).not.toHaveBeenCalled();
    leave();
    publish('party_1', { a: 2 });
    expect(here).toHaveBeenCalledTimes(1);
    expect(fake.calls.at(-1)).toBe('unsubscribe party_1');
  });

  test('tells whoever comes late to read the state again', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    const onGap = jest.fn();
    connection.subscribe('party_2', { onMessage: () => undefined, onGap });
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(fake.calls.at(-1)).toBe('subscribe party_2');
  });

  test.each([
    ['PNAccessDeniedCategory', undefined],
    ['PNConnectionErrorCategory', 'PNAccessDeniedCategory'],
    ['PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory'],
  ])('denied as %s (%s) gets a new token and goes on', async (category, error) => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNConnectedCategory');
    say(category, error);
    await settle(3_000);
    expect(fake.calls.slice(-2)).toEqual(['token t2', 'reconnect']);
  });

  test('gives up after five denials in a row, says so, and looks again a minute later', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    for (let round = 0; round < 6; round += 1) {
      say('PNConnectionErrorCategory', 'PNAccessDeniedCategory');
      await settle(5_500);
    }
    expect(connection.status).toBe('failed');
    expect(tokens).toBe(6);
    await settle(65_000);
    expect(tokens).toBe(7);
    say('PNConnectedCategory');
    expect(connection.status).toBe('live');
  });

  test('goes on behind the last message, which the SDK forgets after two denials', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNConnectedCategory');
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(3_000);
    expect(fake.wentOnAt).toBe('17999999950000000');
    publish('party_1', { a: 1 }, { timetoken: '18000000000000000' });
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(5_500);
    expect(fake.wentOnAt).toBe('18000000000000000');
  });

  test('tries again at once when the reader asks for it', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    for (let round = 0; round < 6; round += 1) {
      say('PNConnectionErrorCategory', 'PNAccessDeniedCategory');
      await settle(5_500);
    }
    connection.tryAgain();
    expect(connection.status).toBe('connecting');
    await settle(3_000);
    expect(fake.calls.at(-1)).toBe('reconnect');
    say('PNConnectedCategory');
    connection.tryAgain();
    expect(connection.status).toBe('live');
    await settle(70_000);
    expect(tokens).toBe(7);
  });

  test('whose token is another user’s, after a log-out elsewhere, has its page loaded anew', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNConnectedCategory');
    owner = 'somebody';
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(3_000);
    expect([connection.status, tokens]).toEqual(['failed', 2]);
    expect(fake.calls).not.toContain('token t2');
    await settle(120_000);
    expect([tokens, reloads]).toEqual([2, 0]);
    connection.tryAgain();
    expect(reloads).toBe(1);
  });

  test('is not live by a probe after it has failed for want of a token', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    trouble();
    owner = 'somebody';
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(30_000);
    expect(connection.status).toBe('failed');
  });

  test('wakes an SDK that gives up again and again with more and more patience', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    const woken: number[] = [];
    fake.reconnect = () => {
      woken.push(Date.now());
      say('PNConnectedCategory');
      say('PNDisconnectedUnexpectedlyCategory', 'PNUnknownCategory');
      return 0;
    };
    say('PNDisconnectedUnexpectedlyCategory', 'PNUnknownCategory');
    await settle(60_000);
    const waits = woken.slice(1).map((at, index) => at - (woken[index] ?? 0));
    expect(waits.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(12_000);
    expect(new Set(waits).size).toBe(waits.length);
  });

  test('says that it is offline while the SDK repeats, and lets the state be read when it is back', async () => {
    const onGap = jest.fn();
    connection.subscribe('party_1', { onMessage: () => undefined, onGap });
    await settle();
    say('PNConnectedCategory');
    fake.isAway = true;
    trouble();
    expect(connection.status).toBe('offline');
    for (let second = 0; second < 30; second += 3) {
      trouble();
      await settle(3_000);
    }
    expect([connection.status, onGap.mock.calls.length]).toEqual(['offline', 0]);
    fake.isAway = false;
    await settle(7_000);
    expect([connection.status, onGap.mock.calls.length]).toEqual(['live', 1]);
    expect(fake.calls).not.toContain('reconnect');
  });

  test('wakes an SDK that has given up', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNDisconnectedUnexpectedlyCategory', 'PNServerErrorCategory');
    await settle(3_000);
    expect(fake.calls.at(-1)).toBe('reconnect');
  });

  test('starts anew after the machine has slept', async () => {
    const onGap = jest.fn();
    connection.subscribe('party_1', { onMessage: () => undefined, onGap });
    await settle();
    await settle(20_000);
    expect(onGap).not.toHaveBeenCalled();
    jest.setSystemTime(Date.now() + 600_000);
    await settle(10_000);
    expect(fake.calls.slice(-2)).toEqual(['disconnect', 'reconnect']);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  test('tries a denied question again with a new token', async () => {
    const denied = Object.assign(new Error('403'), { status: { statusCode: 403 } });
    const ask = jest.fn<() => Promise<string>>().mockRejectedValueOnce(denied);
    ask.mockResolvedValue('history');
    const answer = connection.run(ask);
    await settle(3_000);
    expect(await answer).toBe('history');
    expect(tokens).toBe(2);
    await expect(connection.run(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
  });

  test('closed while it opens leaves nothing behind, and can be opened again', async () => {
    connection.subscribe('party_1', { onMessage: () => undefined });
    connection.close();
    connection.subscribe('party_1', { onMessage: () => undefined });
    connection.close();
    await settle();
    expect(fake.calls).toContain('destroy');
    expect(fake.calls.some((call) => call.startsWith('subscribe'))).toBe(false);
    connection.close();
    connection.subscribe('party_2', { onMessage: () => undefined });
    await settle();
    expect(fake.calls.at(-1)).toMatch(/^subscribe party_1,party_2/);
    expect(connection.status).toBe('connecting');
  });
});

test('a page finds real time by port, below its own address, or at PubNub', () => {
  const page = { host: 'play.example:3000', hostname: 'play.example' };
  expect(originOf({ port: 4001, path: null }, page)).toBe('play.example:4001');
  expect(originOf({ port: null, path: '/realtime' }, page)).toBe('play.example:3000/realtime');
  expect(originOf({ port: null, path: null }, page)).toBeUndefined();
});
