import type PubNub from 'pubnub';
import { afterEach, expect, test } from '@jest/globals';
import { Stage, listen, pause, subscribeTo, until } from './support';

let stage: Stage;

afterEach(() => stage.dispose());

test('a message reaches every subscriber with its publisher, meta and type', async () => {
  stage = await Stage.open();
  const [viewer, other] = [await stage.user('fan-a'), await stage.user('anonymous')];
  const events: unknown[] = [];
  viewer.addListener({
    message: ({ channel, publisher, message, userMetadata, customMessageType }) =>
      events.push({ channel, publisher, message, userMetadata, customMessageType }),
  });
  const heard = listen(other);
  await Promise.all([subscribeTo(viewer, ['party_1']), subscribeTo(other, ['party_1'])]);

  const message = { type: 'QUEUE_APPEND', text: 'tab\tline\nfeed 🎈 "quoted"' };
  await stage.admin().publish({
    channel: 'party_1',
    message,
    meta: { eventId: 'e1' },
    customMessageType: 'queue-append',
    sendByPost: true,
  });
  await until(() => events.length === 1 && heard.messages.length === 1);

  expect(events).toEqual([
    {
      channel: 'party_1',
      publisher: 'playplus-backend',
      message,
      userMetadata: { eventId: 'e1' },
      customMessageType: 'queue-append',
    },
  ]);
  expect(heard.messages).toEqual([JSON.stringify(message)]);
});

test('payloads of every kind arrive unchanged by GET and by POST', async () => {
  stage = await Stage.open();
  const [admin, viewer] = [stage.admin(), await stage.user('fan-a')];
  const heard = listen(viewer);
  await subscribeTo(viewer, ['party_1']);
  const payloads: PubNub.Payload[] = [
    'text',
    '{"looks":"like json"}',
    17,
    true,
    [1, 'a/b?c#d%'],
    { deep: { list: [false] } },
  ];
  for (const message of payloads) {
    await admin.publish({ channel: 'party_1', message });
    await admin.publish({ channel: 'party_1', message, sendByPost: true });
  }
  await until(() => heard.messages.length === payloads.length * 2);
  expect(heard.messages).toEqual(
    payloads.flatMap((one) => [JSON.stringify(one), JSON.stringify(one)]),
  );
});

test('a signal is delivered and not kept in the history', async () => {
  stage = await Stage.open();
  const [admin, viewer] = [stage.admin(), await stage.user('fan-a')];
  const signals: unknown[] = [];
  viewer.addListener({ signal: ({ message }) => signals.push(message) });
  await subscribeTo(viewer, ['party_1']);
  await admin.signal({ channel: 'party_1', message: { typing: true } });
  await until(() => signals.length === 1);
  expect(signals).toEqual([{ typing: true }]);
  expect((await admin.fetchMessages({ channels: ['party_1'] })).channels).toEqual({});
});

test('what was published while the server was down for a restart is caught up, each once and in order', async () => {
  stage = await Stage.open();
  const viewer = await stage.user('fan-a');
  const heard = listen(viewer);
  await subscribeTo(viewer, ['party_1']);
  await stage.admin().publish({ channel: 'party_1', message: 1 });
  await until(() => heard.messages.length === 1);

  await stage.stop();
  await stage.start();
  const admin = stage.admin();
  for (let number = 2; number <= 130; number += 1)
    await admin.publish({ channel: 'party_1', message: number });
  await until(() => heard.messages.length >= 130);
  await pause(150);

  expect(heard.messages).toEqual(Array.from({ length: 130 }, (_, index) => String(index + 1)));
  expect([...heard.timetokens].sort()).toEqual(heard.timetokens);
});

test('200 messages within a second come in few answers, all of them and in order', async () => {
  stage = await Stage.open();
  const counter = await stage.countAnswers();
  const viewer = stage.client('fan-a', await stage.grant('fan-a'), counter.port);
  const heard = listen(viewer);
  await subscribeTo(viewer, ['party_1', 'notifications-fan-a']);
  const admin = stage.admin();
  const [before, startedAt] = [counter.answers(), performance.now()];
  const publishes = Array.from({ length: 200 }, async (_, index) => {
    await pause(index * 5);
    await admin.publish({ channel: 'party_1', message: index + 1 });
  });
  await Promise.all(publishes);
  await until(() => heard.messages.length === 200);

  // Within one second that is eleven; a slow machine takes longer to publish them all.
  const tenths = (performance.now() - startedAt) / 100;
  expect(counter.answers() - before).toBeLessThanOrEqual(tenths + 3);
  expect(counter.answers() - before).toBeLessThan(100);
  expect(new Set(heard.messages).size).toBe(200);
  expect([...heard.timetokens].sort()).toEqual(heard.timetokens);
});

test('the first message after a quiet time does not wait', async () => {
  stage = await Stage.open({ batchMs: 5_000 });
  const viewer = await stage.user('fan-a');
  const heard = listen(viewer);
  await subscribeTo(viewer, ['party_1']);
  await stage.admin().publish({ channel: 'party_1', message: 'now' });
  await until(() => heard.messages.length === 1, 2_500);
  expect(heard.messages).toEqual(['"now"']);
});

test('a rush reaches a viewer whole and in order, in few answers', async () => {
  stage = await Stage.open({ batchMs: 200 });
  const auth = await stage.grant('fan-a');
  const poll = async (place: string) => {
    const path = `/v2/subscribe/${stage.keys.subscribeKey}/party_1/0?uuid=fan-a&auth=${auth}${place}`;
    return JSON.parse((await stage.raw(path)).body) as {
      t: { t: string; r: number };
      m: { d: unknown }[];
    };
  };
  const admin = stage.admin();
  const sent = Array.from({ length: 80 }, (_, index) => index + 1);
  let { t } = await poll('');
  const begun = performance.now();
  const published = (async () => {
    for (const message of sent) await admin.publish({ channel: 'party_1', message });
  })();
  const heard: unknown[] = [];
  let answers = 0;
  while (heard.length < sent.length) {
    const next = await poll(`&tt=${t.t}&tr=${t.r}`);
    heard.push(...next.m.map(({ d }) => d));
    answers += 1;
    ({ t } = next);
  }
  await published;
  expect(heard).toEqual(sent);
  expect(answers).toBeLessThanOrEqual(Math.ceil((performance.now() - begun) / 200) + 1);
});

test('a poll without news is answered, and the next one goes on from there', async () => {
  stage = await Stage.open({ minHoldMs: 30, maxHoldMs: 50 });
  const viewer = await stage.user('fan-a');
  const heard = listen(viewer);
  await subscribeTo(viewer, ['party_1']);
  await pause(300);
  await stage.admin().publish({ channel: 'party_1', message: 'late' });
  await until(() => heard.messages.length === 1);
  expect(heard.statuses).toEqual(['PNConnectedCategory']);
});

test('messages published between every two polls are neither lost nor repeated', async () => {
  stage = await Stage.open({ batchMs: 0 });
  const viewer = await stage.user('fan-a');
  const heard = listen(viewer);
  const admin = stage.admin();
  await subscribeTo(viewer, ['party_1']);
  for (let number = 1; number <= 150; number += 1) {
    await admin.publish({ channel: 'party_1', message: number });
  }
  await until(() => heard.messages.length >= 150);
  await pause(50);
  expect(heard.messages).toEqual(Array.from({ length: 150 }, (_, index) => String(index + 1)));
});

test('a message repeated by its request id is published once', async () => {
  stage = await Stage.open();
  const token = await stage.grant('fan-a');
  const { publishKey, subscribeKey } = stage.keys;
  const path = `/publish/${publishKey}/${subscribeKey}/0/notifications-fan-a/0/%22once%22`;
  const query = `?uuid=fan-a&requestid=5b0c6f9e&auth=${token}`;
  const answers = [await stage.raw(path + query), await stage.raw(path + query)];
  await stage.stop();
  await stage.start();
  answers.push(await stage.raw(path + query));
  answers.push(await stage.raw(path + query.replace('5b0c6f9e', 'another')));

  const [first, second, third, other] = answers.map(({ body }) => body);
  expect(first).toMatch(/^\[1,"Sent","\d{17}"\]$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toEqual(first);
  const counts = await stage
    .admin()
    .messageCounts({ channels: ['notifications-fan-a'], channelTimetokens: ['1'] });
  expect(counts.channels).toEqual({ 'notifications-fan-a': 2 });
});
