import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeLottery, lotteryDetails, replayReveal } from '@/backend/lotteries/service';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { LotteryUpdate } from '@/lib/shared/lottery/messages';
import { eventsOn, openStage, refusalOf, type Stage } from '@/__tests__/backend/parties/stage';
import { advance, enter, openDraw, proofOf } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
afterAll(() => stage.close());

const updates = async (lotteryId: string) =>
  (await eventsOn(stage.db, toolChannel(lotteryId))) as LotteryUpdate[];

test('a host has overlays play the reveal again; the draw stays as it is', async () => {
  const lotteryId = await openDraw(stage.creator);
  for (const fan of stage.fans) await enter(fan, lotteryId);
  const again = { lotteryId };
  expect(await refusalOf(replayReveal(stage.creator, again))).toBe('lottery.wrong_state');
  await closeLottery(stage.creator, again);
  await advance(stage);
  const proof = await proofOf(stage, lotteryId);
  const before = await lotteryDetails(stage.visitor, again);

  expect(await replayReveal(stage.creator, again)).toEqual({ count: 1 });
  const last = (await updates(lotteryId)).at(-1);
  expect(last).toMatchObject({ type: 'PARTY_UPDATE', isReplay: true, seq: before.seq + 1 });
  expect((await updates(lotteryId)).filter(({ isReplay }) => isReplay)).toHaveLength(1);
  expect(await proofOf(stage, lotteryId)).toEqual(proof);
  expect(await lotteryDetails(stage.visitor, again)).toEqual({ ...before, seq: before.seq + 1 });
});

test('nobody else can: not a fan, not a visitor, and not for a draw that is not there', async () => {
  const lotteryId = await openDraw(stage.creator);
  const [fan] = stage.fans;
  if (!fan) throw new Error('nobody there');
  expect(await refusalOf(replayReveal(fan, { lotteryId }))).toBe('forbidden');
  expect(await refusalOf(replayReveal(stage.visitor, { lotteryId }))).toBe('auth.required');
  const nowhere = { lotteryId: '00000000-0000-4000-8000-000000000000' };
  expect(await refusalOf(replayReveal(stage.creator, nowhere))).toBe('forbidden');
});
