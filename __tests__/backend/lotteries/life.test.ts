import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  cancelLottery,
  changeLotteryState,
  closeLottery,
  leaveLottery,
  lotteryDetails,
  lotteryEdit,
  lotteryMembersPage,
} from '@/backend/lotteries/service';
import { makeReceipt } from '@/lib/shared/lottery/scheme/receipt';
import { openStage, refusalOf, type Stage } from '@/__tests__/backend/parties/stage';
import {
  advance,
  draftDraw,
  enter,
  logOf,
  lotteryRow,
  openDraw,
  proofOf,
  verdictOn,
} from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('from opening to the order: what everybody sees, and a proof that holds in every state', async () => {
  const { creator, visitor, fan } = stage;
  const lotteryId = await openDraw(creator);
  const open = await lotteryDetails(visitor, { lotteryId });
  expect(open).toMatchObject({ state: 'OPEN', memberCount: 0, logSeq: 0, randomness: 'none' });
  expect(open.logHead).toBe(open.commitHash);
  expect(open.seed).toBeNull();
  expect(open.rules).toContain('1 × A signed poster (shipped, worth about €25.00)\n\n');
  expect(await verdictOn(stage, lotteryId)).toBe('so-far');

  const receipts = [];
  for (const nth of [0, 1, 2]) {
    stage.clock.pass(1);
    const { receipt, n, tickets, status } = await enter(fan(nth), lotteryId);
    expect({ n, tickets, status }).toEqual({ n: nth + 1, tickets: 1, status: 100 });
    if (!receipt) throw new Error('no receipt');
    const made = makeReceipt({ lotteryId, ...receipt });
    expect(made.head).toBe(receipt.head);
    receipts.push(made);
  }
  await leaveLottery(fan(1), { lotteryId });
  const joined = await lotteryDetails(fan(0), { lotteryId });
  expect(joined).toMatchObject({ memberCount: 2, ticketTotal: 2, logSeq: 4 });
  expect(joined.myEntry?.receipt?.head).toBe(receipts[0]?.head);
  expect((await lotteryDetails(fan(1), { lotteryId })).myEntry).toBeNull();
  expect(joined.partyMembers.map(({ handle }) => handle)).toEqual([
    fan(2).actor.handle,
    fan(0).actor.handle,
  ]);
  expect((await lotteryMembersPage(visitor, { lotteryId })).items).toHaveLength(2);
  const headsSeen = [{ seq: 2, head: receipts[1]?.head ?? '', seenAt: stage.clock.ms }];
  expect(await verdictOn(stage, lotteryId, { receipts, headsSeen })).toBe('so-far');

  const closed = await closeLottery(creator, { lotteryId });
  expect(closed.state).toBe('CLAIMING');
  const drawn = await lotteryDetails(fan(0), { lotteryId });
  expect(drawn).toMatchObject({ state: 'CLAIMING', memberCount: 2, round: null, drawnCount: 1 });
  expect(drawn.seed).toMatch(/^[\da-f]{64}$/);
  expect(drawn.winners).toHaveLength(1);
  expect(drawn.myEntry?.rank).toBe(drawn.winners[0]?.n === 1 ? 1 : 2);
  expect(await logOf(stage, lotteryId)).toEqual([
    'join 1 1',
    'join 2 1',
    'join 3 1',
    'leave 2',
    'close 2 2 -',
    'reveal',
    `offer 1 ${drawn.winners[0]?.n}`,
  ]);
  expect(await verdictOn(stage, lotteryId, { receipts, headsSeen })).toBe('followed');
  const { acts, claims, nextInLine, right } = await lotteryEdit(creator, { lotteryId });
  expect(acts.map(({ kind }) => kind)).toEqual(['CLOSE', 'STATE']);
  expect({ right, claims: claims.length, next: nextInLine.length }).toEqual({
    right: 'OWNER',
    claims: 1,
    next: 1,
  });
});

test('a draw cancelled while it is open shows its secret, and its proof holds', async () => {
  const lotteryId = await openDraw(stage.creator);
  await enter(stage.fan(0), lotteryId);
  await cancelLottery(stage.creator, { lotteryId });
  const shown = await lotteryDetails(stage.visitor, { lotteryId });
  expect(shown).toMatchObject({ state: 'CANCELLED', cancelReason: 'host-cancelled' });
  expect(shown.seed).toMatch(/^[\da-f]{64}$/);
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
  expect(await refusalOf(closeLottery(stage.creator, { lotteryId }))).toBe('lottery.wrong_state');
  expect(await refusalOf(cancelLottery(stage.creator, { lotteryId }))).toBe('lottery.wrong_state');
});

test('a draft has no proof; a plan has one, and opens by itself', async () => {
  const { creator, clock } = stage;
  const opensAt = new Date(clock.ms + 60 * 60_000).toISOString();
  const lotteryId = await draftDraw(creator, { opensAt, openMinutes: 30 });
  expect(await proofOf(stage, lotteryId)).toBeNull();
  expect(await refusalOf(lotteryDetails(stage.fan(0), { lotteryId }))).toBe('lottery.not_found');
  const { state } = await changeLotteryState(creator, { lotteryId, action: 'OPEN' });
  expect(state).toBe('SCHEDULED');
  expect(await verdictOn(stage, lotteryId)).toBe('so-far');
  expect(await refusalOf(enter(stage.fan(0), lotteryId))).toBe('lottery.not_open');
  clock.pass(60);
  await advance(stage);
  expect(await lotteryDetails(stage.visitor, { lotteryId })).toMatchObject({
    state: 'OPEN',
    closesAt: new Date(clock.ms + 30 * 60_000).toISOString(),
  });
  await enter(stage.fan(0), lotteryId);
  clock.pass(30);
  expect(await refusalOf(enter(stage.fan(1), lotteryId))).toBe('lottery.not_open');
  await advance(stage);
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
});

test('one that nobody entered closes by itself as cancelled, by hand not at all', async () => {
  const { creator, clock } = stage;
  const lotteryId = await openDraw(creator, { openMinutes: 5 });
  expect(await refusalOf(closeLottery(creator, { lotteryId }))).toBe('lottery.nobody_in');
  clock.pass(5);
  await advance(stage);
  const { state, cancelReason } = await lotteryRow(stage, lotteryId);
  expect({ state, cancelReason }).toEqual({ state: 'CANCELLED', cancelReason: 'host-cancelled' });
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
});
