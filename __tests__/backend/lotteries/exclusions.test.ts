import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ban } from '@/backend/audience/service';
import {
  CLAIM_JOBS,
  closeLottery,
  DRAW_TAKE_OUT,
  lotteryDetails,
  removeLotteryMember,
  takeBannedOutOfDraws,
} from '@/backend/lotteries/service';
import { TAKE_OUT, takeBannedOut } from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { openStage, refusalOf, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { advance, enter, logOf, openDraw, verdictOn } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const entryId = async (lotteryId: string, nth: number) => {
  const { myEntry } = await lotteryDetails(stage.fan(nth), { lotteryId });
  return myEntry?.id ?? '';
};

test('whoever is taken off stays off; whoever is banned leaves every open draw of the creator', async () => {
  const { creator, fan } = stage;
  const [here, there] = [await openDraw(creator), await openDraw(creator)];
  for (const nth of [5, 6]) await enter(fan(nth), here);
  await enter(fan(6), there);
  const off = { lotteryId: here, memberId: await entryId(here, 5), reason: 'duplicate' } as const;
  await removeLotteryMember(creator, off);
  expect(await refusalOf(removeLotteryMember(creator, off))).toBe('lottery.wrong_state');
  expect(await refusalOf(enter(fan(5), here))).toBe('lottery.removed');
  expect((await lotteryDetails(fan(5), { lotteryId: here })).myEntry?.status).toBe(410);
  const out = { lotteryId: here, memberId: await entryId(here, 6), reason: 'banned' } as const;
  await removeLotteryMember(creator, out);
  const jobs = {
    ...CLAIM_JOBS,
    [DRAW_TAKE_OUT]: takeBannedOutOfDraws,
    [TAKE_OUT]: takeBannedOut,
  };
  while (await runDueJob(stage.visitor, jobs));
  expect(await logOf(stage, here)).toEqual([
    'join 1 1',
    'join 2 1',
    'remove 1 duplicate',
    'remove 2 banned',
  ]);
  expect(await logOf(stage, there)).toEqual(['join 1 1', 'remove 1 banned']);
  expect(await refusalOf(enter(fan(6), there))).toBe('party.banned');
});

test('the list is frozen without whom the creator keeps out, and without recent winners', async () => {
  const { creator, fan, db } = stage;
  const first = await openDraw(creator);
  await enter(fan(0), first);
  await closeLottery(creator, { lotteryId: first });
  const lotteryId = await openDraw(creator, { notWonDays: 7 });
  expect(await refusalOf(enter(fan(0), lotteryId))).toBe('lottery.won_lately');
  for (const nth of [1, 2, 3]) await enter(fan(nth), lotteryId);
  // Meanwhile one is banned, one blocked, and one wins elsewhere.
  await ban(creator, { creatorId: userIdOf(creator), userId: userIdOf(fan(1)), reason: null });
  const block = { userId: userIdOf(creator), blockedId: userIdOf(fan(2)) };
  await db
    .insertInto('userBlocks')
    .values({ ...block, createdAt: stage.clock.now() })
    .execute();
  const elsewhere = await openDraw(creator);
  await enter(fan(3), elsewhere);
  await closeLottery(creator, { lotteryId: elsewhere });
  await advance(stage);
  expect(await refusalOf(closeLottery(creator, { lotteryId }))).toBe('lottery.nobody_in');
  await enter(fan(7), lotteryId);
  await closeLottery(creator, { lotteryId });
  expect(await logOf(stage, lotteryId)).toEqual([
    ...['join 1 1', 'join 2 1', 'join 3 1', 'join 4 1'],
    ...['remove 1 banned', 'remove 2 blocked', 'remove 3 recent-winner'],
    ...['close 1 1 -', 'reveal', 'offer 1 4'],
  ]);
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
});
