import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { saveFavorite } from '@/backend/favorites/service';
import {
  cancelLottery,
  changeLotteryState,
  closeLottery,
  leaveLottery,
  lotteryDetails,
  removeLotteryMember,
  takeBonus,
} from '@/backend/lotteries/service';
import { makeReceipt, type DrawReceipt } from '@/lib/shared/lottery/scheme/receipt';
import { openStage, refusalOf, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { runs } from '@/__tests__/support/runs';
import { aPrize, enter, logOf, lotteryRow, openDraw, verdictOn } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(6);
});
afterAll(() => stage.close());

/** What may happen in an open draw: who does what. */
const acts = fc.array(
  fc.record({
    who: fc.nat({ max: 5 }),
    what: fc.constantFrom('enter', 'enter', 'enter', 'leave', 'bonus', 'remove', 'pause', 'resume'),
    minutes: fc.integer({ min: -2, max: 3 }),
  }),
  { maxLength: 14 },
);

const lives = fc.record({
  acts,
  quantity: fc.integer({ min: 1, max: 3 }),
  followTickets: fc.integer({ min: 0, max: 5 }),
  end: fc.constantFrom('close', 'cancel', 'stay'),
});

type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never;

async function happen(lotteryId: string, { who, what }: Act, kept: DrawReceipt[]): Promise<void> {
  const { creator, fan } = stage;
  if (what === 'enter') {
    const { receipt } = await enter(fan(who), lotteryId);
    if (receipt) kept.push(makeReceipt({ lotteryId, ...receipt }));
  } else if (what === 'leave') await leaveLottery(fan(who), { lotteryId });
  else if (what === 'bonus') await takeBonus(fan(who), { lotteryId, kind: 'FOLLOW' });
  else if (what === 'remove') {
    const { myEntry } = await lotteryDetails(fan(who), { lotteryId });
    const off = { lotteryId, memberId: myEntry?.id ?? lotteryId, reason: 'ineligible' } as const;
    await removeLotteryMember(creator, off);
  } else {
    const action = what === 'pause' ? 'PAUSE' : 'RESUME';
    await changeLotteryState(creator, { lotteryId, action });
  }
}

test('whatever happens in a draw: its numbers agree with its list, and its proof holds', async () => {
  const { creator, clock, fan, db } = stage;
  // Some of them follow, and may count it.
  const target = { targetType: 'CREATOR', targetId: userIdOf(creator) } as const;
  for (const nth of [0, 1, 2]) await saveFavorite(fan(nth), { ...target, notifyLive: false });
  const property = fc.asyncProperty(lives, async ({ acts: all, quantity, followTickets, end }) => {
    const prizes = [aPrize({ quantity })];
    const lotteryId = await openDraw(creator, { prizes, followTickets });
    const receipts: DrawReceipt[] = [];
    const refusals: string[] = [];
    for (const act of all) {
      // Also a clock that goes back: times in the log never do.
      clock.pass(act.minutes);
      refusals.push(await refusalOf(happen(lotteryId, act, receipts)));
    }
    expect(refusals.filter((code) => !/^(ok|lottery\.)/.test(code))).toEqual([]);
    const { items: live } = {
      items: await db
        .selectFrom('lotteryEntries')
        .select(['n', 'tickets'])
        .where('lotteryId', '=', lotteryId)
        .where('status', '=', 100)
        .execute(),
    };
    const row = await lotteryRow(stage, lotteryId);
    const ticketTotal = live.reduce((sum, { tickets }) => sum + tickets, 0);
    expect(row).toMatchObject({ memberCount: live.length, ticketTotal });
    if (end === 'close') {
      const outcome = await refusalOf(closeLottery(creator, { lotteryId }));
      expect(outcome).toBe(live.length === 0 ? 'lottery.nobody_in' : 'ok');
    }
    if (end === 'cancel') await cancelLottery(creator, { lotteryId });
    const after = await lotteryRow(stage, lotteryId);
    if (after.ranking) {
      const byNumber = (a: number, b: number) => a - b;
      expect(after.ranking.toSorted(byNumber)).toEqual(live.map(({ n }) => n).toSorted(byNumber));
    }
    expect(after.logSeq).toBe((await logOf(stage, lotteryId)).length);
    const isOver = after.state !== 'OPEN' && after.state !== 'PAUSED';
    expect(await verdictOn(stage, lotteryId, { receipts })).toBe(isOver ? 'followed' : 'so-far');
  });
  await fc.assert(property, runs(12));
});
