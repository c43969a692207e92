import { afterEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import type PubNub from 'pubnub';
import { StoreStage, message, payloads } from './storeSupport';
import { Stage, statusOf } from './support';

let stage: Stage | undefined;
let log: StoreStage | undefined;

afterEach(async () => {
  await stage?.dispose();
  await log?.dispose();
  stage = undefined;
  log = undefined;
});

test('messages, actions and deletions are there after a restart', async () => {
  stage = await Stage.open();
  const admin = stage.admin();
  const channel = 'notifications-fan-a';
  const timetokens: string[] = [];
  for (const text of ['one', 'two', 'three']) {
    timetokens.push((await admin.publish({ channel, message: text, meta: { text } })).timetoken);
  }
  const [one = '', two = ''] = timetokens;
  const action = { type: 'receipt', value: 'read' };
  await admin.addMessageAction({ channel, messageTimetoken: two, action });
  const gone = await admin.addMessageAction({
    channel,
    messageTimetoken: two,
    action: { ...action, value: 'gone' },
  });
  await admin.removeMessageAction({
    channel,
    messageTimetoken: two,
    actionTimetoken: gone.data.actionTimetoken,
  });
  await admin.deleteMessages({ channel, end: one });
  const read = (client: PubNub) =>
    client.fetchMessages({ channels: [channel], includeMessageActions: true, includeMeta: true });
  const before = await read(admin);

  await stage.stop();
  await stage.start();
  // A connection kept open over the restart is dead: a new client has none.
  const later = stage.admin();
  expect((await read(later)).channels).toEqual(before.channels);
  expect(before.channels[channel]?.map((item) => item.message)).toEqual(['two', 'three']);
  expect(await statusOf(later.addMessageAction({ channel, messageTimetoken: two, action }))).toBe(
    409,
  );
});

test('a killed process loses nothing it has answered for', async () => {
  log = await StoreStage.make();
  const script = `
    import { Store } from '@/backend/emulators/realtime/log/store';
    const options = { subscribeKey: 'sub', logger: console, now: Date.now, segmentBytes: 20000, recentChars: 1000 };
    const store = new Store({ folder: ${JSON.stringify(log.folder)}, ...options });
    for (let n = 1; ; n += 1) {
      store.publish({ channel: 'party_1', publisher: 'b', payload: JSON.stringify(n), isStored: true });
      if (n % 50 === 0) {
        process.stdout.write(n + '\\n');
        await new Promise((next) => setTimeout(next, 1));
      }
    }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
    if (acknowledged >= 1_000) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('close', resolve));

  const found = payloads(log.open(), 'party_1');
  expect(acknowledged).toBeGreaterThanOrEqual(1_000);
  expect(found.length).toBeGreaterThanOrEqual(acknowledged);
  expect(found).toEqual(found.map((_, index) => index + 1));
});

test.each([1, 2, 40, 200])(
  'a last line torn by %i bytes is left out and written over',
  async (torn) => {
    log = await StoreStage.make(1_000_000);
    let store = log.open();
    store.publish(message('party_1', 'whole'));
    store.publish(message('party_1', `torn ${'x'.repeat(300)}`));
    log.close();
    const [file = ''] = log.files();
    truncateSync(file, statSync(file).size - torn);
    store = log.open();
    expect(payloads(store, 'party_1')).toEqual(['whole']);
    store.publish(message('party_1', 'next'));
    store = log.open();
    expect(payloads(store, 'party_1')).toEqual(['whole', 'next']);
  },
);

test('a damaged line in the middle costs that line alone', async () => {
  log = await StoreStage.make();
  let store = log.open();
  store.publish(message('party_1', 'one'));
  log.close();
  appendFileSync(log.files()[0] ?? '', 'M{"t":"broken\n\u0000\u0000\u0000\n');
  store = log.open();
  store.publish(message('party_1', 'two'));
  expect(payloads(store, 'party_1')).toEqual(['one', 'two']);
});

test('timetokens rise when the clock goes back, and over a restart with the clock back too', async () => {
  log = await StoreStage.make();
  let store = log.open();
  const timetokens = [store.publish(message('party_1', 1)), store.publish(message('party_1', 2))];
  log.now -= 3_600_000;
  timetokens.push(store.publish(message('party_1', 3)), store.clock.current());
  store = log.open();
  timetokens.push(store.clock.last(), store.publish(message('party_1', 4)));
  log.now += 7_200_000;
  timetokens.push(store.publish(message('party_1', 5)));
  log.close();
  expect([...timetokens].sort()).toEqual(timetokens);
  expect(timetokens.every((timetoken) => /^\d{17}$/.test(timetoken))).toBe(true);
});

test('subscribers go on after the clock has gone back', async () => {
  stage = await Stage.open();
  const admin: PubNub = stage.admin();
  const first = await admin.publish({ channel: 'party_1', message: 'first' });
  stage.clockShiftMs = -50_000;
  const second = await admin.publish({ channel: 'party_1', message: 'second' });
  expect(second.timetoken > first.timetoken).toBe(true);
  const token = await stage.grant('fan-a');
  const path = `/v2/subscribe/${stage.keys.subscribeKey}/party_1/0?uuid=fan-a&auth=${token}&tt=${first.timetoken}`;
  const { body } = await stage.raw(path);
  expect((JSON.parse(body) as { m: { d: string }[] }).m.map(({ d }) => d)).toEqual(['second']);
});
