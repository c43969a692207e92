import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { saveFavorite } from '@/backend/favorites/service';
import type { PartyAction } from '@/lib/shared/parties/partyActions';
import { announceSome, undoAction } from '@/backend/hosting/service';
import { changePartyState, partyEdit } from '@/backend/parties/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import {
  draft,
  eventsOn,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(5);
  for (const fan of stage.fans) {
    await saveFavorite(fan, {
      targetType: 'CREATOR',
      targetId: userIdOf(stage.creator),
      notifyLive: fan !== stage.fan(4),
    });
  }
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.db.deleteFrom('outbox').execute();
  await stage.db.deleteFrom('parties').execute();
});

const act = (partyID: string, action: PartyAction) =>
  changePartyState(stage.creator, { partyID, action });

/** Takes back the last act that was not taken back yet. */
async function undo(partyID: string) {
  const { acts } = await partyEdit(stage.creator, { partyID });
  const last = acts.find(({ isUndone }) => !isUndone);
  expect(
    await undoAction(stage.creator, { toolId: partyID, actionId: last?.id ?? '' }),
  ).toMatchObject({
    count: 1,
  });
}

/** How often each fan has been told. */
const timesNotified = () =>
  Promise.all(
    stage.fans.map(async (fan) => {
      const events = await eventsOn(stage.db, notificationsChannel(userIdOf(fan)));
      return events.length;
    }),
  );

/** Runs the job until it rests; returns how many steps found something to do. */
async function announce(atOnce?: number): Promise<number> {
  let steps = 0;
  while (await announceSome(stage.visitor, atOnce)) steps += 1;
  return steps;
}

test('when a party opens, each follower who wants to be told is told once, in small steps', async () => {
  const partyID = await draft(stage.creator, 'Friday rounds');
  expect(await announce()).toBe(0);
  await act(partyID, 'OPEN');
  // Opening itself tells nobody: it must not wait for a long list.
  expect(await timesNotified()).toEqual([0, 0, 0, 0, 0]);
  expect(await announce(2)).toBe(3);
  expect(await timesNotified()).toEqual([1, 1, 1, 1, 0]);
  expect(await announce(2)).toBe(0);
  const [news] = await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(0))));
  expect(news).toEqual({
    type: 'live',
    text: 'Seeded User is live: Friday rounds',
    image: '/default-user.png',
    badge: 'ACTIVE',
    redirectLink: `/party/${partyID}`,
    entityRef: partyID,
    groupKey: `live-${partyID}`,
  });
});

test('a pause of less than an hour is no news, a longer one is', async () => {
  const partyID = await draft(stage.creator);
  await act(partyID, 'OPEN');
  await announce();
  stage.clock.pass(300);
  await act(partyID, 'PAUSE');
  stage.clock.pass(59);
  await act(partyID, 'OPEN');
  expect(await announce()).toBe(0);
  await act(partyID, 'PAUSE');
  stage.clock.pass(30);
  await act(partyID, 'CLOSE');
  stage.clock.pass(31);
  await act(partyID, 'OPEN');
  await announce();
  expect(await timesNotified()).toEqual([2, 2, 2, 2, 0]);
});

test('pausing half-way stops the telling; going on tells the others only', async () => {
  const partyID = await draft(stage.creator);
  await act(partyID, 'OPEN');
  await announceSome(stage.visitor, 3);
  await act(partyID, 'PAUSE');
  expect(await announce(3)).toBe(0);
  stage.clock.pass(10);
  await act(partyID, 'OPEN');
  await announce(3);
  expect(await timesNotified()).toEqual([1, 1, 1, 1, 0]);
});

test('a pause taken back tells the others after all, an opening taken back tells nobody more', async () => {
  const partyID = await draft(stage.creator);
  await act(partyID, 'OPEN');
  await announceSome(stage.visitor, 2);
  await act(partyID, 'PAUSE');
  await undo(partyID);
  await announceSome(stage.visitor, 1);
  expect(await timesNotified()).toEqual([1, 1, 1, 0, 0]);
  await act(partyID, 'CLOSE');
  await act(partyID, 'OPEN');
  await undo(partyID);
  expect(await announce()).toBe(0);
  expect(await timesNotified()).toEqual([1, 1, 1, 0, 0]);
});

test('whoever switched this kind of news off in the settings hears nothing', async () => {
  const choose = (choices: object) =>
    stage.db
      .updateTable('users')
      .set({ notificationPrefs: JSON.stringify(choices) })
      .where('id', '=', userIdOf(stage.fan(1)))
      .execute();
  await choose({ 'live.inApp': false });
  await act(await draft(stage.creator), 'OPEN');
  await announce(2);
  expect(await timesNotified()).toEqual([1, 0, 1, 1, 0]);
  await choose({});
});

test('a party that ended before its turn tells nobody', async () => {
  const partyID = await draft(stage.creator);
  await act(partyID, 'OPEN');
  await act(partyID, 'END');
  expect(await announce()).toBe(0);
  expect(await timesNotified()).toEqual([0, 0, 0, 0, 0]);
});
