import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { saveNotificationChoice } from '@/backend/accounts/service';
import { saveFavorite } from '@/backend/favorites/service';
import {
  addGuest,
  banMember,
  callNext,
  changePartyState,
  markMembers,
  partyNight,
  partyRecap,
  queueTicket,
  sayThanks,
} from '@/backend/parties/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  counted,
  endRests,
  entriesOf,
  eventsOn,
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();

/** Starts and ends a round of the next `count`, some minutes long. */
async function playRound(partyID: string, count: number, minutes: number) {
  await callNext(stage.creator, { partyID, count, requestKey: requestKey() });
  const up = (await entriesOf(stage.db, partyID)).filter(({ status }) => status === STATUS.called);
  const entryIds = up.map(({ id }) => id);
  await markMembers(stage.creator, { partyID, entryIds, mark: 'PLAYING' });
  stage.clock.pass(minutes);
  await markMembers(stage.creator, { partyID, entryIds, mark: 'PLAYED' });
}

const end = (partyID: string) => changePartyState(stage.creator, { partyID, action: 'END' });
const thank = (partyID: string, message = 'You were great', key = requestKey()) =>
  sayThanks(stage.creator, { partyID, message, requestKey: key });
const thanksTo = async (index: number) =>
  (await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(index))))).filter(
    (event) => 'type' in event && event.type === 'thanks',
  );

test('an evening in sums: people, rounds, waits, and the line over time', async () => {
  const { creator, clock } = stage;
  const partyID = await openParty(creator);
  for (const index of [0, 1, 2, 3]) {
    await join(stage.fan(index), partyID);
    clock.pass(3);
  }
  await addGuest(creator, { partyID, name: 'Uncle Bob', fields: [], requestKey: requestKey() });
  await saveFavorite(stage.fan(1), {
    targetType: 'CREATOR',
    targetId: userIdOf(creator),
    notifyLive: true,
  });
  clock.pass(8);
  await playRound(partyID, 2, 10);
  await playRound(partyID, 3, 15);
  // One of them plays again: one person, two turns.
  await join(stage.fan(0), partyID);
  await join(stage.fan(5), partyID);
  clock.pass(3);
  await playRound(partyID, 1, 5);
  await end(partyID);
  const { context, statements } = counted(creator);
  const night = await partyNight(context, { partyID });
  expect(statements()).toBe(4);
  expect(night).toMatchObject({
    people: 5,
    firstTimers: 4,
    newFollowers: 1,
    thankable: 4,
    muted: 0,
    rounds: 3,
    // Of 20, 17, 24, 21, 18 and 3 minutes.
    usualWaitSeconds: 19 * 60,
    isBiggest: false,
    most: { people: 5 },
    thanks: null,
  });
  expect(night.roundList.map(({ people }) => people)).toEqual([2, 3, 1]);
  expect(Date.parse(night.until) - Date.parse(night.from)).toBe(53 * 60_000);
  expect(night.line).toHaveLength(48);
  expect(Math.max(...night.line)).toBe(5);
  expect(night.line[night.most?.step ?? -1]).toBe(5);
  expect(night.line.at(-1)).toBe(1);
  // The last to play comes first, and those of a round began together.
  const { items } = await partyRecap(creator, { partyID, kind: 'PLAYED' });
  expect(items.map(({ number }) => number)).toEqual([6, 3, 4, 5, 1, 2]);
  expect(new Set(items.map(({ startedAt }) => startedAt)).size).toBe(3);
});

test('a bigger evening says so; an empty one has no line and no wait', async () => {
  const bigger = await openParty(stage.creator);
  for (const index of [0, 1, 2, 3, 4, 5, 6]) await join(stage.fan(index), bigger);
  await playRound(bigger, 7, 1);
  await end(bigger);
  expect(await partyNight(stage.creator, { partyID: bigger })).toMatchObject({ isBiggest: true });
  const empty = await openParty(stage.creator);
  await end(empty);
  expect(await partyNight(stage.creator, { partyID: empty })).toMatchObject({
    people: 0,
    rounds: 0,
    usualWaitSeconds: null,
    most: null,
    isBiggest: false,
    roundList: [],
  });
  expect(await refusalOf(partyNight(stage.fan(0), { partyID: empty }))).toBe('forbidden');
  expect(await refusalOf(partyNight(stage.otherCreator, { partyID: empty }))).toBe('forbidden');
});

test('thanks go once to everyone who played, after the minute, and not to who muted them', async () => {
  const partyID = await openParty(stage.creator);
  for (const index of [0, 1, 2]) await join(stage.fan(index), partyID);
  await playRound(partyID, 2, 4);
  await playRound(partyID, 1, 4);
  await join(stage.fan(0), partyID);
  await playRound(partyID, 1, 4);
  await join(stage.fan(3), partyID);
  await saveNotificationChoice(stage.fan(2), { type: 'thanks', channel: 'inApp', isOn: false });
  const banned = (await entriesOf(stage.db, partyID))[1];
  expect(await refusalOf(thank(partyID))).toBe('party.wrong_state');
  await end(partyID);
  await banMember(stage.creator, { partyID, entryId: banned?.id ?? '' });
  const [key, message] = [requestKey(), 'See you Friday'];
  const night = await partyNight(stage.creator, { partyID });
  expect(night).toMatchObject({ people: 3, thankable: 2, muted: 1 });
  expect(await thank(partyID, message, key)).toEqual({ thanks: message });
  expect(await thank(partyID, message, key)).toEqual({ thanks: message });
  expect(await refusalOf(thank(partyID, 'Once more'))).toBe('party.thanked');
  for (const index of [0, 1, 2, 3]) expect(await thanksTo(index)).toEqual([]);
  await endRests(stage);
  const played = await Promise.all([0, 1, 2, 3].map(thanksTo));
  expect(played.map(({ length }) => length)).toEqual([1, 0, 0, 0]);
  const entries = await entriesOf(stage.db, partyID);
  expect(played[0]?.[0]).toMatchObject({
    text: expect.stringContaining('See you Friday'),
    // The last of their tickets.
    entityRef: entries[3]?.queueUuid,
  });
  // On the tickets of those who played it stands for good, and on no other.
  const thanksOn = async (nth: number) =>
    (await queueTicket(stage.creator, { queueUuid: entries[nth]?.queueUuid ?? '' })).card?.thanks;
  expect(await thanksOn(0)).toBe('See you Friday');
  expect(await thanksOn(4)).toBeNull();
  for (const who of [stage.fan(0), stage.otherCreator]) {
    const press = sayThanks(who, { partyID, message: 'Mine', requestKey: requestKey() });
    expect(await refusalOf(press)).toBe('forbidden');
  }
});

test('a fan’s card: the round, the wait, the turn, who played along, whose how many-th it was', async () => {
  const partyID = await openParty(stage.creator);
  const [first] = [await join(stage.fan(6), partyID), await join(stage.fan(7), partyID)];
  stage.clock.pass(12);
  const waiting = await queueTicket(stage.fan(6), first);
  expect(waiting.card).toBeNull();
  await playRound(partyID, 2, 9);
  const late = await join(stage.fan(4), partyID);
  stage.clock.pass(2);
  await end(partyID);
  expect((await queueTicket(stage.fan(6), first)).card).toMatchObject({
    round: 1,
    waitSeconds: 12 * 60,
    playedSeconds: 9 * 60,
    times: 2,
    alongside: [stage.fan(7).actor.handle],
    alongsideCount: 1,
    isFollower: false,
    thanks: null,
  });
  const expected = { round: null, playedSeconds: null, times: null, waitSeconds: 120 };
  expect((await queueTicket(stage.fan(4), late)).card).toMatchObject(expected);
  await endRests(stage);
  expect((await queueTicket(stage.fan(4), late)).card).toMatchObject(expected);
});
