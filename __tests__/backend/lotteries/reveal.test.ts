import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startBeacon, type TestBeacon } from '@/backend/emulators/beacon/server';
import {
  advanceDraws,
  cancelLottery,
  closeLottery,
  lotteryDetails,
} from '@/backend/lotteries/service';
import { inTransaction } from '@/backend/platform/transaction';
import { openStage, outcomes, refusalOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { aPrize, enter, logOf, lotteryRow, openDraw, proofOf, verdictOn } from './stage';

let stage: Stage;
let beacon: TestBeacon;
/** The same caller, whose draws wait for the test beacon. */
let on: (context: TestContext) => TestContext;
beforeAll(async () => {
  stage = await openStage(6);
  beacon = await startBeacon({ now: stage.clock.now });
  const config = {
    ...stage.creator.config,
    beacon: { randomness: 'drand-test', relays: [beacon.address], embeddedPort: null },
  } as const;
  on = (context) => ({ ...context, config });
});
afterAll(async () => {
  await beacon.close();
  await stage.close();
});
beforeEach(() => {
  Object.assign(beacon.trouble, { mood: 'well', lateMs: 0 });
});

const seconds = (count: number) => (stage.clock.ms += count * 1000);

async function fullDraw(entrants = 4): Promise<string> {
  const lotteryId = await openDraw(on(stage.creator), { prizes: [aPrize({ quantity: 2 })] });
  for (let nth = 0; nth < entrants; nth += 1) await enter(stage.fan(nth), lotteryId);
  return lotteryId;
}

test('a closed list waits for the number that comes out after it', async () => {
  const { creator, visitor } = stage;
  const lotteryId = await fullDraw();
  const { state } = await closeLottery(on(creator), { lotteryId });
  expect(state).toBe('CLOSED');
  const waiting = await lotteryDetails(visitor, { lotteryId });
  expect(waiting).toMatchObject({ randomness: 'drand-test', seed: null, revealedAt: null });
  expect(waiting.entrantsHash).toMatch(/^[\da-f]{64}$/);
  const wait = Date.parse(waiting.roundAt ?? '') - stage.clock.ms;
  expect(wait).toBeGreaterThanOrEqual(10_000);
  expect(wait).toBeLessThan(13_001);
  expect(await verdictOn(stage, lotteryId)).toBe('so-far');
  expect(await advanceDraws(on(visitor))).toBe(false);
  stage.clock.ms += wait;
  beacon.trouble.lateMs = 3000;
  expect(await advanceDraws(on(visitor))).toBe(false);
  expect((await lotteryRow(stage, lotteryId)).state).toBe('CLOSED');
  seconds(3);
  expect(await advanceDraws(on(visitor))).toBe(true);
  expect((await lotteryDetails(visitor, { lotteryId })).state).toBe('CLAIMING');
  expect(await verdictOn(stage, lotteryId)).toBe('test-beacon');
  expect(await logOf(stage, lotteryId)).toContain('reveal');
});

test('a beacon that is down or lies reveals nothing, however late it gets', async () => {
  const { creator, visitor } = stage;
  const lotteryId = await fullDraw();
  await closeLottery(on(creator), { lotteryId });
  seconds(20);
  for (const mood of ['down', 'wrong', 'moved'] as const) {
    beacon.trouble.mood = mood;
    expect(await advanceDraws(on(visitor))).toBe(false);
  }
  seconds(2 * 24 * 3600);
  expect(await advanceDraws(on(visitor))).toBe(false);
  // Asked for a moment ago: not again within the minute.
  const before = beacon.asked.length;
  expect(await advanceDraws(on(visitor))).toBe(false);
  expect(beacon.asked.length).toBe(before);
  beacon.trouble.mood = 'well';
  seconds(61);
  expect(await advanceDraws(on(visitor))).toBe(true);
  expect(await verdictOn(stage, lotteryId)).toBe('test-beacon');
});

test('a number that is out before its time hinders the closing', async () => {
  const { creator } = stage;
  const lotteryId = await fullDraw();
  // Our clock stands still while the network goes on.
  const ahead = await startBeacon({ now: () => new Date(stage.clock.ms + 25_000) });
  const config = {
    ...creator.config,
    beacon: { randomness: 'drand-test', relays: [ahead.address], embeddedPort: null },
  } as const;
  const close = closeLottery({ ...creator, config }, { lotteryId });
  expect(await refusalOf(close)).toBe('lottery.beacon_out');
  await ahead.close();
  expect((await lotteryRow(stage, lotteryId)).state).toBe('OPEN');
});

test('cancelled after its closing: the order that would have been is published all the same', async () => {
  const { creator, visitor } = stage;
  const lotteryId = await fullDraw();
  await closeLottery(on(creator), { lotteryId });
  await cancelLottery(creator, { lotteryId });
  expect(await proofOf(stage, lotteryId)).toMatchObject({ ranking: null, signature: null });
  expect(await verdictOn(stage, lotteryId)).toBe('so-far');
  seconds(20);
  expect(await advanceDraws(on(visitor))).toBe(true);
  const { ranking } = (await proofOf(stage, lotteryId)) as { ranking: number[] };
  expect(ranking.toSorted()).toEqual([1, 2, 3, 4]);
  expect(await verdictOn(stage, lotteryId)).toBe('test-beacon');
  const { winners, state } = await lotteryDetails(visitor, { lotteryId });
  expect({ winners, state }).toEqual({ winners: [], state: 'CANCELLED' });
});

test('F17: pressed twice, and by two hosts at once, it is drawn once', async () => {
  const { creator, visitor } = stage;
  for (let round = 0; round < 5; round += 1) {
    const lotteryId = await openDraw(creator);
    for (const nth of [0, 1, 2]) await enter(stage.fan(nth), lotteryId);
    const presses = Array.from({ length: 6 }, () => closeLottery(creator, { lotteryId }));
    const jobs = Array.from({ length: 3 }, () => advanceDraws(visitor));
    expect(await outcomes([...presses, ...jobs])).toEqual({ ok: 9 });
    await advanceDraws(visitor);
    const log = await logOf(stage, lotteryId);
    expect(log.filter((line) => line === 'reveal')).toHaveLength(1);
    expect(log.filter((line) => line.startsWith('close'))).toHaveLength(1);
    expect(log.filter((line) => line.startsWith('offer'))).toHaveLength(1);
    expect(await verdictOn(stage, lotteryId)).toBe('followed');
  }
});

test('killed between closing and reveal, at any step, twenty times: the result is the same', async () => {
  const { creator, visitor } = stage;
  for (let round = 0; round < 20; round += 1) {
    const lotteryId = await fullDraw(2);
    await closeLottery(on(creator), { lotteryId });
    seconds(20);
    // What a process writes is there as a whole or not at all: this one dies before its commit.
    const dying = inTransaction(on(visitor), async (inner) => {
      await inner.db
        .updateTable('lotteries')
        .set({ state: 'CLAIMING', ranking: '[2,1]' })
        .where('id', '=', lotteryId)
        .execute();
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    // The next process knows nothing but what is stored.
    const fresh = { ...on(visitor), requestId: `process-${round}` };
    expect(await advanceDraws(fresh)).toBe(true);
    expect(await advanceDraws(fresh)).toBe(false);
    expect(await verdictOn(stage, lotteryId)).toBe('test-beacon');
    const { ranking, signature } = await lotteryRow(stage, lotteryId);
    expect(ranking).toHaveLength(2);
    expect(signature).toMatch(/^[\da-f]{96}$/);
  }
}, 120_000);
