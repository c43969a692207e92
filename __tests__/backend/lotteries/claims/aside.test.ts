import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  claimPrize,
  confirmWinners,
  drawsWaiting,
  leaveDraws,
  lotteryRecap,
  myDraws,
} from '@/backend/lotteries/service';
import { hostClaims, nextThree } from '@/backend/lotteries/claims/hostClaims';
import { findLottery } from '@/backend/lotteries/store/lotteryRepository';
import { inTransaction } from '@/backend/platform/transaction';
import { myTurns } from '@/backend/turns/service';
import { ENTRY } from '@/lib/shared/lottery/states';
import { openStage, refusalOf, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { verdictOn } from '@/__tests__/backend/lotteries/stage';
import {
  drawnIn,
  entryOf,
  handedOut,
  prize,
  revealedDraw,
  stateOf,
  type DrawOptions,
} from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(6);
  await stage.db.updateTable('users').set({ emailVerifiedAt: new Date() }).execute();
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.db.deleteFrom('lotteries').execute();
  await stage.db.updateTable('users').set({ emailVerifiedAt: new Date() }).execute();
});

const draw = async (options: DrawOptions = {}) => {
  const { id, ranked } = await revealedDraw(stage, options);
  const lottery = async () => {
    const found = await findLottery(stage.db, id);
    if (!found) throw new Error('no draw');
    return found;
  };
  const nth = (place: number): TestContext => {
    const fan = ranked[place];
    if (!fan) throw new Error(`nobody at ${place}`);
    return fan;
  };
  const confirm = async (fan: TestContext) => {
    const { id: memberId } = await entryOf(stage, id, fan);
    await confirmWinners(stage.creator, { lotteryId: id, memberIds: [memberId] });
  };
  const claim = async (fan: TestContext) =>
    claimPrize(fan, { uuid: (await entryOf(stage, id, fan)).uuid });
  return { id, lottery, nth, confirm, claim };
};
const userOf = (fan: TestContext) => stage.db.updateTable('users').where('id', '=', userIdOf(fan));

test('doubts stand beside those alone who are not confirmed yet, each for its reason', async () => {
  const made = new Date(stage.clock.ms - 8 * 24 * 3600_000);
  await stage.db.updateTable('users').set({ createdAt: made }).execute();
  // Handles of the stage are fan-0, fan-1…: their stem is too short to say anything.
  const before = await draw();
  await before.confirm(before.nth(0));
  await before.claim(before.nth(0));
  const now = await draw({
    entrants: [before.nth(0), before.nth(1), before.nth(2)],
    prizes: [prize({ quantity: 2 })],
  });
  const winner = now.nth(0);
  const doubtsOf = async (fan: TestContext) => {
    const claims = await hostClaims(stage.creator, await now.lottery());
    return claims.find(({ handle }) => handle === fan.actor.handle)?.doubts;
  };
  const isBefore = winner.actor.handle === before.nth(0).actor.handle;
  expect(await doubtsOf(winner)).toEqual(isBefore ? ['WON_BEFORE'] : []);
  await userOf(winner).set({ createdAt: stage.clock.now(), emailVerifiedAt: null }).execute();
  const { id } = await entryOf(stage, now.id, winner);
  await stage.db
    .updateTable('lotteryEntries')
    .set({ networkHash: 'home' })
    .where('lotteryId', '=', now.id)
    .execute();
  await stage.db
    .updateTable('lotteryEntries')
    .set({ label: '@mikasa_7' })
    .where('id', '=', id)
    .execute();
  const other = await entryOf(stage, now.id, now.nth(2));
  await stage.db
    .updateTable('lotteryEntries')
    .set({ label: '@m1kasa' })
    .where('id', '=', other.id)
    .execute();
  expect(await doubtsOf(winner)).toEqual([
    'SAME_NETWORK',
    'NEW_ACCOUNT',
    'NO_EMAIL',
    'SIMILAR_NAME',
    ...(isBefore ? ['WON_BEFORE'] : []),
  ]);
  await confirmWinners(stage.creator, { lotteryId: now.id, memberIds: [id] });
  expect(await doubtsOf(winner)).toEqual([]);
});

test('the next three are known to the hosts before anybody is passed over', async () => {
  const { lottery, nth } = await draw();
  expect(await nextThree(stage.creator, await lottery())).toEqual(
    [1, 2, 3].map((place) => ({ rank: place + 1, handle: nth(place).actor.handle })),
  );
});

test('a prize that waits is a turn of its winner, until it is claimed', async () => {
  const { id, nth, confirm, claim } = await draw({ claimMode: 'LIVE' });
  expect(await myTurns(nth(0))).toEqual([]);
  await confirm(nth(0));
  const { uuid } = await entryOf(stage, id, nth(0));
  expect(await myTurns(nth(0))).toMatchObject([
    {
      kind: 'LOTTERY',
      id: uuid,
      toolId: id,
      subject: 'A signed poster',
      state: 'CALLED',
      path: `/chance/${id}/user-info/${uuid}`,
      since: stage.clock.now().toISOString(),
      until: new Date(stage.clock.ms + 120_000).toISOString(),
    },
  ]);
  await claim(nth(0));
  expect(await myTurns(nth(0))).toEqual([]);
});

test('home shows what waits first, then what runs; who lost finds nothing', async () => {
  const open = await draw({ isOpen: true });
  const won = await draw();
  await won.confirm(won.nth(0));
  const first = await myDraws(won.nth(0));
  expect(first.map(({ lotteryId, status }) => [lotteryId, status])).toEqual([
    [won.id, ENTRY.won],
    [open.id, ENTRY.entered],
  ]);
  expect(first[0]).toMatchObject({ prizeTitle: 'A signed poster', creatorName: 'Seeded User' });
  expect(await myDraws(won.nth(1))).toMatchObject([{ lotteryId: open.id }]);
  // Who was not drawn may come up while claims go on.
  const waiting = await drawsWaiting(stage.visitor, userIdOf(won.nth(1)));
  expect(new Set(waiting.map(({ kind, toolId }) => [kind, toolId].join()))).toEqual(
    new Set([`ENTRY,${open.id}`, `ENTRY,${won.id}`]),
  );
  expect(await drawsWaiting(stage.visitor, userIdOf(stage.otherCreator))).toEqual([]);
});

test('the recap tells hosts alone what became of a draw', async () => {
  const { id: lotteryId, nth, confirm, claim } = await draw({ tickets: 2 });
  await confirm(nth(0));
  await claim(nth(0));
  expect(await refusalOf(lotteryRecap(nth(0), { lotteryId }))).toBe('forbidden');
  expect(await lotteryRecap(stage.creator, { lotteryId })).toMatchObject({
    memberCount: 6,
    ticketTotal: 12,
    leftCount: 0,
    curve: [{ count: 6 }],
    winners: [{ rank: 1, handle: nth(0).actor.handle }],
    claims: [{ status: ENTRY.claimed, wonBefore: 0 }],
  });
});

test('an account that goes: removed while open, out after the reveal; nothing says whose it was', async () => {
  const open = await draw({ isOpen: true });
  const won = await draw();
  const [gone, second, third] = [won.nth(0), won.nth(1), won.nth(2)];
  const { id: entryId } = await entryOf(stage, won.id, gone);
  const inOpen = await entryOf(stage, open.id, gone);
  await won.confirm(gone);
  // The second is not drawn yet when they go: nothing is said of them before their turn comes.
  await inTransaction(second, (inner) => leaveDraws(inner));
  await inTransaction(gone, (inner) => leaveDraws(inner));
  const drawn = await drawnIn(stage, won.id);
  expect(drawn.map(({ status }) => status)).toEqual([
    ENTRY.disqualified,
    ENTRY.disqualified,
    ENTRY.won,
  ]);
  expect(drawn[0]).toMatchObject({
    id: entryId,
    userId: null,
    salt: null,
    label: null,
    details: null,
  });
  expect(drawn[2]).toMatchObject({ userId: userIdOf(third) });
  expect(drawn[2]?.confirmedAt).not.toBeNull();
  const outs = (await handedOut(stage, won.id)).filter((line) => line.startsWith('out'));
  expect(outs.map((line) => line.split(' ')[2])).toEqual(['account-deleted', 'account-deleted']);
  expect(await verdictOn(stage, won.id)).toBe('followed');
  const removed = await stage.db
    .selectFrom('lotteryEntries')
    .selectAll()
    .where('id', '=', inOpen.id)
    .executeTakeFirstOrThrow();
  expect(removed).toMatchObject({ status: ENTRY.removed, userId: null, salt: null, label: null });
  expect(await open.lottery()).toMatchObject({ memberCount: 4, ticketTotal: 4 });
  expect(await verdictOn(stage, open.id)).toBe('so-far');
});

test('a creator who goes cancels their open draws', async () => {
  const { id } = await draw({ isOpen: true });
  await inTransaction(stage.creator, (inner) => leaveDraws(inner));
  expect(await stateOf(stage, id)).toBe('CANCELLED');
});
