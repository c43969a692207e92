import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { httpAnswer } from '@/__tests__/support/faultProxy';
import { seededRandom } from '@/__tests__/support/seededRandom';
import { openShow, pause, until, upTo, type Show } from './support/show';
import type { Viewer } from './support/viewer';

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const outageMs = Number(process.env.FAULT_OUTAGE_MS ?? 30_000);
const cutsMs = Number(process.env.FAULT_CUTS_MS ?? 60_000);
const missed = 150;
const watching = 20;
const crowd = 100;

let show: Show;
beforeAll(async () => {
  process.stdout.write(`F3: ${outageMs} ms; F4: ${cutsMs} ms, FAULT_SEED=${seed}\n`);
  show = await openShow('f3', 400, 3);
}, 60_000);
afterAll(() => show.close());

const partyOf = (index: number) => show.parties[index] ?? '';

async function audience(partyID: string, count: number): Promise<Viewer[]> {
  return Promise.all(upTo(count).map(() => show.watch(partyID)));
}

/** Every number once, whatever came twice. */
const numbersOf = ({ heard }: Viewer) => [...new Set(heard)].sort((a, b) => a - b);

test('F3 real time is away, 150 messages are missed: all of them come within five seconds of its return', async () => {
  const partyID = partyOf(0);
  const viewers = await audience(partyID, watching);
  await show.join(partyID, 3);
  await show.agree(partyID, viewers, 5_000);

  await show.proxy.close();
  await until(() => viewers.every(({ status }) => status === 'offline'), 5_000);
  await show.join(partyID, missed);
  await pause(outageMs);
  expect(viewers.map(({ status, party }) => `${status} ${party.memberCount}`)).toEqual(
    viewers.map(() => 'offline 3'),
  );

  await show.proxy.open();
  await show.agree(partyID, viewers, 5_000);
  for (const viewer of viewers) expect(numbersOf(viewer)).toEqual(upTo(3 + missed));
  await until(() => viewers.every(({ status }) => status === 'live'), 5_000);
  for (const { statuses } of viewers) expect(statuses.slice(-2)).toEqual(['offline', 'live']);
}, 120_000);

test('F3 what real time no longer has is read from the state', async () => {
  const partyID = partyOf(1);
  const [viewer] = await audience(partyID, 1);
  if (!viewer) throw new Error('nobody watches');
  await show.join(partyID, 5);
  await show.agree(partyID, [viewer], 5_000);
  await show.proxy.close();
  await show.join(partyID, missed);
  // PubNub keeps a hundred messages: whoever missed more is sent on from a later place.
  const now = `${Date.now()}0000`;
  const skip = `{"t":{"t":"${now}","r":1},"m":[]}`;
  show.proxy.lie(() => httpAnswer(200, 'application/json', skip));
  await show.proxy.open();
  await until(() => show.proxy.asked.some(({ path }) => path.includes(`tt=${now}`)), 10_000);
  show.proxy.tellTruth();
  await show.join(partyID, 1);
  await show.agree(partyID, [viewer], 10_000);
  expect(viewer.heard.length).toBeLessThan(5 + missed);
  expect(viewer.rereads).toBeGreaterThan(0);
}, 60_000);

test('F4 the way is cut for two seconds, every ten seconds: a hundred viewers miss nothing', async () => {
  const partyID = partyOf(2);
  const viewers = await audience(partyID, crowd);
  const random = seededRandom(seed);
  const end = Date.now() + cutsMs;
  const cutting = (async () => {
    while (Date.now() < end) {
      await pause(Math.min(8_000, end - Date.now()));
      await show.proxy.close();
      await pause(2_000);
      await show.proxy.open();
    }
  })();
  let joined = 0;
  while (Date.now() < end && joined < 300) {
    await show.join(partyID, 1);
    joined += 1;
    await pause(random() * 350);
  }
  await cutting;
  await show.agree(partyID, viewers, 10_000);
  for (const viewer of viewers) expect(numbersOf(viewer)).toEqual(upTo(joined));
  const counts = new Set(viewers.map(({ party }) => party.memberCount));
  expect([...counts]).toEqual([joined]);
}, 180_000);
