import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tokenOf } from '@/__tests__/support/realtimePeople';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { dropConnections, PlainClient } from './support/plainClient';
import { byHalfSeconds, openShow, p99Of, pause, until, upTo, type Show } from './support/show';

/**
 * Clients that poll and wait as the product does, on sockets of their own. Two thousand SDKs in one
 * process on two cores would measure what the SDK costs them, not what the server does for them.
 */
const crowd = Number(process.env.FAULT_CROWD ?? 2_000);
/** The product's own connection on the SDK as it comes, in the same storm. */
const withSdk = Number(process.env.FAULT_SDK ?? 50);
const joins = 300;
const missed = 10;
const LATER = new Date(Date.now() + 3_600_000).toISOString();
/** After this everything is as it was: the row's bound of what 99 of 100 may wait. */
const normalMs = 10_000;
/** The same for hearing all: one busy process plays two thousand clients and the way between. */
const hearingMs = 20_000;

let show: Show;
let clients: PlainClient[] = [];
beforeAll(async () => {
  show = await openShow('f16', 10 + missed + joins, 1);
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
  const place = { key: backend.realtimeKeys().subscribeKey, channel: toolChannel(partyID) };
  clients = upTo(crowd).map(
    () => new PlainClient(proxy.port, place, () => Promise.resolve({ token, expiresAt: LATER })),
  );
  const viewers = await Promise.all(upTo(withSdk).map(() => show.watch(partyID)));
  await until(() => clients.every(({ isConnected }) => isConnected), 30_000);
  await show.join(partyID, 10);
  await show.agree(partyID, viewers, 10_000);

  await proxy.close();
  await show.join(partyID, missed);
  await pause(4_500);
  for (const { returns } of clients) returns.length = 0;
  await proxy.open();
  const back = Date.now();
  const query = `mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error } }`;
  const tries = show.fans.slice(10 + missed).map(async (fan, index) => {
    await pause(index * 20);
    const began = Date.now();
    const answer = await backend.graphql(query, { partyID }, fan.token).catch(() => null);
    return { isIn: answer?.data?.joinQueue?.error === null, ms: Date.now() - began };
  });
  const done = await Promise.all(tries);
  const joined = done.filter(({ isIn }) => isIn).length;
  const lastAck = Date.now();
  expect(joined).toBeGreaterThanOrEqual(joins * 0.99);

  const last = 10 + missed + joined;
  await until(() => clients.every(({ heard }) => heard.at(-1) === last), 30_000);
  const all = await show.published(partyID);
  await show.agree(partyID, viewers, 10_000);
  for (const { heard } of clients) {
    if (heard.length !== all.length || heard.some((seq, index) => seq !== all[index])) {
      expect(heard).toEqual(all);
    }
  }

  const arrivals = clients.map(({ returns }) => (returns.at(0) ?? Infinity) - back);
  const heardBy = (number: number, since: number) => {
    const nth = all.findIndex((seq) => seq >= number);
    return p99Of(clients.map(({ heardAt }) => (heardAt[nth] ?? Infinity) - since));
  };
  const waits = {
    join: p99Of(done.map(({ ms }) => ms)),
    arrival: p99Of(arrivals),
    missed: heardBy(10 + missed, back),
    all: heardBy(last, lastAck),
  };
  const halves = byHalfSeconds(arrivals, 8);
  process.stdout.write(
    `F16: ${crowd} clients back by half seconds ${halves.join()}; p99 in ms ${JSON.stringify(waits)}\n`,
  );
  // Who has read the state again agrees before the last messages come.
  await until(() => viewers.every(({ heard }) => new Set(heard).size === all.length), 10_000);
  for (const { heard } of viewers) expect([...new Set(heard)]).toEqual(all);
  expect(Math.max(waits.join, waits.arrival)).toBeLessThanOrEqual(normalMs);
  expect(Math.max(waits.missed, waits.all)).toBeLessThanOrEqual(hearingMs);
  // Full jitter: they come over three seconds, and no half of one gets more than twice its share.
  expect(Math.max(...arrivals) - Math.min(...arrivals)).toBeGreaterThan(2_000);
  expect(Math.max(...halves)).toBeLessThan((crowd / 6) * 2);
}, 180_000);
