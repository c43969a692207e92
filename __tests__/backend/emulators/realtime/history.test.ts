import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type PubNub from 'pubnub';
import { Stage, listen, statusOf, subscribeTo, until } from './support';

let stage: Stage;
let admin: PubNub;
let viewer: PubNub;

beforeAll(async () => {
  stage = await Stage.open();
  admin = stage.admin();
  viewer = await stage.user('fan-a');
});

afterAll(() => stage.dispose());

async function publishNumbers(channel: string, count: number): Promise<string[]> {
  const timetokens: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    timetokens.push((await admin.publish({ channel, message: number })).timetoken);
  }
  return timetokens;
}

async function numbers(parameters: PubNub.History.FetchMessagesParameters): Promise<unknown[]> {
  const { channels } = await viewer.fetchMessages(parameters);
  return Object.values(channels).flatMap((items) => items.map(({ message }) => message));
}

test('a page holds the newest messages, oldest first, between the bounds', async () => {
  const timetokens = await publishNumbers('party_pages', 8);
  const channels = ['party_pages'];
  expect(await numbers({ channels })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await numbers({ channels, count: 3 })).toEqual([6, 7, 8]);
  expect(await numbers({ channels, start: timetokens[5], count: 3 })).toEqual([3, 4, 5]);
  expect(await numbers({ channels, end: timetokens[5] })).toEqual([6, 7, 8]);
  expect(await numbers({ channels, start: timetokens[6], end: timetokens[3] })).toEqual([4, 5, 6]);
  expect(await numbers({ channels: ['party_unknown'] })).toEqual([]);
});

test('a message of the history has its publisher, meta and type; several channels come together', async () => {
  const meta = { eventId: 'e7' };
  const sent = { channel: 'party_one', message: { a: 1 }, meta, customMessageType: 'update' };
  const { timetoken } = await admin.publish(sent);
  await admin.publish({ channel: 'party_two', message: 'two' });
  await admin.publish({ channel: 'party_two', message: 'unseen', storeInHistory: false });
  const { channels } = await viewer.fetchMessages({
    channels: ['party_one', 'party_two'],
    includeMeta: true,
    includeCustomMessageType: true,
  });
  expect(channels.party_one).toEqual([
    {
      channel: 'party_one',
      message: { a: 1 },
      timetoken,
      messageType: -1,
      uuid: 'playplus-backend',
      meta,
      customMessageType: 'update',
    },
  ]);
  expect(channels.party_two?.map(({ message }) => message)).toEqual(['two']);
});

test('counts hold what is newer than the given moment, zero for an empty channel', async () => {
  const timetokens = await publishNumbers('party_counts', 5);
  await admin.publish({ channel: 'party_counts', message: 'x', storeInHistory: false });
  const counted = await viewer.messageCounts({
    channels: ['party_counts', 'party_empty'],
    channelTimetokens: [timetokens[1] ?? '', '1'],
  });
  expect(counted.channels).toEqual({ party_counts: 3, party_empty: 0 });
  const all = await viewer.messageCounts({ channels: ['party_counts'], channelTimetokens: ['1'] });
  expect(all.channels).toEqual({ party_counts: 5 });
  const uneven = { channels: ['party_a', 'party_b', 'party_c'], channelTimetokens: ['1', '2'] };
  expect(await statusOf(viewer.messageCounts(uneven))).not.toBe(200);
});

test('a message leaves the history when its hours are over', async () => {
  await admin.publish({ channel: 'party_ttl', message: 'short', ttl: 1 });
  await admin.publish({ channel: 'party_ttl', message: 'long', ttl: 10 });
  expect(await numbers({ channels: ['party_ttl'] })).toEqual(['short', 'long']);
  stage.clockShiftMs = 2 * 60 * 60_000;
  try {
    const later = stage.client('fan-a');
    later.setToken(await signedLater());
    const { channels } = await later.fetchMessages({ channels: ['party_ttl'] });
    expect(channels.party_ttl?.map(({ message }) => message)).toEqual(['long']);
  } finally {
    stage.clockShiftMs = 0;
  }
});

/** The SDK signs with the real clock: the token is made while the server's agrees with it, for long enough. */
async function signedLater(): Promise<string> {
  const shift = stage.clockShiftMs;
  stage.clockShiftMs = 0;
  const token = await stage.grant('fan-a', 600);
  stage.clockShiftMs = shift;
  return token;
}

test('deleted messages are gone from the history and from catch-up', async () => {
  const timetokens = await publishNumbers('party_delete', 5);
  const [, second = '', third = ''] = timetokens;
  await admin.deleteMessages({ channel: 'party_delete', start: second, end: third });
  expect(await numbers({ channels: ['party_delete'] })).toEqual([1, 2, 4, 5]);
  await admin.deleteMessages({ channel: 'party_delete' });
  expect(await numbers({ channels: ['party_delete'] })).toEqual([]);
  expect(await statusOf(viewer.deleteMessages({ channel: 'party_delete' }))).toBe(403);
});

test('a receipt is heard, seen in the history, refused when repeated and can be taken back', async () => {
  const channel = 'notifications-fan-a';
  const heard = listen(viewer);
  await subscribeTo(viewer, [channel]);
  const { timetoken: messageTimetoken } = await admin.publish({ channel, message: 'called' });
  const receipt = { channel, messageTimetoken, action: { type: 'receipt', value: 'read' } };
  const { data } = await viewer.addMessageAction(receipt);
  expect(data).toEqual({
    messageTimetoken,
    type: 'receipt',
    value: 'read',
    uuid: 'fan-a',
    actionTimetoken: expect.stringMatching(/^\d{17}$/),
  });
  expect(await statusOf(viewer.addMessageAction(receipt))).toBe(409);
  const { actionTimetoken } = data;

  const history = await viewer.fetchMessages({ channels: [channel], includeMessageActions: true });
  const expected = { receipt: { read: [{ uuid: 'fan-a', actionTimetoken }] } };
  expect(history.channels[channel]?.[0]).toMatchObject({ message: 'called', actions: expected });
  expect((await viewer.getMessageActions({ channel })).data).toEqual([data]);
  expect(
    (await viewer.messageCounts({ channels: [channel], channelTimetokens: [messageTimetoken] }))
      .channels,
  ).toEqual({ [channel]: 0 });

  const removal = { channel, messageTimetoken, actionTimetoken };
  expect(await statusOf(viewer.removeMessageAction(removal))).toBe(403);
  await admin.removeMessageAction(removal);
  expect(await statusOf(admin.removeMessageAction(removal))).toBe(404);
  expect((await viewer.getMessageActions({ channel })).data).toEqual([]);
  await until(() => heard.actions.length === 2);
  expect(heard.actions).toEqual([
    'added receipt=read by fan-a',
    'removed receipt=read by playplus-backend',
  ]);
});

test('a page with actions names the next one until all are read', async () => {
  await publishNumbers('party_more', 60);
  const pages: number[] = [];
  let start: string | undefined;
  do {
    const page = await viewer.fetchMessages({
      channels: ['party_more'],
      includeMessageActions: true,
      start,
    });
    pages.push(page.channels.party_more?.length ?? 0);
    start = 'more' in page && page.more !== undefined ? String(page.more.start) : undefined;
  } while (start !== undefined);
  expect(pages).toEqual([25, 25, 10]);
});

test('actions are listed in pages, oldest first', async () => {
  const channel = 'notifications-fan-a';
  const { timetoken } = await admin.publish({ channel, message: 'many' });
  for (const value of ['a', 'b', 'c']) {
    await viewer.addMessageAction({
      channel,
      messageTimetoken: timetoken,
      action: { type: 'mark', value },
    });
  }
  const last = await viewer.getMessageActions({ channel, limit: 2 });
  expect(last.data.map(({ value }) => value)).toEqual(['b', 'c']);
  const start = last.start ?? undefined;
  const before: PubNub.MessageAction.GetMessageActionsResponse = await viewer.getMessageActions({
    channel,
    start,
    limit: 2,
  });
  expect(before.data.map(({ value }) => value)).toEqual(['a']);
});
