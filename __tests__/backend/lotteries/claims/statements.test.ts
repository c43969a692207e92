import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  CLAIM_JOBS,
  claimOf,
  claimPrize,
  confirmWinners,
  declinePrize,
  drawNext,
  fulfilPrize,
  lotteryRecap,
  myDraws,
  nextInLine,
  sendClaimDetails,
} from '@/backend/lotteries/service';
import { hostClaims } from '@/backend/lotteries/claims/hostClaims';
import { findLottery } from '@/backend/lotteries/store/lotteryRepository';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { myTurns } from '@/backend/turns/service';
import { counted, openStage, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { drawnIn, entryOf, prize, revealedDraw } from './stage';

const FANS = 30;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(FANS);
});
afterAll(() => stage.close());

test('how many statements each call about claims takes, however many prizes there are', async () => {
  const taken = [await takenWith(3), await takenWith(10)];
  expect(taken[0]).toEqual(taken[1]);
  expect(taken[0]).toMatchInlineSnapshot(`
   {
     "bar": 2,
     "claim": 7,
     "confirm": 7,
     "decline": 14,
     "draw next": 8,
     "expire": 14,
     "hand over": 6,
     "home": 1,
     "host looks": 2,
     "hosts look": 2,
     "look": 2,
     "pass over": 9,
     "recap": 5,
     "send details": 6,
   }
  `);
});

test('many accounts that are gone cost a statement for all of them together', async () => {
  const { id: lotteryId, ranked } = await revealedDraw(stage, { claimMode: 'LIVE' });
  const [first] = ranked;
  if (!first) throw new Error('nobody was drawn');
  const left = ranked.slice(1, -1).map(({ actor }) => `@${actor.handle}`);
  await sql`update lottery_entries set user_id = null, label = null, salt = null
    where lottery_id = ${lotteryId} and label = any(${left})`.execute(stage.db);
  const { uuid } = await entryOf(stage, lotteryId, first);
  await confirmWinners(stage.creator, {
    ...{ lotteryId, memberIds: (await drawnIn(stage, lotteryId)).map(({ id }) => id) },
  });
  const fan = counted(first);
  await declinePrize(fan.context, { uuid });
  // One more than where nobody is gone: the first look ahead found none.
  expect(fan.statements()).toBe(15);
  expect((await drawnIn(stage, lotteryId)).at(-1)?.rank).toBe(FANS);
});

/** The statements of each call in a draw with so many prizes. */
async function takenWith(quantity: number): Promise<Record<string, number>> {
  const { creator, visitor } = stage;
  const { id: lotteryId, ranked } = await revealedDraw(stage, { prizes: [prize({ quantity })] });
  const [first, second] = ranked;
  if (!first || !second) throw new Error('nobody was drawn');
  const taken: Record<string, number> = {};
  const count = async (
    name: string,
    asker: TestContext,
    call: (context: TestContext) => Promise<unknown>,
  ) => {
    const { context, statements } = counted(asker);
    await call(context);
    taken[name] = statements();
  };
  const lottery = await findLottery(stage.db, lotteryId);
  if (!lottery) throw new Error('no draw');
  await count('hosts look', creator, (context) => hostClaims(context, lottery));
  const { id: memberId, uuid } = await entryOf(stage, lotteryId, first);
  await count('pass over', creator, (context) =>
    nextInLine(context, { lotteryId, memberId, reason: 'ineligible' }),
  );
  const memberIds = (await drawnIn(stage, lotteryId)).slice(1).map(({ id }) => id);
  await count('confirm', creator, (context) => confirmWinners(context, { lotteryId, memberIds }));
  const mine = await entryOf(stage, lotteryId, second);
  await count('claim', second, (context) => claimPrize(context, { uuid: mine.uuid }));
  const details = { uuid: mine.uuid, note: 'By mail, please' };
  await count('send details', second, (context) => sendClaimDetails(context, details));
  await count('look', second, (context) => claimOf(context, { uuid: mine.uuid }));
  await count('host looks', creator, (context) => claimOf(context, { uuid }));
  await count('recap', creator, (context) => lotteryRecap(context, { lotteryId }));
  await count('home', second, (context) => myDraws(context));
  await count('bar', second, (context) => myTurns(context));
  stage.clock.pass(48 * 60);
  // Other jobs, and those of the draw before, have their own.
  await sql`delete from jobs where kind <> 'lottery_claim_deadline'
    or ref ->> 'lotteryId' <> ${lotteryId}`.execute(stage.db);
  await count('expire', visitor, (context) => runDueJob(context, CLAIM_JOBS));
  await count('hand over', creator, (context) =>
    fulfilPrize(context, { lotteryId, memberId: mine.id }),
  );
  return { ...taken, ...(await takenLive()) };
}

async function takenLive(): Promise<Record<string, number>> {
  const { creator } = stage;
  const { id: lotteryId, ranked } = await revealedDraw(stage, {
    claimMode: 'LIVE',
    prizes: [prize({ quantity: 2 })],
  });
  const [first] = ranked;
  if (!first) throw new Error('nobody was drawn');
  const { id, uuid } = await entryOf(stage, lotteryId, first);
  await confirmWinners(creator, { lotteryId, memberIds: [id] });
  const host = counted(creator);
  await drawNext(host.context, { lotteryId });
  const fan = counted(first);
  await declinePrize(fan.context, { uuid });
  return { 'draw next': host.statements(), decline: fan.statements() };
}
