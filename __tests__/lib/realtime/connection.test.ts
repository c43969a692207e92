import { describe, expect, jest, test } from '@jest/globals';
import { originOf } from '@/lib/realtime/openClient';
import {
  mark,
  publish,
  say,
  settle,
  stage,
  useConnectionStage,
} from '@/__tests__/support/connectionStage';

useConnectionStage();

describe('a real-time connection', () => {
  test('is opened by the first listener, with a token, from where the page was read', async () => {
    expect(stage.opened).toBe(0);
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    stage.connection.subscribe('notifications-1', { onMessage: () => undefined });
    await settle();
    expect(stage.fake.calls).toEqual([
      'token t1',
      'subscribe party_1,notifications-1 17999999950000000',
    ]);
    expect(stage.connection.status).toBe('connecting');
    say('PNConnectedCategory');
    expect(stage.connection.status).toBe('live');
    expect([stage.opened, stage.tokens]).toEqual([1, 1]);
  });

  test('gives a message to those who listen to its channel, until they leave', async () => {
    const [here, there] = [jest.fn(), jest.fn()];
    const leave = stage.connection.subscribe('party_1', { onMessage: here });
    stage.connection.subscribe('party_2', { onMessage: there });
    await settle();
    publish('party_1', { a: 1 }, { userMetadata: { eventId: 'e' } });
    expect(here).toHaveBeenCalledWith({ a: 1 }, { timetoken: '17', publisher: 'p', eventId: 'e' });
    expect(there).not.toHaveBeenCalled();
    leave();
    publish('party_1', { a: 2 });
    expect(here).toHaveBeenCalledTimes(1);
    expect(stage.fake.calls.at(-1)).toBe('unsubscribe party_1');
  });

  test('gives what was done with a message to those who listen, also after a reopening', async () => {
    const onAction = jest.fn();
    stage.connection.subscribe('notifications-u1', { onMessage: () => undefined, onAction });
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    mark('party_1', 'read');
    expect(onAction).not.toHaveBeenCalled();
    mark('notifications-u1', 'read');
    const action = { event: 'added', type: 'receipt', userId: 'u1', timetoken: '17' };
    expect(onAction).toHaveBeenLastCalledWith({ ...action, value: 'read' });
    stage.connection.close();
    await stage.connection.run(() => Promise.resolve());
    mark('notifications-u1', 'opened');
    expect(onAction).toHaveBeenLastCalledWith({ ...action, value: 'opened' });
    expect(onAction).toHaveBeenCalledTimes(2);
  });

  test('hears what is done with messages when its first opening has failed', async () => {
    const onAction = jest.fn();
    stage.fake.owner = 'somebody';
    stage.connection.subscribe('notifications-u1', { onMessage: () => undefined, onAction });
    await settle(30_000);
    expect(stage.connection.status).toBe('failed');
    stage.fake.owner = 'anonymous';
    await stage.connection.run(() => Promise.resolve());
    mark('notifications-u1', 'read');
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  test('tells whoever comes late to read the state again', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    const onGap = jest.fn();
    stage.connection.subscribe('party_2', { onMessage: () => undefined, onGap });
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(stage.fake.calls.at(-1)).toBe('subscribe party_2');
  });

  test('wakes an SDK that gives up again and again with more and more patience', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    const woken: number[] = [];
    stage.fake.reconnect = () => {
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
    stage.connection.subscribe('party_1', { onMessage: () => undefined, onGap });
    await settle();
    say('PNConnectedCategory');
    stage.fake.isAway = true;
    stage.trouble();
    expect(stage.connection.status).toBe('offline');
    for (let second = 0; second < 30; second += 3) {
      stage.trouble();
      await settle(3_000);
    }
    expect([stage.connection.status, onGap.mock.calls.length]).toEqual(['offline', 0]);
    stage.fake.isAway = false;
    await settle(7_000);
    expect([stage.connection.status, onGap.mock.calls.length]).toEqual(['live', 1]);
    expect(stage.fake.calls).not.toContain('reconnect');
  });

  test('wakes an SDK that has given up', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNDisconnectedUnexpectedlyCategory', 'PNServerErrorCategory');
    await settle(3_000);
    expect(stage.fake.calls.at(-1)).toBe('reconnect');
  });

  test('starts anew after the machine has slept', async () => {
    const onGap = jest.fn();
    stage.connection.subscribe('party_1', { onMessage: () => undefined, onGap });
    await settle();
    await settle(20_000);
    expect(onGap).not.toHaveBeenCalled();
    jest.setSystemTime(Date.now() + 600_000);
    await settle(10_000);
    expect(stage.fake.calls.slice(-2)).toEqual(['disconnect', 'reconnect']);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  test('closed while it opens leaves nothing behind, and can be opened again', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    stage.connection.close();
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    stage.connection.close();
    await settle();
    expect(stage.fake.calls).toContain('destroy');
    expect(stage.fake.calls.some((call) => call.startsWith('subscribe'))).toBe(false);
    stage.connection.close();
    stage.connection.subscribe('party_2', { onMessage: () => undefined });
    await settle();
    expect(stage.fake.calls.at(-1)).toMatch(/^subscribe party_1,party_2/);
    expect(stage.connection.status).toBe('connecting');
  });

  test('goes on for those who still listen when it is wanted again after all', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    stage.connection.close();
    stage.connection.resume();
    await settle();
    expect(stage.fake.calls.at(-1)).toMatch(/^subscribe party_1/);
  });
});

test('a page finds real time by port, below its own address, or at PubNub', () => {
  const page = { host: 'play.example:3000', hostname: 'play.example' };
  expect(originOf({ port: 4001, path: null }, page)).toBe('play.example:4001');
  expect(originOf({ port: null, path: '/realtime' }, page)).toBe('play.example:3000/realtime');
  expect(originOf({ port: null, path: null }, page)).toBeUndefined();
});
