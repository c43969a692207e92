import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { saveFavorite } from '@/backend/favorites/service';
import {
  archiveLottery,
  cancelLottery,
  changeLotteryState,
  closeLottery,
  editLottery,
  joinLotteryAsNew,
  leaveLottery,
  lotteryDetails,
  lotteryEdit,
  runLotteryAgain,
  takeBonus,
} from '@/backend/lotteries/service';
import { openStage, refusalOf, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { testContext } from '@/__tests__/support/context';
import { aPrize, aSalt, draftDraw, enter, logOf, openDraw, settings, verdictOn } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

test('whom a draw does not let in', async () => {
  const { creator, fan, visitor, clock } = stage;
  const plain = await openDraw(creator);
  expect(await refusalOf(enter(visitor, plain))).toBe('auth.required');
  expect(await refusalOf(enter(creator, plain))).toBe('lottery.own_lottery');
  expect(await refusalOf(enter(fan(0), randomUUID()))).toBe('lottery.not_found');
  expect(await refusalOf(enter(fan(0), await draftDraw(creator)))).toBe('lottery.not_found');
  await enter(fan(0), plain);
  expect(await refusalOf(enter(fan(0), plain))).toBe('lottery.already_joined');
  await changeLotteryState(creator, { lotteryId: plain, action: 'PAUSE' });
  expect(await refusalOf(enter(fan(1), plain))).toBe('lottery.paused');
  await changeLotteryState(creator, { lotteryId: plain, action: 'RESUME' });
  await closeLottery(creator, { lotteryId: plain });
  expect(await refusalOf(enter(fan(1), plain))).toBe('lottery.not_open');

  const small = await openDraw(creator, { maxEntries: 1 });
  await enter(fan(0), small);
  expect(await refusalOf(enter(fan(1), small))).toBe('lottery.full');

  const abroad = await openDraw(creator, { countries: ['DE', 'FR'] });
  expect(await refusalOf(enter(fan(0), abroad))).toBe('lottery.country_refused');
  expect(await refusalOf(enter(fan(0), abroad, { country: 'US' }))).toBe('lottery.country_refused');
  expect(await refusalOf(enter(fan(0), abroad, { country: 'FR' }))).toBe('ok');

  const grown = await openDraw(creator, { minAge: 18 });
  expect(await refusalOf(enter(fan(0), grown))).toBe('lottery.age_refused');
  expect(await refusalOf(enter(fan(0), grown, { isOfAge: true }))).toBe('ok');

  const followers = await openDraw(creator, { followersOnly: true });
  expect(await refusalOf(enter(fan(2), followers))).toBe('party.followers_only');
  const target = { targetType: 'CREATOR', targetId: userIdOf(creator) } as const;
  await saveFavorite(fan(2), { ...target, notifyLive: false });
  expect(await refusalOf(enter(fan(2), followers))).toBe('ok');

  const settled = await openDraw(creator, { minAccountDays: 30 });
  await stage.db
    .updateTable('users')
    .set({ createdAt: new Date(clock.ms - 29 * 24 * 60 * 60_000) })
    .where('id', '=', userIdOf(fan(0)))
    .execute();
  expect(await refusalOf(enter(fan(0), settled))).toBe('lottery.account_too_new');
  clock.pass(24 * 60);
  expect(await refusalOf(enter(fan(0), settled))).toBe('ok');

  const sealed = await openDraw(creator);
  const salt = aSalt();
  await enter(fan(3), sealed, { salt });
  await leaveLottery(fan(3), { lotteryId: sealed });
  expect(await refusalOf(enter(fan(3), sealed, { salt }))).toBe('lottery.salt_used');
  expect((await enter(fan(3), sealed)).n).toBe(2);
  expect(await logOf(stage, sealed)).toEqual(['join 1 1', 'leave 1', 'join 2 1']);
});

test('one whose e-mail is not confirmed, and a sixth quick account of one address', async () => {
  const { creator, clock } = stage;
  const newcomer = () => ({ ...testContext(stage.db, { now: clock.now }), clientIp: '192.0.2.9' });
  const asNew = (lotteryId: string, handle: string) =>
    joinLotteryAsNew(newcomer(), {
      ...{ lotteryId, handle, salt: aSalt(), requestKey: randomUUID() },
    });
  const confirmed = await openDraw(creator, { verifiedOnly: true });
  expect(await refusalOf(asNew(confirmed, 'quickie'))).toBe('party.verified_only');
  const open = await openDraw(creator);
  for (const nth of [1, 2, 3, 4, 5]) {
    const { result, opened } = await asNew(open, `quick${nth}`);
    expect(result).toMatchObject({ handle: `quick${nth}`, entry: { n: nth, tickets: 1 } });
    expect(opened).not.toBeNull();
  }
  expect(await refusalOf(asNew(open, 'quick6'))).toBe('auth.code_required');
  // The press again, as when its answer was lost: one account, one entry.
  const requestKey = randomUUID();
  const once = await openDraw(creator);
  const press = () =>
    joinLotteryAsNew(newcomer(), { lotteryId: once, handle: 'again', salt: aSalt(), requestKey });
  const [first, second] = [await press(), await press()];
  expect(second.result).toEqual(first.result);
});

test('free acts give tickets: at once if done before, by a press if done after', async () => {
  const { creator, fan } = stage;
  const lotteryId = await openDraw(creator, { followTickets: 2, waitedTickets: 1 });
  const target = { targetType: 'CREATOR', targetId: userIdOf(creator) } as const;
  expect((await enter(fan(2), lotteryId)).tickets).toBe(3);
  expect((await enter(fan(4), lotteryId)).tickets).toBe(1);
  const follow = () => takeBonus(fan(4), { lotteryId, kind: 'FOLLOW' });
  expect(await refusalOf(follow())).toBe('lottery.bonus_not_earned');
  await saveFavorite(fan(4), { ...target, notifyLive: false });
  expect((await follow()).tickets).toBe(3);
  expect((await follow()).tickets).toBe(3);
  const shown = await lotteryDetails(fan(4), { lotteryId });
  expect(shown.ticketTotal).toBe(6);
  expect(shown.bonusOffers).toEqual([
    { kind: 'FOLLOW', tickets: 2, isTaken: true },
    { kind: 'WAITED', tickets: 1, isTaken: false },
  ]);
  const waited = takeBonus(fan(4), { lotteryId, kind: 'WAITED' });
  expect(await refusalOf(waited)).toBe('lottery.bonus_not_earned');
  expect(await logOf(stage, lotteryId)).toEqual(['join 1 3', 'join 2 1', 'tickets 2 3']);
});

test('rules lock with the first entry; until then each change is a new commitment', async () => {
  const { creator, fan } = stage;
  const lotteryId = await openDraw(creator);
  const before = await lotteryDetails(creator, { lotteryId });
  const edit = (version: number, change: Parameters<typeof settings>[0]) =>
    editLottery(creator, { lotteryId, version, settings: settings(change) });
  await edit(1, { prizes: [aPrize({ title: 'Two posters', quantity: 2 })] });
  const after = await lotteryDetails(creator, { lotteryId });
  expect(after.commitHash).not.toBe(before.commitHash);
  expect(after.seedHash).not.toBe(before.seedHash);
  expect(after).toMatchObject({ prizeCount: 2, logHead: after.commitHash, logSeq: 0 });
  expect(await refusalOf(edit(1, {}))).toBe('lottery.version_conflict');
  expect(await refusalOf(edit(2, { prizes: [] }))).toBe('lottery.no_prize');
  await enter(fan(0), lotteryId);
  const { isLocked, version, settings: kept } = await lotteryEdit(creator, { lotteryId });
  expect({ isLocked, version }).toEqual({ isLocked: true, version: 2 });
  expect(await refusalOf(edit(2, {}))).toBe('lottery.rules_locked');
  expect(await refusalOf(edit(2, { ...kept, ownRules: 'Be nice.' }))).toBe('lottery.rules_locked');
  await edit(2, { ...kept, title: 'Saturday draw', notice: 'Soon!' });
  const titled = await lotteryDetails(creator, { lotteryId });
  expect(titled).toMatchObject({ title: 'Saturday draw', notice: 'Soon!' });
  expect(titled.commitHash).toBe(after.commitHash);
  // The commitment of before is of no use to anybody: this proof is that of the last one.
  await closeLottery(creator, { lotteryId });
  expect(await verdictOn(stage, lotteryId)).toBe('followed');
});

test('what a host cannot do', async () => {
  const { creator, fan, clock, otherCreator } = stage;
  const open = (change: Parameters<typeof draftDraw>[1]) =>
    draftDraw(creator, change).then((lotteryId) =>
      changeLotteryState(creator, { lotteryId, action: 'OPEN' }),
    );
  expect(await refusalOf(open({ prizes: [] }))).toBe('lottery.no_prize');
  const past = new Date(clock.ms - 1000).toISOString();
  expect(await refusalOf(open({ closesAt: past }))).toBe('lottery.times_invalid');
  const later = new Date(clock.ms + 60_000).toISOString();
  expect(await refusalOf(open({ closesAt: later, openMinutes: 5 }))).toBe('lottery.times_invalid');
  expect(await refusalOf(open({ closesAt: later, opensAt: later }))).toBe('lottery.times_invalid');
  const far = new Date(clock.ms + 91 * 24 * 60 * 60_000).toISOString();
  expect(await refusalOf(open({ closesAt: far }))).toBe('lottery.times_invalid');

  const lotteryId = await openDraw(creator);
  for (const stranger of [fan(0), otherCreator]) {
    expect(await refusalOf(closeLottery(stranger, { lotteryId }))).toBe('forbidden');
    expect(await refusalOf(lotteryEdit(stranger, { lotteryId }))).toBe('forbidden');
    expect(await refusalOf(cancelLottery(stranger, { lotteryId }))).toBe('forbidden');
  }
  expect(await refusalOf(archiveLottery(creator, { lotteryId, isArchived: true }))).toBe(
    'lottery.wrong_state',
  );
  const again = { lotteryId, requestKey: randomUUID() };
  expect(await refusalOf(runLotteryAgain(creator, again))).toBe('lottery.wrong_state');
  await cancelLottery(creator, { lotteryId });
  expect((await archiveLottery(creator, { lotteryId, isArchived: true })).isArchived).toBe(true);
  const draft = await runLotteryAgain(creator, again);
  expect(draft).toMatchObject({ state: 'DRAFT', title: 'Friday draw', prizeCount: 1 });
  expect((await runLotteryAgain(creator, again)).id).toBe(draft.id);
});
