import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  currentUser,
  logOut,
  mySessions,
  otherAccount,
  resolveSession,
  switchAccount,
} from '@/backend/accounts/service';
import { favoriteIds, removeFavorite, saveFavorite } from '@/backend/favorites/service';
import {
  claimPrize,
  confirmWinners,
  fulfilPrize,
  myDraws,
  sendClaimDetails,
} from '@/backend/lotteries/service';
import { placesBehind } from '@/backend/parties/service';
import { deleteAccount, exportMyData } from '@/backend/privacy/service';
import { later } from '@/__tests__/backend/accounts/onetime/people';
import { entryOf } from '@/__tests__/backend/lotteries/claims/stage';
import { joinNew, logInAs } from '@/__tests__/backend/parties/newcomers/newcomers';
import {
  counted,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { endAccounts, handleExists, leftInDraw, somebody, switched } from './people';

const DAY = 24 * 60 * 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

describe('going back to a quick account', () => {
  test('says who waits there with what; its owner claims the prize, and returns without a log-in', async () => {
    const { main, lotteryId, heir, quick } = await leftInDraw(stage, 'ann2');
    const { id: memberId, uuid } = await entryOf(stage, lotteryId, quick);
    expect(await currentUser(main)).toMatchObject({ canSwitch: true });
    // Drawn, but not confirmed: nobody is told that they won.
    expect(await otherAccount(main)).toMatchObject({
      handle: 'ann2',
      isQuick: true,
      waiting: [{ kind: 'ENTRY', toolId: lotteryId, uuid, title: 'Friday draw', until: null }],
    });
    await confirmWinners(stage.creator, { lotteryId, memberIds: [memberId] });
    expect((await otherAccount(main))?.waiting).toMatchObject([{ kind: 'CLAIM', uuid }]);
    expect(await refusalOf(claimPrize(main, { uuid }))).toBe('claim.not_found');

    const back = await switched(main, 'ann2');
    expect(back.actor).toMatchObject({ handle: 'ann2', isQuick: true });
    expect(await otherAccount(back)).toEqual({ handle: heir, isQuick: false, waiting: [] });
    await claimPrize(back, { uuid });
    expect((await otherAccount(main))?.waiting).toMatchObject([{ kind: 'CLAIM', uuid }]);
    await sendClaimDetails(back, { uuid, email: 'ann@example.org' });
    expect(await myDraws(back)).toMatchObject([{ lotteryId }]);

    const again = await switched(back, heir);
    expect(again.actor).toMatchObject({ handle: heir, isQuick: false });
    expect((await otherAccount(again))?.waiting).toMatchObject([{ kind: 'PRIZE', until: null }]);
    await fulfilPrize(stage.creator, { lotteryId, memberId });
    expect(await otherAccount(again)).toBeNull();
    expect(await refusalOf(switchAccount(again, { handle: 'ann2' }))).toBe('auth.switch_over');
    await endAccounts(stage, 1);
    expect(await handleExists(stage, 'ann2')).toBe(false);
    expect(await currentUser(again)).toMatchObject({ canSwitch: false });
  });

  test('pressed twice it happens once; after a lost answer it happens again', async () => {
    const { main, heir } = await leftInDraw(stage, 'twice2', { isOpen: true });
    const back = await switched(main, 'twice2');
    expect(await switchAccount(back, { handle: 'twice2' })).toMatchObject({ session: null });
    // The browser never got the new cookie: the old one still works, and leads there.
    const afresh = await switched(main, 'twice2');
    expect(afresh.actor.sessionId).toBe(back.actor.sessionId);
    expect((await mySessions(afresh)).length).toBe(1);
    const home = await switched(afresh, heir);
    expect(home.actor.sessionId).toBe(main.actor.sessionId);
    // So it does on the way home.
    expect((await switched(afresh, heir)).actor.sessionId).toBe(main.actor.sessionId);
  });

  test('each way gives the browser a new token, and the one before it leads nowhere', async () => {
    const { main, heir } = await leftInDraw(stage, 'renewed', { isOpen: true });
    const there = await switchAccount(main, { handle: 'renewed' });
    const back = await switched(main, 'renewed');
    expect(await resolveSession(stage.visitor, there.session?.token ?? '')).toBeNull();
    const home = await switchAccount(back, { handle: heir });
    expect(await resolveSession(stage.visitor, home.session?.token ?? '')).toMatchObject({
      handle: heir,
    });
  });

  test('a place whose question nobody answered waits, too', async () => {
    await logInAs(stage, somebody(stage), 'silent@example.org', 'silent_main');
    const partyId = await openParty(stage.creator);
    const { member, queueUuid } = await joinNew(somebody(stage), partyId, 'silent');
    const main = await logInAs(stage, member, 'silent@example.org');
    expect(await otherAccount(main)).toMatchObject({
      waiting: [{ kind: 'PLACE', toolId: partyId, uuid: queueUuid, title: 'Friday rounds' }],
    });
    const back = await switched(main, 'silent');
    const home = await switched(back, 'silent_main');
    expect(await placesBehind(home)).toMatchObject([{ queueUuid }]);
  });

  test('costs few statements, none more for many entries', async () => {
    const { main } = await leftInDraw(stage, 'counted2', { isOpen: true });
    const { context, statements } = counted(main);
    await otherAccount(context);
    expect(statements()).toBe(3);
    const nobody = counted(stage.fan(0));
    await otherAccount(nobody.context);
    expect(nobody.statements()).toBe(1);
  });
});

describe('what becomes of the accounts', () => {
  test('a quick account that its owner is back in stays, and ends a day after they left it', async () => {
    const { main, lotteryId, heir } = await leftInDraw(stage, 'inside', { isOpen: true });
    const back = await switched(main, 'inside');
    const { db } = stage;
    await db
      .updateTable('lotteries')
      .set({ state: 'CANCELLED' })
      .where('id', '=', lotteryId)
      .execute();
    await endAccounts(stage, 3);
    expect(await handleExists(stage, 'inside')).toBe(true);
    await switched(back, heir);
    await endAccounts(stage, 5);
    expect(await handleExists(stage, 'inside')).toBe(false);
  });

  test('to and fro leaves one job behind, not one for each time', async () => {
    const { main, heir, quick } = await leftInDraw(stage, 'pendulum', { isOpen: true });
    let who = main;
    for (const to of ['pendulum', heir, 'pendulum', heir]) who = await switched(who, to);
    const jobs = await stage.db
      .selectFrom('jobs')
      .select('ref')
      .where('kind', '=', 'quick_expiry')
      .where('doneAt', 'is', null)
      .execute();
    const own = jobs.map(({ ref }) => ref as { userId: string; isLeft?: boolean });
    expect(own.filter(({ userId, isLeft }) => userId === userIdOf(quick) && isLeft)).toHaveLength(
      1,
    );
  });

  test('a log-out ends both, wherever one stands', async () => {
    const { main } = await leftInDraw(stage, 'leaver', { isOpen: true });
    const { session } = await switchAccount(main, { handle: 'leaver' });
    const back = await switched(main, 'leaver');
    await logOut(back);
    // The one in the browser where the account was made.
    expect((await mySessions(main)).map(({ isCurrent }) => isCurrent)).toEqual([false]);
    expect(await resolveSession(stage.visitor, session?.token ?? '')).toBeNull();
  });

  test('the export names the quick account; the deletion ends it, for nobody could reach it', async () => {
    const { main, heir } = await leftInDraw(stage, 'shadow', { isOpen: true });
    const { json } = await exportMyData(main);
    const { sessions } = JSON.parse(json) as { sessions: { quickHandle: string | null }[] };
    expect(sessions.map(({ quickHandle }) => quickHandle)).toContain('shadow');
    await deleteAccount(main, { confirmation: heir });
    expect(await handleExists(stage, 'shadow')).toBe(false);
  });

  test('one that is used in a browser right now outlives the other', async () => {
    const { main, heir } = await leftInDraw(stage, 'survivor', { isOpen: true });
    const back = await switched(main, 'survivor');
    const elsewhere = await logInAs(stage, somebody(stage), 'survivor@example.org');
    await deleteAccount(elsewhere, { confirmation: heir });
    expect(await otherAccount(back)).toBeNull();
    expect(await currentUser(back)).toMatchObject({ handle: 'survivor', canSwitch: false });
  });

  test('the way back ends with the session there: unused for 14 days, or ended elsewhere', async () => {
    const { main, heir } = await leftInDraw(stage, 'longaway', { isOpen: true });
    const back = await switched(main, 'longaway');
    expect(await otherAccount(later(back, 13 * DAY))).toMatchObject({ handle: heir });
    expect(await otherAccount(later(back, 15 * DAY))).toBeNull();
    expect(await refusalOf(switchAccount(later(back, 15 * DAY), { handle: heir }))).toBe(
      'auth.switch_over',
    );
  });
});

test('follows pass on once: what the account follows already stays as it is', async () => {
  const follow = (targetId: string, notifyLive: boolean) => ({
    targetType: 'CREATOR' as const,
    targetId,
    notifyLive,
  });
  const kept = (targetId: string, notifyLive: boolean) => ({
    ...follow(targetId, notifyLive),
    ...{ notifySlots: false, notifyPrice: false },
  });
  const [one, other] = [userIdOf(stage.creator), userIdOf(stage.otherCreator)];
  const own = await logInAs(stage, somebody(stage), 'fond@example.org', 'fond_main');
  await saveFavorite(own, follow(one, false));
  const party = await openParty(stage.creator);
  const { member } = await joinNew(somebody(stage), party, 'fond');
  await saveFavorite(member, follow(one, true));
  await saveFavorite(member, follow(other, true));
  const heir = await logInAs(stage, member, 'fond@example.org');
  expect(new Set(await favoriteIds(heir))).toEqual(new Set([kept(one, false), kept(other, true)]));
  // Whom one lets go of does not come back by going to and fro.
  await removeFavorite(heir, follow(other, true));
  const home = await switched(await switched(heir, 'fond'), 'fond_main');
  expect(await favoriteIds(home)).toEqual([kept(one, false)]);
});
