import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { QUICK_EXPIRY } from '@/backend/accounts/service';
import { claimPrize, confirmWinners, fulfilPrize, myDraws } from '@/backend/lotteries/service';
import { leaveQueue } from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { endQuickAccount } from '@/backend/privacy/service';
import { joinNew, logInAs, newcomer } from '@/__tests__/backend/parties/newcomers/newcomers';
import { openParty, openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { entryOf, revealedDraw } from './stage';

const DAY = 24 * 60 * 60_000;

let stage: Stage;
let network = 0;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

const somebody = () => newcomer(stage, `203.0.113.${(network += 1)}`);

/** Runs what ends quick accounts, so many days from now; other jobs have their own tests. */
async function endAccounts(days: number): Promise<void> {
  const now = () => new Date(stage.clock.ms + days * DAY);
  await stage.db.deleteFrom('jobs').where('kind', '<>', QUICK_EXPIRY).execute();
  while (await runDueJob({ ...stage.visitor, now }, { [QUICK_EXPIRY]: endQuickAccount }));
}

const handleExists = async (handle: string) =>
  (await stage.db.selectFrom('users').select('id').where('handle', '=', handle).execute()).length >
  0;

/** A quick account that holds nothing but an entry in a draw. */
async function entrant(handle: string, isOpen: boolean) {
  const { member, queueUuid } = await joinNew(somebody(), await openParty(stage.creator), handle);
  await leaveQueue(member, { queueUuid });
  const { id: lotteryId } = await revealedDraw(stage, { entrants: [member], isOpen });
  return { member, lotteryId };
}

test('in a draw that runs a quick account stays, however long nobody comes back', async () => {
  const { lotteryId } = await entrant('patient', true);
  await endAccounts(31);
  expect(await handleExists('patient')).toBe(true);
  await stage.db
    .updateTable('lotteries')
    .set({ state: 'CANCELLED' })
    .where('id', '=', lotteryId)
    .execute();
  await endAccounts(33);
  expect(await handleExists('patient')).toBe(false);
});

test('its entries never move to another account; it is kept until its prize was handed over', async () => {
  // The other account is there before, and its owner logged in nowhere.
  await logInAs(stage, somebody(), 'luckyone@example.org', 'luckyheir');
  const { member, lotteryId } = await entrant('luckyone', false);
  const heir = await logInAs(stage, member, 'luckyone@example.org');
  await endAccounts(1);
  expect(await handleExists('luckyone')).toBe(true);
  expect(await myDraws(heir)).toEqual([]);
  const [mine] = await myDraws(member);
  expect(mine).toMatchObject({ lotteryId });
  const known = await stage.db
    .selectFrom('sessions')
    .select('quickUserId')
    .where('id', '=', heir.actor.sessionId ?? '')
    .execute();
  expect(known).toEqual([{ quickUserId: userIdOf(member) }]);
  const { id: memberId, uuid } = await entryOf(stage, lotteryId, member);
  await confirmWinners(stage.creator, { lotteryId, memberIds: [memberId] });
  await claimPrize(member, { uuid });
  await fulfilPrize(stage.creator, { lotteryId, memberId });
  await endAccounts(2);
  expect(await handleExists('luckyone')).toBe(false);
});
