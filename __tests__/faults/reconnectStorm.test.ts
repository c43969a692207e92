import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tokenOf } from '@/__tests__/support/realtimePeople';
import { partyChannel } from '@/lib/shared/messages';
import { dropConnections, PlainClient } from './support/plainClient';
import { openShow, pause, until, upTo, type Show } from './support/show';

const crowd = Number(process.env.FAULT_CROWD ?? 2_000);
const withSdk = 10;
const joins = 300;

let show: Show;
let clients: PlainClient[] = [];
beforeAll(async () => {
  show = await openShow('f16', joins + 10, 1);
}, 60_000);
afterAll(async () => {
  for (const client of clients) client.close();
  await show.close();
  dropConnections();
});

test('F16 two thousand viewers come back at once: joins go on, and everybody sees all of them', async () => {
  const { backend, proxy } = show;
  const partyID = show.parties[0] ?? '';
  const token = await tokenOf(backend);
  const place = { key: backend.realtimeKeys().subscribeKey, channel: partyChannel(partyID) };
  clients = upTo(crowd).map(() => new PlainClient(proxy.port, place, token));
  const viewers = await Promise.all(upTo(withSdk).map(() => show.watch(partyID)));
  await until(() => clients.every(({ isConnected }) => isConnected), 30_000);
  await show.join(partyID, 10);
  await show.agree(partyID, viewers, 10_000);

  await proxy.close();
  await pause(4_500);
  for (const { returns } of clients) returns.length = 0;
  await proxy.open();
  const back = Date.now();
  const query = `mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error } }`;
  const tries = show.fans.slice(10, 10 + joins).map(async (fan, index) => {
    await pause(index * 20);
    const began = Date.now();
    const answer = await backend.graphql(query, { partyID }, fan.token).catch(() => null);
    return { isIn: answer?.data?.joinQueue?.error === null, ms: Date.now() - began };
  });
  const done = await Promise.all(tries);
  const joined = done.filter(({ isIn }) => isIn).length;
  const slow = done.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(joins * 0.99)] ?? 0;
  expect(joined).toBeGreaterThanOrEqual(joins * 0.99);
  expect(slow).toBeLessThanOrEqual(10_000);

  const all = upTo(10 + joined);
  await until(() => clients.every(({ heard }) => heard.length >= all.length), 30_000);
  await show.agree(partyID, viewers, 10_000);
  for (const { heard } of clients) {
    if (heard.length !== all.length || heard.some((seq, index) => seq !== all[index])) {
      expect(heard).toEqual(all);
    }
  }

  const arrivals = clients.map(({ returns }) => (returns.at(0) ?? back) - back);
  const halves = upTo(8).map(
    (half) => arrivals.filter((at) => Math.floor(at / 500) === half - 1).length,
  );
  process.stdout.write(
    `F16: ${crowd} clients back by half seconds ${halves.join()}; join p99 ${slow} ms\n`,
  );
  // Full jitter: they come over three seconds, and no half of one gets more than twice its share.
  expect(Math.max(...arrivals) - Math.min(...arrivals)).toBeGreaterThan(2_000);
  expect(Math.max(...halves)).toBeLessThan((crowd / 6) * 2);
}, 180_000);
