import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deflateSync, gzipSync } from 'node:zlib';
import PubNub from 'pubnub';
import { Stage, exchange, pause, statusOf } from './support';

let stage: Stage;
let token: string;

beforeAll(async () => {
  stage = await Stage.open();
  token = await stage.grant('fan-a');
});

afterAll(() => stage.dispose());

const own = 'notifications-fan-a';

function publishPath(payload: string, options = ''): string {
  const { publishKey, subscribeKey } = stage.keys;
  return `/publish/${publishKey}/${subscribeKey}/0/${own}/0${payload}?uuid=fan-a&auth=${token}${options}`;
}

test('what makes no sense is answered 400 or 404 with JSON and CORS', async () => {
  const sub = stage.keys.subscribeKey;
  const auth = `uuid=fan-a&auth=${token}`;
  const cases: [number, string][] = [
    [404, '/'],
    [404, '/nothing/here'],
    [404, '/v2/subscribe'],
    [400, `/v2/subscribe/${sub}/%E0%A4%A/0?${auth}`],
    [400, `/v2/subscribe/${sub}/,/0?${auth}`],
    [400, `/v2/subscribe/${sub}/a%2Fb/0?${auth}`],
    [400, `/v2/subscribe/${sub}/a%20b/0?${auth}`],
    [400, `/v2/subscribe/${sub}/a%00b/0?${auth}`],
    [400, `/v2/subscribe/${sub}/${'x'.repeat(93)}/0?${auth}`],
    [400, `/v2/subscribe/${sub}/party_1/0?${auth}&tt=abc`],
    [400, `/v2/subscribe/${sub}/party_1/0?${auth}&tt=123456789012345678`],
    [400, `/v2/subscribe/other-key/party_1/0?${auth}`],
    [400, `/v2/subscribe/${sub}/party_1/0?uuid=${'u'.repeat(93)}`],
    [400, `/v3/history/sub-key/${sub}/channel/${own}?${auth}&max=many`],
    [400, `/v3/history/sub-key/${sub}/channel/${own}?${auth}&start=-1`],
    [400, `/v3/history/sub-key/${sub}/message-counts/${own}?${auth}`],
    [400, `/v3/history/sub-key/${sub}/message-counts/${own}?${auth}&timetoken=x`],
    [400, `/v1/message-actions/${sub}/channel/${own}?${auth}&start=x`],
    [400, publishPath('/%7Bnot-json')],
    [400, publishPath('/')],
    [400, publishPath('/%22x%22', '&meta=%5B%5D')],
    [400, publishPath('/%22x%22', '&meta=%7B')],
    [400, publishPath('/%22x%22', '&ttl=-1')],
    [400, publishPath('/%22x%22', '&custom_message_type=a%20b')],
    [400, publishPath('/%22x%22').replace(stage.keys.publishKey, 'pub-other')],
  ];
  for (const [status, path] of cases) {
    const answer = await stage.raw(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(() => JSON.parse(answer.body)).not.toThrow();
  }
});

test('a damaged or hostile body is refused', async () => {
  const deep = '['.repeat(16_000) + ']'.repeat(16_000);
  const bomb = deflateSync(Buffer.alloc(50 * 1024 * 1024, 0x20));
  const post = (body: string | Buffer, encoding?: string) =>
    stage.raw(publishPath(''), {
      method: 'POST',
      body,
      headers: encoding === undefined ? {} : { 'content-encoding': encoding },
    });
  expect((await post('{"half":')).status).toBe(400);
  expect((await post('')).status).toBe(400);
  expect((await post('no zip', 'deflate')).status).toBe(400);
  expect((await post('"x"', 'br')).status).toBe(400);
  expect((await post(bomb, 'deflate')).body).toContain('Message Too Large');
  expect((await post(`"${'x'.repeat(300_000)}"`)).body).toContain('Message Too Large');
  expect((await post(deep)).status).toBeLessThan(500);
  expect((await post(gzipSync('{"fine":1}'), 'gzip')).status).toBe(200);
  expect((await post(deflateSync('{"fine":2}'), 'deflate')).status).toBe(200);
  expect((await post('{"fine":3}')).status).toBe(200);

  const path = `/v1/message-actions/${stage.keys.subscribeKey}/channel/${own}/message/1?uuid=fan-a&auth=${token}`;
  for (const body of [
    '',
    '{}',
    '{"type":"sixteen-letters!","value":"x"}',
    '{"type":"a","value":7}',
    '[]',
  ]) {
    expect((await stage.raw(path, { method: 'POST', body })).status).toBe(400);
  }
  expect((await stage.raw(path, { method: 'POST', body: '{"type":"a","value":"b"}' })).status).toBe(
    404,
  );
});

test('messages up to 32 KiB pass by either way, larger ones are refused', async () => {
  const client = stage.client('fan-a', token);
  const fitting = 'x'.repeat(32 * 1024 - 2);
  for (const sendByPost of [true, false]) {
    expect(await statusOf(client.publish({ channel: own, message: fitting, sendByPost }))).toBe(
      200,
    );
    expect(
      await statusOf(client.publish({ channel: own, message: `${fitting}x`, sendByPost })),
    ).toBe(400);
  }
  expect(await statusOf(client.signal({ channel: own, message: 'x'.repeat(63) }))).toBe(400);
});

test('what is no HTTP gets an answer too, and the server lives on', async () => {
  expect(await exchange(stage.port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  expect(
    await exchange(
      stage.port,
      `GET /time/0 HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`,
    ),
  ).toMatch(/^HTTP\/1.1 400 /);
  expect(await exchange(stage.port, '\u0016\u0003\u0001\u0002\u0000')).toMatch(/^HTTP\/1.1 400 /);
  expect((await stage.raw('/time/0')).body).toMatch(/^\["\d{17}"\]$/);
});

test('a browser may ask beforehand', async () => {
  const { status, headers } = await stage.raw(publishPath(''), { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('DELETE'),
    'access-control-allow-headers': expect.stringContaining('content-encoding'),
  });
  const answers = [await stage.raw('/time/0'), await stage.raw('/nowhere')];
  for (const answer of answers) {
    expect(answer.headers).toHaveProperty('access-control-allow-origin', '*');
    expect(answer.headers).not.toHaveProperty('access-control-allow-methods');
  }
});

test('presence, time and channel names of every kind have the shapes the SDK expects', async () => {
  const client = stage.client('fan-a', token);
  expect(await statusOf(client.time())).toBe(200);
  const path = `/v2/presence/sub-key/${stage.keys.subscribeKey}/channel/party_1/heartbeat?uuid=fan-a&auth=${token}&channel-group=party_1`;
  expect(JSON.parse((await stage.raw(path)).body)).toEqual({
    status: 200,
    message: 'OK',
    service: 'Presence',
  });
  const admin = stage.admin();
  const one = await admin.hereNow({ channels: ['party_1'], includeState: true });
  expect(one.channels.party_1).toMatchObject({ occupancy: 1, occupants: [{ uuid: 'fan-a' }] });
  const two = await admin.hereNow({ channels: ['party_1', 'party_2'] });
  expect([two.totalChannels, two.totalOccupancy]).toEqual([2, 1]);
  expect(await admin.whereNow({ uuid: 'fan-a' })).toEqual({ channels: ['party_1'] });
  expect((await admin.hereNow({})).totalOccupancy).toBe(1);
  await stage.raw(path.replace('/heartbeat', '/leave'));
  expect((await admin.hereNow({ channels: ['party_1'] })).totalOccupancy).toBe(0);
});

test('the legacy loop of the SDK works as well', async () => {
  const { publishKey, subscribeKey } = stage.keys;
  const legacy = new PubNub({
    publishKey,
    subscribeKey,
    userId: 'fan-a',
    origin: `127.0.0.1:${stage.port}`,
    ssl: false,
    enableEventEngine: false,
  });
  legacy.setToken(token);
  const heard: unknown[] = [];
  const connected = new Promise<void>((resolve) => {
    legacy.addListener({ status: () => resolve(), message: ({ message }) => heard.push(message) });
  });
  legacy.subscribe({ channels: ['party_1'] });
  await connected;
  await stage.admin().publish({ channel: 'party_1', message: 'old and new' });
  await pause(200);
  legacy.unsubscribeAll();
  legacy.destroy();
  expect(heard).toEqual(['old and new']);
});
