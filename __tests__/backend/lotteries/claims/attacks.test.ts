import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CLAIM_JOBS,
  claimOf,
  claimPrize,
  confirmWinners,
  declinePrize,
  drawNext,
  fulfilPrize,
  nextInLine,
  sendClaimDetails,
} from '@/backend/lotteries/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { VISITOR } from '@/backend/platform/context';
import { ENTRY } from '@/lib/shared/lottery/states';
import { openStage, outcomes, refusalOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { runs } from '@/__tests__/support/runs';
import { verdictOn } from '@/__tests__/backend/lotteries/stage';
import { drawnIn, entryOf, handedOut, prize, revealedDraw, runJobs, stateOf } from './stage';

const FANS = 6;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(FANS);
});
afterAll(() => stage.close());

/** A draw with its first winner, who was told. */
async function told() {
  const { id: lotteryId, ranked } = await revealedDraw(stage, { claimMode: 'LIVE' });
  const [winner, next] = ranked;
  if (!winner || !next) throw new Error('nobody was drawn');
  const { id: memberId, uuid } = await entryOf(stage, lotteryId, winner);
  await confirmWinners(stage.creator, { lotteryId, memberIds: [memberId] });
  return { lotteryId, winner, next, memberId, uuid };
}
const statuses = async (lotteryId: string) =>
  (await drawnIn(stage, lotteryId)).map(({ status }) => status);

test('somebody else’s claim is as if there were none, for every call and everybody', async () => {
  const { uuid, next, winner, lotteryId } = await told();
  const strangers = [next, stage.creator, stage.otherCreator];
  const calls = [
    (one: TestContext) => claimPrize(one, { uuid }),
    (one: TestContext) => declinePrize(one, { uuid }),
    (one: TestContext) => sendClaimDetails(one, { uuid, note: 'mine' }),
    (one: TestContext) => claimPrize(one, { uuid: randomUUID() }),
  ];
  for (const call of calls) {
    expect(await outcomes(strangers.map(call))).toEqual({ 'claim.not_found': strangers.length });
    expect(await refusalOf(call({ ...winner, actor: VISITOR }))).toBe('auth.required');
  }
  // One's own entry that was not drawn has no claim either.
  const { uuid: undrawn } = await entryOf(stage, lotteryId, next);
  expect(await refusalOf(claimOf(next, { uuid: undrawn }))).toBe('claim.not_found');
  expect(await refusalOf(claimPrize(next, { uuid: undrawn }))).toBe('claim.not_found');
  expect(await statuses(lotteryId)).toEqual([ENTRY.won]);
});

test('only hosts with the right act, and only on entries of their draw', async () => {
  const { lotteryId, memberId, winner } = await told();
  const other = await told();
  const acts = [
    (one: TestContext) => drawNext(one, { lotteryId }),
    (one: TestContext) => confirmWinners(one, { lotteryId, memberIds: [memberId] }),
    (one: TestContext) => nextInLine(one, { lotteryId, memberId, reason: 'duplicate' }),
    (one: TestContext) => fulfilPrize(one, { lotteryId, memberId }),
  ];
  for (const act of acts) {
    expect(await outcomes([winner, stage.otherCreator].map(act))).toEqual({ forbidden: 2 });
  }
  const elsewhere = { lotteryId, memberId: other.memberId };
  const pass = nextInLine(stage.creator, { ...elsewhere, reason: 'duplicate' });
  expect(await refusalOf(pass)).toBe('claim.not_found');
  expect(await refusalOf(fulfilPrize(stage.creator, elsewhere))).toBe('claim.not_found');
  const confirmed = confirmWinners(stage.creator, { lotteryId, memberIds: [other.memberId] });
  expect(await confirmed).toEqual({ count: 0 });
  expect(await refusalOf(fulfilPrize(stage.creator, { lotteryId, memberId }))).toBe(
    'claim.wrong_state',
  );
});

test('claimed twice at once it is claimed once', async () => {
  const { lotteryId, uuid, winner } = await told();
  const claims = Array.from({ length: 5 }, () => claimPrize(winner, { uuid }));
  expect(await outcomes(claims)).toEqual({ ok: 5 });
  expect((await handedOut(stage, lotteryId)).filter((line) => /^claim/.test(line))).toHaveLength(1);
});

test('passed over and claimed at once: whoever is first decides, and the proof agrees', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { lotteryId, memberId, uuid, winner } = await told();
    const claim = () => claimPrize(winner, { uuid });
    const pass = () => nextInLine(stage.creator, { lotteryId, memberId, reason: 'ineligible' });
    const acts = round % 2 === 0 ? [claim(), pass()] : [pass(), claim()];
    await Promise.allSettled(acts);
    const [first, second] = await statuses(lotteryId);
    expect([first, second]).toEqual([ENTRY.disqualified, ENTRY.won]);
    expect(await verdictOn(stage, lotteryId)).toBe('followed');
  }
});

test('expired and claimed in the same moment: one of them wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { lotteryId, uuid, winner } = await told();
    // At the deadline itself it is too late; a moment before, the claim stands.
    stage.clock.ms += 120_000 - (round % 2);
    const [claim] = await Promise.allSettled([claimPrize(winner, { uuid }), runJobs(stage)]);
    stage.clock.ms += 1;
    await runJobs(stage);
    const isClaimed = claim.status === 'fulfilled';
    expect(isClaimed).toBe(round % 2 === 1);
    const expected = isClaimed ? [ENTRY.claimed] : [ENTRY.expired, ENTRY.won];
    expect(await statuses(lotteryId)).toEqual(expected);
    expect(await verdictOn(stage, lotteryId)).toBe('followed');
  }
});

test('killed between the expiry and the next offer: nothing is lost or done twice, 20 rounds', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { lotteryId, next } = await told();
    stage.clock.pass(2);
    const before = await handedOut(stage, lotteryId);
    // The process dies after so many statements of the job: nothing of its transaction stays.
    const doomed = dyingAfter(stage.visitor, 3 + (round % 12));
    await runDueJob(doomed, CLAIM_JOBS).catch(() => undefined);
    const between = await handedOut(stage, lotteryId);
    const isDone = between.length > before.length;
    if (!isDone) expect(between).toEqual(before);
    // After the restart, twice over.
    stage.clock.ms += 30_000;
    await runJobs(stage);
    await runJobs(stage);
    const { n } = (await drawnIn(stage, lotteryId))[1] ?? { n: 0 };
    const [first] = await drawnIn(stage, lotteryId);
    expect(await handedOut(stage, lotteryId)).toEqual([
      `offer 1 ${first?.n}`,
      `out ${first?.n} expired`,
      `offer 1 ${n}`,
    ]);
    expect((await entryOf(stage, lotteryId, next)).id).toBe(
      (await drawnIn(stage, lotteryId))[1]?.id,
    );
    expect(await verdictOn(stage, lotteryId)).toBe('followed');
  }
});

/** The same caller, whose process dies at a statement. */
function dyingAfter(context: TestContext, statements: number): TestContext {
  let count = 0;
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      if (count > statements) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { ...context, db };
}

type Act = 'confirm' | 'claim' | 'decline' | 'pass' | 'fulfil' | 'wait' | 'draw';
const ACTS: readonly Act[] = ['confirm', 'claim', 'decline', 'pass', 'fulfil', 'wait', 'draw'];

test('whatever happens: distinct winners, k-th offer to rank k and the lowest free slot, and the proof verifies', async () => {
  const act = fc.record({ act: fc.constantFrom(...ACTS), who: fc.nat(FANS - 1) });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('LIVE' as const, 'OFFLINE' as const),
      fc.integer({ min: 1, max: 3 }),
      fc.array(act, { maxLength: 14 }),
      async (claimMode, quantity, acts) => {
        const prizes = [prize({ quantity })];
        const { id, ranked } = await revealedDraw(stage, { claimMode, prizes });
        for (const { act: what, who } of acts) await doAct(id, ranked[who], what);
        const drawn = await drawnIn(stage, id);
        // By rank without a gap, nobody twice.
        expect(drawn.map(({ rank }) => rank)).toEqual(drawn.map((_, nth) => nth + 1));
        expect(new Set(drawn.map(({ n }) => n)).size).toBe(drawn.length);
        const held = drawn.filter(({ status }) => status <= ENTRY.fulfilled);
        expect(new Set(held.map(({ slot }) => slot)).size).toBe(held.length);
        expect(held.length).toBeLessThanOrEqual(quantity);
        const isOpen = held.some(({ status }) => status !== ENTRY.fulfilled);
        const hasNext = held.length < quantity && drawn.length < FANS;
        expect(await stateOf(stage, id)).toBe(isOpen || hasNext ? 'CLAIMING' : 'COMPLETED');
        expect(await verdictOn(stage, id)).toBe('followed');
      },
    ),
    runs(25),
  );
});

/** One thing that somebody tries; most of it is refused, as it should be. */
async function doAct(lotteryId: string, fan: TestContext | undefined, act: Act): Promise<void> {
  if (!fan) return;
  const { id: memberId, uuid } = await entryOf(stage, lotteryId, fan);
  const { creator } = stage;
  const tries: Record<Act, () => Promise<unknown>> = {
    confirm: () => confirmWinners(creator, { lotteryId, memberIds: [memberId] }),
    draw: () => drawNext(creator, { lotteryId }),
    claim: () => claimPrize(fan, { uuid }),
    decline: () => declinePrize(fan, { uuid }),
    pass: () => nextInLine(creator, { lotteryId, memberId, reason: 'rule-breach' }),
    fulfil: () => fulfilPrize(creator, { lotteryId, memberId }),
    wait: async () => {
      stage.clock.pass(24 * 60);
      await runJobs(stage);
    },
  };
  await refusalOf(tries[act]());
}
