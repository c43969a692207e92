import { afterEach, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { maintain } from '@/backend/emulators/realtime/log/retention';
import { FEED_DAYS } from '@/lib/shared/parties/messages';
import { StoreStage, message, payloads } from './storeSupport';

const dayMs = 24 * 60 * 60_000;
let log: StoreStage | undefined;

afterEach(async () => {
  await log?.dispose();
  log = undefined;
});

const limits = { maxEntries: 1_000_000, maxBytes: 1_000_000_000, minRewriteBytes: 0 };

test('history is kept as long as the feed shows it, what is none for a day, and disk space comes back', async () => {
  log = await StoreStage.make();
  let store = log.open();
  const padding = 'x'.repeat(200);
  for (let number = 0; number < 150; number += 1) {
    store.publish(message('party_old', { number, padding }));
    store.publish({ ...message('party_signals', { number, padding }), isStored: false });
  }
  const kept = store.publish(message('notifications-a', 'kept by no one'));
  store.addAction('notifications-a', {
    messageTimetoken: kept,
    type: 'receipt',
    value: 'read',
    uuid: 'a',
  });
  store.revoke('signature', log.now + (FEED_DAYS + 10) * dayMs);
  const fullSize = store.segments.size;

  log.now += 0.9 * dayMs;
  maintain(store, log.now, limits);
  expect(payloads(store, 'party_signals')).toHaveLength(150);

  log.now += (FEED_DAYS - 1) * dayMs;
  maintain(store, log.now, limits);
  expect(payloads(store, 'party_old')).toHaveLength(150);
  expect(payloads(store, 'party_signals')).toEqual([]);

  log.now += dayMs;
  store.publish(message('party_new', 'new'));
  for (let round = 0; round < 60; round += 1) maintain(store, log.now, limits);
  expect([...store.channels.keys()]).toEqual(['party_new']);
  expect(store.segments.size).toBeLessThan(fullSize / 5);
  log.close();

  store = log.open();
  maintain(store, log.now, limits);
  expect([...store.channels.keys()]).toEqual(['party_new']);
  expect(store.revoked.has('signature')).toBe(true);
});

test('rewriting a file keeps what is alive readable, now and after a restart', async () => {
  log = await StoreStage.make();
  let store = log.open();
  const padding = 'x'.repeat(100);
  const messages = Array.from({ length: 120 }, (_, number) => ({ number, padding }));
  const timetokens = messages.map((one) =>
    store.publish(message(one.number % 10 === 0 ? 'party_kept' : 'party_gone', one)),
  );
  const action = {
    messageTimetoken: timetokens[0] ?? '',
    type: 'receipt',
    value: 'read',
    uuid: 'a',
  };
  store.addAction('party_kept', action);
  store.deleteMessages('party_gone', '0'.repeat(17), '9'.repeat(17));
  const before = store.segments.size;
  for (let round = 0; round < 20; round += 1) maintain(store, log.now, limits);
  const expected = [
    ...messages.filter(({ number }) => number % 10 === 0),
    expect.objectContaining({ event: 'added' }),
  ];
  expect(store.segments.size).toBeLessThan(before / 2);
  expect(payloads(store, 'party_kept')).toEqual(expected);
  log.close();

  store = log.open();
  expect(payloads(store, 'party_kept')).toEqual(expected);
  expect(payloads(store, 'party_gone')).toEqual([]);
  expect(store.channels.get('party_kept')?.actions).toEqual([expect.objectContaining(action)]);
});

test('a log beyond its bounds gives up the oldest, never the newest hundred of a channel', async () => {
  log = await StoreStage.make(1_000_000);
  const store = log.open();
  for (let number = 1; number <= 500; number += 1) store.publish(message('party_big', number));
  for (let number = 1; number <= 50; number += 1) store.publish(message('party_small', number));
  for (let round = 0; round < 20; round += 1)
    maintain(store, log.now, { ...limits, maxEntries: 100 });
  expect(payloads(store, 'party_big')).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 401),
  );
  expect(payloads(store, 'party_small')).toHaveLength(50);
});

test('messages pushed out of memory are read from the log unchanged', async () => {
  log = await StoreStage.make();
  const store = log.open();
  const texts = Array.from({ length: 60 }, (_, index) => `${index} äöü 🎈 ${'y'.repeat(90)}`);
  for (const text of texts) store.publish(message('party_1', text));
  const entries = store.channels.get('party_1')?.entries ?? [];
  expect(entries[0]?.envelope).toBeUndefined();
  expect(payloads(store, 'party_1')).toEqual(texts);
  expect(
    log
      .files()
      .map((file) => readFileSync(file).length)
      .every((size) => size < 5_000),
  ).toBe(true);
});
