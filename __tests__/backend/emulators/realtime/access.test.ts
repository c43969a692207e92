import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type PubNub from 'pubnub';
import { Stage, statusOf } from './support';

let stage: Stage;
let clients: Record<'tokenless' | 'visitor' | 'a' | 'b', PubNub>;
let messageTimetoken: string;
let actionTimetoken: string;

beforeAll(async () => {
  stage = await Stage.open();
  clients = {
    tokenless: stage.client('fan-a'),
    visitor: await stage.user('anonymous'),
    a: await stage.user('fan-a'),
    b: await stage.user('fan-b'),
  };
  const admin = stage.admin();
  await admin.publish({ channel: 'party_1', message: 'hello' });
  const channel = 'notifications-fan-a';
  messageTimetoken = (await admin.publish({ channel, message: 'secret' })).timetoken;
  const action = { type: 'receipt', value: 'sent' };
  actionTimetoken = (await admin.addMessageAction({ channel, messageTimetoken, action })).data
    .actionTimetoken;
});

afterAll(() => stage.dispose());

/** Status of a subscription as the server answers it: the SDK hides it behind its own retries. */
async function subscribeStatus(user: PubNub, channels: string, query = ''): Promise<number> {
  const auth = user.getToken() === undefined ? '' : `&auth=${user.getToken()}`;
  const path = `/v2/subscribe/${stage.keys.subscribeKey}/${encodeURIComponent(channels)}/0`;
  return (await stage.raw(`${path}?uuid=${user.getUserId()}${auth}${query}`)).status;
}

const own = 'notifications-fan-a';
const calls: Record<string, (client: PubNub) => Promise<number>> = {
  'subscribe to a party': (client) => subscribeStatus(client, 'party_1'),
  'subscribe to the notifications of A': (client) => subscribeStatus(client, own),
  'subscribe to a list with a denied channel': (client) =>
    subscribeStatus(client, `party_1,${own},conversation-9`),
  'subscribe to presence of a party': (client) => subscribeStatus(client, 'party_1-pnpres'),
  'subscribe to a wildcard': (client) => subscribeStatus(client, 'party_*'),
  'subscribe to all notifications': (client) => subscribeStatus(client, 'notifications-*'),
  'subscribe to a channel group': (client) =>
    subscribeStatus(client, 'party_1', '&channel-group=everything'),
  'publish to a party': (client) => statusOf(client.publish({ channel: 'party_1', message: 'x' })),
  'publish to the notifications of A': (client) =>
    statusOf(client.publish({ channel: own, message: 'x' })),
  'signal to a party': (client) => statusOf(client.signal({ channel: 'party_1', message: 'x' })),
  'history of a party': (client) => statusOf(client.fetchMessages({ channels: ['party_1'] })),
  'history of A': (client) => statusOf(client.fetchMessages({ channels: [own] })),
  'history of a list with A': (client) =>
    statusOf(client.fetchMessages({ channels: ['party_1', own] })),
  'history with actions of A': (client) =>
    statusOf(client.fetchMessages({ channels: [own], includeMessageActions: true })),
  'counts of A': (client) =>
    statusOf(client.messageCounts({ channels: [own], channelTimetokens: ['1'] })),
  'actions of A': (client) => statusOf(client.getMessageActions({ channel: own })),
  'receipt on a message of A': (client) =>
    statusOf(
      client.addMessageAction({
        channel: own,
        messageTimetoken,
        action: { type: 'receipt', value: client.getUserId() },
      }),
    ),
  'remove an action of A': (client) =>
    statusOf(client.removeMessageAction({ channel: own, messageTimetoken, actionTimetoken })),
  'delete messages of A': (client) => statusOf(client.deleteMessages({ channel: own })),
  'who is on a party': (client) => statusOf(client.hereNow({ channels: ['party_1'] })),
  'who is on the notifications of A': (client) => statusOf(client.hereNow({ channels: [own] })),
  'who is where': (client) => statusOf(client.hereNow({})),
  'where is A': (client) => statusOf(client.whereNow({ uuid: 'fan-a' })),
  'make a channel group': (client) =>
    statusOf(client.channelGroups.addChannels({ channels: [own], channelGroup: 'g' })),
};

const allowed: Record<keyof typeof clients, string[]> = {
  tokenless: [],
  visitor: ['subscribe to a party', 'history of a party'],
  b: ['subscribe to a party', 'history of a party'],
  a: [
    'subscribe to a party',
    'history of a party',
    'subscribe to the notifications of A',
    'publish to the notifications of A',
    'history of A',
    'history of a list with A',
    'history with actions of A',
    'counts of A',
    'actions of A',
    'receipt on a message of A',
  ],
};

for (const who of ['tokenless', 'visitor', 'a', 'b'] as const) {
  test.each(Object.keys(calls))(`${who}: %s`, async (name) => {
    expect(await calls[name]?.(clients[who])).toBe(allowed[who].includes(name) ? 200 : 403);
  });
}

test('a refusal names the denied channels, and browsers may read it', async () => {
  const path = `/v2/subscribe/${stage.keys.subscribeKey}/party_1,${own}/0?uuid=fan-b&auth=${clients.b.getToken()}`;
  const { status, headers, body } = await stage.raw(path);
  expect([status, headers['access-control-allow-origin']]).toEqual([403, '*']);
  expect(JSON.parse(body)).toEqual({
    message: 'Forbidden',
    payload: { channels: [own] },
    error: true,
    service: 'Access Manager',
    status: 403,
  });
});

test("another user's token, an edited and a forged one count for nothing", async () => {
  const token = clients.a.getToken() ?? '';
  const edited = Buffer.from(token, 'base64url');
  const place = edited.indexOf('fan-a');
  edited.write('fan-b', place);
  const other = await Stage.open();
  const forged = await other.grant('fan-a');
  await other.dispose();
  const tries: [string, string][] = [
    ['fan-b', token],
    ['fan-b', edited.toString('base64url')],
    ['fan-a', forged],
    ['fan-a', `${token}A`],
    ['fan-a', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['fan-a', 'anonymous'],
    ['fan-a', 'e30.e30.x'],
  ];
  for (const [userId, text] of tries) {
    expect(
      await statusOf(stage.client(userId, text).fetchMessages({ channels: ['party_1'] })),
    ).toBe(403);
  }
});

test('a wrong secret, a changed request and an old signature are refused', async () => {
  const stranger = stage.admin();
  expect(await statusOf(stranger.fetchMessages({ channels: [own] }))).toBe(200);
  stage.clockShiftMs = 90_000;
  expect(await statusOf(stranger.fetchMessages({ channels: [own] }))).toBe(403);
  stage.clockShiftMs = -90_000;
  expect(await statusOf(stranger.fetchMessages({ channels: [own] }))).toBe(403);
  stage.clockShiftMs = 0;
  const path = `/v3/history/sub-key/${stage.keys.subscribeKey}/channel/${own}`;
  const timestamp = Math.floor(Date.now() / 1000);
  expect((await stage.raw(`${path}?uuid=x&timestamp=${timestamp}&signature=v2.abc`)).status).toBe(
    403,
  );
  expect(
    (await stage.raw(`/v3/pam/${stage.keys.subscribeKey}/grant`, { method: 'POST', body: '{}' }))
      .status,
  ).toBe(403);
});
