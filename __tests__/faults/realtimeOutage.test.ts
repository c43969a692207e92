import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { httpAnswer } from '@/__tests__/support/faultProxy';
import { seededRandom } from '@/__tests__/support/seededRandom';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { openShow, pause, until, upTo, type Show } from './support/show';
import type { Viewer } from './support/viewer';

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const outageMs = Number(process.env.FAULT_OUTAGE_MS ?? 30_000);
const cutsMs = Number(process.env.FAULT_CUTS_MS ?? 60_000);
const missed = 150;
const watching = 20;
const crowd = 100;
/** Longer than a page waits with reading again after it is back. */
const settledMs = 2_500;

let show: Show;
beforeAll(async () => {
  process.stdout.write(`F3: ${outageMs} ms; F4: ${cutsMs} ms, FAULT_SEED=${seed}\n`);
  show = await openShow('f3', 400, 4);
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
  const results = await show.published(partyID);
  for (const viewer of viewers) expect(numbersOf(viewer)).toEqual(results);
  await until(() => viewers.every(({ status }) => status === 'live'), 5_000);
  for (const { statuses } of viewers) expect(statuses.slice(-2)).toEqual(['offline', 'live']);
}, 120_000);

/** Misses more than PubNub keeps: it sends whoever missed that on from a later place. */
async function missForGood(partyID: string, viewer: Viewer) {
  const witness = await show.watch(partyID, { port: show.backend.realtimePort });
  await show.join(partyID, 5);
  await show.agree(partyID, [viewer, witness], 5_000);
  await show.proxy.close();
  await show.join(partyID, missed);
  await show.agree(partyID, [witness], 10_000);
  const now = `${Date.now()}0000`;
  const skip = `{"t":{"t":"${now}","r":1},"m":[]}`;
  show.proxy.answerWith(() => httpAnswer(200, 'application/json', skip));
  await show.proxy.open();
  const isSentOn = ({ path }: { path: string }) =>
    path.includes(toolChannel(partyID)) && path.includes(`tt=${now}`);
  await until(() => show.proxy.asked.some(isSentOn), 10_000);
  show.proxy.passThrough();
}

test('F3 what real time no longer has is read from the state once the connection stands again', async () => {
  const partyID = partyOf(1);
  const viewer = await show.watch(partyID);
  await missForGood(partyID, viewer);
  await show.agree(partyID, [viewer], 15_000);
  expect(numbersOf(viewer)).toEqual((await show.published(partyID)).filter((seq) => seq <= 5));
  expect(viewer.rereads).toBeGreaterThan(0);
}, 60_000);

test('F3 the next message shows by its number that others are missing, to whom nothing else has said so', async () => {
  const partyID = partyOf(3);
  const viewer = await show.watch(partyID, { ignoresGaps: true });
  await missForGood(partyID, viewer);
  await until(() => viewer.status === 'live', 15_000);
  await pause(settledMs);
  expect([viewer.rereads, viewer.party.memberCount]).toEqual([0, 5]);
  await show.join(partyID, 1);
  await show.agree(partyID, [viewer], 5_000);
  expect(viewer.rereads).toBe(1);
  const last = 5 + missed + 1;
  const results = await show.published(partyID);
  expect(numbersOf(viewer)).toEqual(results.filter((seq) => seq <= 5 || seq === last));
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
  const results = await show.published(partyID);
  for (const viewer of viewers) expect(numbersOf(viewer)).toEqual(results);
  const counts = new Set(viewers.map(({ party }) => party.memberCount));
  expect([...counts]).toEqual([joined]);
}, 180_000);
