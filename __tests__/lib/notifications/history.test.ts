import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type PubNub from 'pubnub';
import { createRealtime, type Realtime } from '@/backend/platform/outbox/realtime';
import { emptyFeed, feedAfter } from '@/lib/notifications/feed';
import { addMark, loadFeed, loadOlder } from '@/lib/notifications/history';
import { MARKS } from '@/lib/notifications/items';
import { Stage } from '@/__tests__/backend/emulators/realtime/support';

let stage: Stage;
let backend: Realtime;
beforeAll(async () => {
  stage = await Stage.open();
  backend = createRealtime({ ...stage.keys, origin: `127.0.0.1:${stage.port}` });
});
afterAll(() => stage.dispose());

const placeOf = (userId: string) => ({ userId, channel: `notifications-${userId}` });

async function publish(userId: string, ...texts: string[]) {
  for (const text of texts) {
    await backend.publish(placeOf(userId).channel, { text }, crypto.randomUUID());
  }
}
const load = async (client: PubNub, userId: string, now = Date.now()) => {
  const page = await loadFeed(client, placeOf(userId), { now, readTo: '' });
  const feed = feedAfter(emptyFeed(placeOf(userId).channel), { kind: 'loaded', ...page });
  return { ...feed, rows: feed.items.map(({ text, isOpened }) => `${text}${isOpened ? '' : '*'}`) };
};

test('nobody has been told anything yet', async () => {
  const feed = await load(await stage.user('newcomer'), 'newcomer');
  expect(feed).toMatchObject({ rows: [], unread: 0, hasOlder: false });
});

test('the number counts since the newest receipt, rows are new until they are opened', async () => {
  const client = await stage.user('ada');
  await publish('ada', 'one', 'two');
  const first = await load(client, 'ada');
  expect(first).toMatchObject({ rows: ['one*', 'two*'], unread: 2 });
  const [one = '', two = ''] = first.items.map(({ timetoken }) => timetoken);
  await addMark(client, placeOf('ada'), { mark: MARKS.read, timetoken: two });
  // The same bell opened in a second window.
  await addMark(client, placeOf('ada'), { mark: MARKS.read, timetoken: two });
  await addMark(client, placeOf('ada'), { mark: MARKS.opened, timetoken: one });
  await publish('ada', 'three');
  expect(await load(client, 'ada')).toMatchObject({ rows: ['one', 'two*', 'three*'], unread: 1 });
  const three = (await load(client, 'ada')).items.at(-1)?.timetoken ?? '';
  await addMark(client, placeOf('ada'), { mark: MARKS.allOpened, timetoken: three });
  await publish('ada', 'four');
  expect((await load(client, 'ada')).rows).toEqual(['one', 'two', 'three', 'four*']);
});

test('what somebody wrote into their own channel is no notification', async () => {
  const client = await stage.user('forger');
  await publish('forger', 'true');
  await client.publish({ channel: 'notifications-forger', message: { text: 'forged' } });
  expect((await load(client, 'forger')).rows).toEqual(['true*']);
});

test('nobody reads another one’s feed', async () => {
  await publish('grace', 'private');
  const other = await stage.user('nosy');
  await expect(load(other, 'grace')).rejects.toMatchObject({
    status: { statusCode: 403 },
  });
});

test('a long feed comes by pages, and its number counts behind them', async () => {
  const client = await stage.user('long');
  const { channel } = placeOf('long');
  await publish('long', 'read');
  const [read] = (await load(client, 'long')).items;
  await addMark(client, placeOf('long'), {
    mark: MARKS.read,
    timetoken: read?.timetoken ?? '',
  });
  await publish('long', ...Array.from({ length: 30 }, (_, index) => `${index}`));
  const feed = await load(client, 'long');
  expect(feed).toMatchObject({ unread: 30, hasOlder: true });
  expect(feed.items).toHaveLength(25);
  const before = feed.tally.from;
  const older = await loadOlder(client, { channel, userId: 'long' }, { before, now: Date.now() });
  expect(older.hasOlder).toBe(false);
  expect(older.items.map(({ text }) => text)).toEqual(['read', '0', '1', '2', '3', '4']);
});

/** PubNub ends a page early where much was done with its messages, and says that there is more. */
function endingPagesEarly(client: PubNub, at: number): PubNub {
  const whole = client.fetchMessages.bind(client);
  const early = (asked: PubNub.History.FetchMessagesParameters) => whole({ ...asked, count: at });
  return Object.assign(client, { fetchMessages: early });
}

test('a page that PubNub ends early is not taken for the last one', async () => {
  const client = endingPagesEarly(await stage.user('busy'), 4);
  const { channel } = placeOf('busy');
  await publish('busy', ...Array.from({ length: 6 }, (_, index) => `${index}`));
  const feed = await load(client, 'busy');
  expect(feed).toMatchObject({ rows: ['2*', '3*', '4*', '5*'], hasOlder: true, unread: 6 });
  const before = feed.tally.from;
  const older = await loadOlder(client, { channel, userId: 'busy' }, { before, now: Date.now() });
  expect(older.items.map(({ text }) => text)).toEqual(['0', '1']);
  expect(older.hasOlder).toBe(false);
});

test('a receipt is found behind a hundred opened rows', async () => {
  const client = await stage.user('opener');
  const place = placeOf('opener');
  await publish('opener', 'read');
  const [read] = (await load(client, 'opener')).items;
  await addMark(client, place, { mark: MARKS.read, timetoken: read?.timetoken ?? '' });
  await publish('opener', ...Array.from({ length: 26 }, (_, index) => `${index}`));
  // Who else may write there does not matter: a page holds a hundred of whatever was done.
  for (let nth = 0; nth < 101; nth += 1) {
    const action = { type: 'receipt', value: `opened-${nth}` };
    const messageTimetoken = read?.timetoken ?? '';
    await client.addMessageAction({ channel: place.channel, messageTimetoken, action });
  }
  expect((await load(client, 'opener')).unread).toBe(26);
});

test('what asks for no attention is left out of the number, far back too', async () => {
  const client = await stage.user('hushed');
  const { channel } = placeOf('hushed');
  await publish('hushed', 'read');
  const [read] = (await load(client, 'hushed')).items;
  await addMark(client, placeOf('hushed'), { mark: MARKS.read, timetoken: read?.timetoken ?? '' });
  await publish('hushed', 'loud');
  for (let night = 0; night < 130; night += 1) {
    await backend.publish(channel, { text: 'soft', badge: 'Passive' }, crypto.randomUUID());
  }
  await publish('hushed', 'loud again');
  expect((await load(client, 'hushed')).unread).toBe(2);
});

test('what is older than ninety days is over', async () => {
  const client = await stage.user('patient');
  await publish('patient', 'old');
  const later = Date.now() + 91 * 24 * 60 * 60_000;
  expect(await load(client, 'patient', later)).toMatchObject({
    rows: [],
    hasOlder: false,
    unread: 0,
  });
});
