import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  claimOf,
  claimPrize,
  confirmWinners,
  declinePrize,
  drawNext,
  fulfilPrize,
  nextInLine,
  purgeSome,
  sendClaimDetails,
} from '@/backend/lotteries/service';
import { ENTRY } from '@/lib/shared/lottery/states';
import { notificationsChannel, type NotificationMessage } from '@/lib/shared/parties/messages';
import {
  eventsOn,
  openStage,
  outcomes,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { verdictOn } from '@/__tests__/backend/lotteries/stage';
import { drawnIn, entryOf, handedOut, prize, revealedDraw, runJobs, stateOf } from './stage';

const HOUR = 60;
const DAY = 24 * HOUR;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(6);
});
afterAll(() => stage.close());

const confirm = async (lotteryId: string, ...fans: (TestContext | undefined)[]) => {
  const memberIds = await Promise.all(fans.map(async (fan) => (await entry(lotteryId, fan)).id));
  return confirmWinners(stage.creator, { lotteryId, memberIds });
};
const entry = (lotteryId: string, fan: TestContext | undefined) =>
  entryOf(stage, lotteryId, present(fan));
function present(fan: TestContext | undefined): TestContext {
  if (!fan) throw new Error('nobody there');
  return fan;
}
const claim = async (lotteryId: string, fan: TestContext | undefined) =>
  claimPrize(present(fan), { uuid: (await entry(lotteryId, fan)).uuid });
const newsOf = async (fan: TestContext | undefined) =>
  (await eventsOn(stage.db, notificationsChannel(userIdOf(present(fan))))) as NotificationMessage[];
const statuses = async (lotteryId: string) =>
  (await drawnIn(stage, lotteryId)).map(({ status }) => status);
const rows = (lotteryId: string) => drawnIn(stage, lotteryId);

test('offline: all prizes are offered at once, told once confirmed, claimed, handed over', async () => {
  const prizes = [prize(), prize({ title: 'A key', quantity: 2 })];
  const { id, ranked } = await revealedDraw(stage, { prizes });
  expect((await rows(id)).map(({ slot, prize: of, rank }) => [slot, of, rank])).toEqual([
    [1, 0, 1],
    [2, 1, 2],
    [3, 1, 3],
  ]);
  expect(await newsOf(ranked[0])).toEqual([]);
  expect(await refusalOf(claim(id, ranked[0]))).toBe('claim.wrong_state');
  expect(await confirm(id, ...ranked.slice(0, 3))).toEqual({ count: 3 });
  expect(await confirm(id, ...ranked.slice(0, 3))).toEqual({ count: 0 });
  expect(await newsOf(ranked[1])).toMatchObject([
    { type: 'won', text: 'You won A key! Friday draw', badge: 'ACTIVE' },
  ]);
  for (const fan of ranked.slice(0, 3)) expect(await claim(id, fan)).toMatchObject({ status: 210 });
  expect(await claim(id, ranked[0])).toMatchObject({ isMine: true, claimBy: null });
  for (const fan of ranked.slice(0, 3)) {
    const { id: memberId } = await entry(id, fan);
    expect(await fulfilPrize(stage.creator, { lotteryId: id, memberId })).toEqual({ count: 1 });
    expect(await fulfilPrize(stage.creator, { lotteryId: id, memberId })).toEqual({ count: 0 });
  }
  expect(await stateOf(stage, id)).toBe('COMPLETED');
  expect(await verdictOn(stage, id)).toBe('followed');
  await runJobs(stage);
  expect((await rows(id)).map(({ networkHash }) => networkHash)).toEqual([null, null, null]);
});

test('live: one prize after the other, each once the one before was confirmed', async () => {
  const { id: lotteryId, ranked } = await revealedDraw(stage, {
    claimMode: 'LIVE',
    prizes: [prize({ quantity: 2 })],
  });
  expect(await statuses(lotteryId)).toEqual([ENTRY.won]);
  expect(await refusalOf(drawNext(stage.creator, { lotteryId }))).toBe('lottery.wrong_state');
  await confirm(lotteryId, ranked[0]);
  const twice = [drawNext(stage.creator, { lotteryId }), drawNext(stage.creator, { lotteryId })];
  expect(await outcomes(twice)).toEqual({ ok: 1, 'lottery.wrong_state': 1 });
  await confirm(lotteryId, ranked[1]);
  expect(await refusalOf(drawNext(stage.creator, { lotteryId }))).toBe('lottery.wrong_state');
  expect(await handedOut(stage, lotteryId)).toHaveLength(2);
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
});

test('nobody claims in time: the next is up by itself, told at once; in the very moment it is too late', async () => {
  const { id, ranked } = await revealedDraw(stage, { claimMode: 'LIVE' });
  await confirm(id, ranked[0]);
  stage.clock.pass(2);
  expect(await refusalOf(claim(id, ranked[0]))).toBe('claim.too_late');
  await runJobs(stage);
  expect(await statuses(id)).toEqual([ENTRY.expired, ENTRY.won]);
  expect((await newsOf(ranked[1])).at(-1)).toMatchObject({ type: 'won' });
  expect(await refusalOf(claim(id, ranked[0]))).toBe('claim.too_late');
  expect(await claim(id, ranked[1])).toMatchObject({ status: ENTRY.claimed });
  await runJobs(stage);
  expect(await statuses(id)).toEqual([ENTRY.expired, ENTRY.claimed]);
  expect(await verdictOn(stage, id)).toBe('followed');
});

test('no more ranks: the prize stays without a winner and the draw is over', async () => {
  const entrants = stage.fans.slice(0, 1);
  const { id, ranked } = await revealedDraw(stage, { entrants, prizes: [prize({ quantity: 3 })] });
  expect(await statuses(id)).toEqual([ENTRY.won]);
  const { uuid } = await entry(id, ranked[0]);
  await declinePrize(present(ranked[0]), { uuid });
  await declinePrize(present(ranked[0]), { uuid });
  expect(await statuses(id)).toEqual([ENTRY.declined]);
  expect(await stateOf(stage, id)).toBe('COMPLETED');
  expect(await verdictOn(stage, id)).toBe('followed');
});

test('no host says a word: after a day winners are confirmed, and a live draw goes on to its end', async () => {
  const { id, ranked } = await revealedDraw(stage, {
    claimMode: 'LIVE',
    prizes: [prize({ quantity: 3 })],
  });
  stage.clock.pass(DAY - 1);
  await runJobs(stage);
  expect((await rows(id)).map(({ confirmedAt }) => confirmedAt)).toEqual([null]);
  stage.clock.pass(1);
  await runJobs(stage);
  expect((await rows(id)).map(({ confirmedAt }) => confirmedAt !== null)).toEqual([
    true,
    true,
    true,
  ]);
  for (const fan of ranked.slice(0, 3)) await claim(id, fan);
  expect(await verdictOn(stage, id)).toBe('followed');
});

test('passing over: a public reason, the next one unconfirmed; pressed twice it counts once', async () => {
  const { id: lotteryId, ranked } = await revealedDraw(stage, {});
  const { id: memberId } = await entry(lotteryId, ranked[0]);
  const pass = () => nextInLine(stage.creator, { lotteryId, memberId, reason: 'ineligible' });
  const counts = (await Promise.all([pass(), pass()])).map(({ count }) => count);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect((await handedOut(stage, lotteryId)).map((line) => line.replace(/\d+ ?$/, ''))).toEqual([
    'offer 1 ',
    expect.stringMatching(/^out \d+ ineligible$/),
    'offer 1 ',
  ]);
  expect((await rows(lotteryId))[1]).toMatchObject({ status: ENTRY.won, confirmedAt: null });
  expect(await refusalOf(claim(lotteryId, ranked[0]))).toBe('claim.wrong_state');
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
});

test('details: what the delivery needs, one reminder, and then the host may go on', async () => {
  const prizes = [prize({ delivery: 'PHYSICAL' })];
  const { id: lotteryId, ranked } = await revealedDraw(stage, { prizes });
  const fan = present(ranked[0]);
  const { id: memberId, uuid } = await entry(lotteryId, fan);
  const overdue = () => nextInLine(stage.creator, { lotteryId, memberId, reason: 'no-details' });
  const where = { address: 'Road 1', postcode: '24103', city: 'Kiel', country: 'DE' };
  const details = { name: 'Ann', email: null, ...where, note: null };
  await confirm(lotteryId, fan);
  expect(await refusalOf(sendClaimDetails(fan, { uuid, ...details }))).toBe('claim.wrong_state');
  await claim(lotteryId, fan);
  const missing = sendClaimDetails(fan, { uuid, ...details, country: null });
  await expect(missing).rejects.toMatchObject({
    code: 'claim.details_missing',
    fields: { country: 'required' },
  });
  stage.clock.pass(DAY);
  await runJobs(stage);
  await runJobs(stage);
  const reminded = (await newsOf(fan)).filter(({ groupKey }) => groupKey.startsWith('claim_'));
  expect(reminded.filter(({ entityRef }) => entityRef === uuid)).toHaveLength(1);
  expect(await refusalOf(overdue())).toBe('claim.wrong_state');
  expect(await sendClaimDetails(fan, { uuid, ...details })).toMatchObject({ details });
  stage.clock.pass(2 * DAY);
  expect(await refusalOf(overdue())).toBe('claim.wrong_state');
  expect(await claimOf(stage.creator, { uuid })).toMatchObject({ details, isMine: false });
  for (const other of [stage.otherCreator, present(ranked[1])]) {
    expect(await refusalOf(claimOf(other, { uuid }))).toBe('claim.not_found');
  }
  await fulfilPrize(stage.creator, { lotteryId, memberId });
  stage.clock.pass(30 * DAY - 1);
  await purgeSome(stage.visitor);
  expect(await claimOf(fan, { uuid })).toMatchObject({ details });
  stage.clock.pass(1);
  await purgeSome(stage.visitor);
  expect(await claimOf(fan, { uuid })).toMatchObject({ details: null, purgeAt: null });
});

test('without details the host goes on after two days and a reminder', async () => {
  const { id: lotteryId, ranked } = await revealedDraw(stage, {});
  const { id: memberId } = await entry(lotteryId, ranked[0]);
  await confirm(lotteryId, ranked[0]);
  await claim(lotteryId, ranked[0]);
  stage.clock.pass(2 * DAY);
  // The reminder comes late, after a restart: whoever gets it has a day all the same.
  await runJobs(stage);
  const overdue = () => nextInLine(stage.creator, { lotteryId, memberId, reason: 'no-details' });
  expect(await refusalOf(overdue())).toBe('claim.wrong_state');
  stage.clock.pass(DAY);
  expect(await overdue()).toEqual({ count: 1 });
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
});

test('a claim nobody marks as handed over is over after ninety days, with its details', async () => {
  const { id, ranked } = await revealedDraw(stage, {});
  const { uuid } = await entry(id, ranked[0]);
  await confirm(id, ranked[0]);
  await claim(id, ranked[0]);
  await sendClaimDetails(present(ranked[0]), { uuid, email: 'ann@example.org' });
  stage.clock.pass(90 * DAY);
  await purgeSome(stage.visitor);
  expect(await stateOf(stage, id)).toBe('COMPLETED');
  expect(await claimOf(present(ranked[0]), { uuid })).toMatchObject({ details: null });
  expect(await refusalOf(sendClaimDetails(present(ranked[0]), { uuid, note: 'x' }))).toBe(
    'claim.wrong_state',
  );
});
