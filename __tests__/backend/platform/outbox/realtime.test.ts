import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import PubNub from 'pubnub';
import { loadOrCreateKeys, type RealtimeKeys } from '@/backend/emulators/realtime/keys';
import { startRealtimeServer, type RealtimeServer } from '@/backend/emulators/realtime/server';
import { createLogger } from '@/backend/platform/logger';
import { createRealtime, RealtimeError, type Realtime } from '@/backend/platform/outbox/realtime';

let dataDir: string;
let keys: RealtimeKeys;
let server: RealtimeServer;
let realtime: Realtime;
const viewers: PubNub[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playplus-realtime-'));
  keys = loadOrCreateKeys(dataDir);
  const logger = createLogger({ logLevel: 'silent' });
  server = await startRealtimeServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    keys,
    logger,
    now: () => Date.now(),
  });
  realtime = createRealtime({ ...keys, origin: `127.0.0.1:${server.port}` });
});
afterAll(async () => {
  viewers.forEach((viewer) => viewer.destroy());
  await server.close();
  rmSync(dataDir, { recursive: true });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function viewer(token: string): PubNub {
  const pubnub = new PubNub({
    subscribeKey: keys.subscribeKey,
    userId: 'anonymous',
    origin: `127.0.0.1:${server.port}`,
    ssl: false,
    retryConfiguration: PubNub.NoneRetryPolicy(),
  });
  pubnub.setToken(token);
  viewers.push(pubnub);
  return pubnub;
}

const patterns = { '^party_[0-9a-f-]+$': { read: true } };

test('a message arrives with its event id at whoever holds a token for the channel', async () => {
  const { token, expiresAt } = await realtime.grant('anonymous', { patterns }, 10);
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  const pubnub = viewer(token);
  const arrived = new Promise<PubNub.Subscription.Message>((resolve, reject) => {
    pubnub.addListener({
      message: resolve,
      status: (status) => {
        if (status.category === PubNub.CATEGORIES.PNConnectedCategory) {
          realtime.publish('party_a1', { type: 'QUEUE_APPEND', seq: 1 }, 'event-1').catch(reject);
        }
      },
    });
  });
  pubnub.subscribe({ channels: ['party_a1'] });
  expect(await arrived).toMatchObject({
    channel: 'party_a1',
    publisher: 'playplus-backend',
    message: { type: 'QUEUE_APPEND', seq: 1 },
    userMetadata: { eventId: 'event-1' },
  });
});

test('a message of 20 KiB goes through', async () => {
  await realtime.publish('party_a2', { text: 'x'.repeat(20_000) }, 'event-2');
});

test('a message that is not kept reaches who listens, and is in no history', async () => {
  const { token } = await realtime.grant('anonymous', { patterns }, 10);
  const pubnub = viewer(token);
  const channel = 'party_a3';
  const heard: unknown[] = [];
  await new Promise<void>((resolve) => {
    pubnub.addListener({
      message: ({ message }) => {
        heard.push(message);
        if (heard.length === 2) resolve();
      },
      status: ({ category }) => {
        if (category !== PubNub.CATEGORIES.PNConnectedCategory) return;
        void realtime
          .publish(channel, { type: 'TYPING' }, 'event-5', { isInHistory: false })
          .then(() => realtime.publish(channel, { type: 'MESSAGE' }, 'event-6'));
      },
    });
    pubnub.subscribe({ channels: [channel] });
  });
  expect(heard).toEqual([{ type: 'TYPING' }, { type: 'MESSAGE' }]);
  const { channels } = await pubnub.fetchMessages({ channels: [channel] });
  expect(channels[channel]?.map(({ message }) => message)).toEqual([{ type: 'MESSAGE' }]);
});

test('a token opens only what it names, and nothing once it is revoked', async () => {
  const { token } = await realtime.grant('anonymous', { patterns }, 10);
  const pubnub = viewer(token);
  const read = (channel: string) => pubnub.fetchMessages({ channels: [channel], count: 1 });
  await expect(read('party_a1')).resolves.toBeDefined();
  await expect(read('notifications-1')).rejects.toMatchObject({ status: { statusCode: 403 } });
  await realtime.revoke(token);
  await expect(read('party_a1')).rejects.toMatchObject({ status: { statusCode: 403 } });
});

test('a channel that is to be forgotten has no history, and others keep theirs', async () => {
  const { token } = await realtime.grant('anonymous', { patterns }, 10);
  const [gone, kept] = ['party_a6', 'party_a7'];
  for (const channel of [gone, kept]) {
    await realtime.publish(channel, { x: 1 }, `${channel}-1`);
    await realtime.publish(channel, { x: 2 }, `${channel}-2`);
  }
  await realtime.forget(gone);
  const found = await viewer(token).fetchMessages({ channels: [gone, kept], count: 10 });
  expect(Object.keys(found.channels)).toEqual([kept]);
  await realtime.forget(gone);
});

test('a service that is away is told from a message it refuses, without a word of the request', async () => {
  const away = createRealtime({ ...keys, origin: '127.0.0.1:9' });
  const failure = await away
    .publish('party_a1', { secret: 'canary' }, 'event-3')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RealtimeError);
  expect(failure).toMatchObject({ refused: false });
  await expect(away.grant('anonymous', {}, 10)).rejects.toMatchObject({
    code: 'backend.unreachable',
  });
  await expect(away.revoke('token')).rejects.toMatchObject({ refused: false });
  await expect(away.forget('party_a1')).rejects.toMatchObject({ refused: false });
  const refused = await realtime
    .publish('a channel with spaces, and commas', { x: 1 }, 'event-4')
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ refused: true });
});

test('where revoking or forgetting is not allowed it says that this is so for good', async () => {
  const { token } = await realtime.grant('anonymous', { patterns }, 10);
  const other = createRealtime({
    ...keys,
    secretKey: 'sec-c-other',
    origin: `127.0.0.1:${server.port}`,
  });
  await expect(other.revoke(token)).rejects.toMatchObject({ refused: true });
  await expect(other.forget('party_a1')).rejects.toMatchObject({ refused: true });
});

test('days later it still publishes', async () => {
  await realtime.publish('party_a1', { x: 1 }, 'event-7');
  for (const hours of [13, 26, 52]) {
    jest.useFakeTimers({
      now: Date.now() + hours * 3_600_000,
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    await realtime.publish('party_a1', { hours }, `event-${hours}`);
    jest.useRealTimers();
  }
});

test('when its token is revoked one message is late, and is not lost', async () => {
  const tokens = jest.spyOn(PubNub.prototype, 'setToken');
  const own = createRealtime({ ...keys, origin: `127.0.0.1:${server.port}` });
  await own.publish('party_a1', { x: 1 }, 'event-8');
  await own.revoke(String(tokens.mock.calls[0]?.[0]));
  await expect(own.publish('party_a1', { x: 2 }, 'event-9')).rejects.toMatchObject({
    refused: false,
  });
  await own.publish('party_a1', { x: 2 }, 'event-9');
});
