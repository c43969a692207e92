import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { creatorById, featuredCreators } from '@/backend/creators/service';
import { liveFavorites, saveFavorite } from '@/backend/favorites/service';
import {
  archiveLottery,
  cancelLottery,
  changeLotteryState,
  closeLottery,
  myLotteriesPage,
} from '@/backend/lotteries/service';
import { aPrize, draftDraw, enter, openDraw } from '@/__tests__/backend/lotteries/stage';
import type { TestContext } from '@/__tests__/support/context';
import { counted, openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
afterAll(() => stage.close());

function fanAt(index: number): TestContext {
  const fan = stage.fans[index];
  if (!fan) throw new Error('the stage has two fans');
  return fan;
}

const seen = async () => {
  const creator = await creatorById(stage.visitor, { creatorId: userIdOf(stage.creator) });
  if (!creator) throw new Error('the creator is gone');
  return creator;
};

test('open and paused draws are live, in that order, planned ones in the timetable, drafts nowhere', async () => {
  const { creator, clock } = stage;
  await draftDraw(creator, { title: 'Nobody sees it' });
  const open = await openDraw(creator, { title: 'Open', prizes: [aPrize({ title: 'Mug' })] });
  const paused = await openDraw(creator, { title: 'Paused' });
  await changeLotteryState(creator, { lotteryId: paused, action: 'PAUSE' });
  const opensAt = new Date(clock.now().getTime() + 86_400_000).toISOString();
  const planned = await openDraw(creator, { title: 'Planned', opensAt });
  const { liveLotteries, plannedLotteries } = await seen();
  expect(liveLotteries).toEqual([
    { id: open, title: 'Open', prizeTitle: 'Mug', state: 'OPEN', memberCount: 0 },
    expect.objectContaining({ id: paused, state: 'PAUSED' }),
  ]);
  expect(plannedLotteries).toEqual([
    { id: planned, title: 'Planned', prizeTitle: 'A signed poster', opensAt },
  ]);
});

test('a draw is no longer live once its order is known, or when it is called off', async () => {
  const { creator } = stage;
  const [open, paused] = (await seen()).liveLotteries.map(({ id }) => id);
  await enter(fanAt(0), String(open));
  await closeLottery(creator, { lotteryId: String(open) });
  await cancelLottery(creator, { lotteryId: String(paused) });
  expect((await seen()).liveLotteries).toEqual([]);
});

test('a live draw puts its creator first, and among the live favorites, in one statement', async () => {
  const { creator, visitor } = stage;
  const id = userIdOf(creator);
  expect((await featuredCreators(visitor, {})).items.map((one) => one.id)).not.toContain(id);
  await openDraw(creator);
  expect((await featuredCreators(visitor, {})).items[0]?.id).toBe(id);
  const fan = fanAt(1);
  await saveFavorite(fan, { targetType: 'CREATOR', targetId: id, notifyLive: false });
  expect((await liveFavorites(fan)).map(({ targetId }) => targetId)).toEqual([id]);
  const { context, statements } = counted(visitor);
  await creatorById(context, { creatorId: id });
  expect(statements()).toBe(1);
});

test('a draw that is over is put away and comes back', async () => {
  const { creator } = stage;
  const over = (await myLotteriesPage(creator, { list: 'PAST' })).items.map(({ id }) => id);
  const lotteryId = String(over[0]);
  const listed = async (list: 'PAST' | 'ARCHIVED') =>
    (await myLotteriesPage(creator, { list })).items.map(({ id }) => id);
  await archiveLottery(creator, { lotteryId, isArchived: true });
  expect(await listed('ARCHIVED')).toEqual([lotteryId]);
  expect(await listed('PAST')).not.toContain(lotteryId);
  await archiveLottery(creator, { lotteryId, isArchived: false });
  expect(await listed('PAST')).toEqual(over);
});
