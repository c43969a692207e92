import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { liftBan, toolBans, undoAction } from '@/backend/hosting/service';
import {
  banMember,
  bringBack,
  markMembers,
  partyEdit,
  queueTicket,
} from '@/backend/parties/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  entriesOf,
  eventsOn,
  join,
  openParty,
  openStage,
  outcomes,
  partyRow,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

/** Joins and returns the ticket with the entry behind it. */
async function joined(fan: number, partyID: string) {
  const { queueUuid } = await join(stage.fan(fan), partyID);
  const entry = (await entriesOf(stage.db, partyID)).find((one) => one.queueUuid === queueUuid);
  const ticket = () => queueTicket(stage.fan(fan), { queueUuid });
  return { entryId: entry?.id ?? '', ticket };
}

async function undo(partyID: string) {
  const { acts } = await partyEdit(stage.creator, { partyID });
  const last = acts.find(({ isUndone }) => !isUndone);
  return undoAction(stage.creator, { toolId: partyID, actionId: last?.id ?? '' });
}

test('Q08 who is taken off reads why and is told; they may come back by themselves', async () => {
  const { creator, db } = stage;
  const partyID = await openParty(creator);
  const { entryId, ticket } = await joined(0, partyID);
  const remove = { partyID, entryIds: [entryId], mark: 'REMOVED', reason: 'spoilers' } as const;
  await markMembers(creator, remove);
  expect(await ticket()).toMatchObject({ status: STATUS.removed, endReason: 'spoilers' });
  expect(await partyRow(db, partyID)).toMatchObject({ memberCount: 0 });
  const events = await eventsOn(db, notificationsChannel(userIdOf(stage.fan(0))));
  expect(events).toEqual([expect.objectContaining({ type: 'removed' })]);
  expect(await refusalOf(join(stage.fan(0), partyID))).toBe('ok');
});

test('Q08 who is banned joins nothing of this creator any more, until the ban is lifted', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  const { entryId, ticket } = await joined(1, partyID);
  await banMember(creator, { partyID, entryId, reason: 'insults' });
  expect(await ticket()).toMatchObject({ status: STATUS.blocked, endReason: 'insults' });
  const other = await openParty(creator);
  expect(await refusalOf(join(stage.fan(1), other))).toBe('party.banned');
  expect(await refusalOf(join(stage.fan(1), await openParty(stage.otherCreator)))).toBe('ok');
  const [ban] = await toolBans(creator, { toolId: partyID });
  expect(ban).toMatchObject({ reason: 'insults' });
  expect(await liftBan(creator, { toolId: partyID, userId: ban?.userId ?? '' })).toEqual({
    count: 1,
  });
  expect((await join(stage.fan(1), other)).status).toBe(STATUS.waiting);
});

test('Q08 a ban takes out of every queue of this creator at once, and of nobody else’s', async () => {
  const { creator, db } = stage;
  const [first, second] = [await openParty(creator), await openParty(creator)];
  const foreign = await openParty(stage.otherCreator);
  const here = await joined(2, first);
  const there = await joined(2, second);
  const elsewhere = await joined(2, foreign);
  const neighbour = await joined(3, second);
  await banMember(creator, { partyID: first, entryId: here.entryId, reason: 'insults' });
  for (const { ticket } of [here, there]) {
    expect(await ticket()).toMatchObject({ status: STATUS.blocked, endReason: 'insults' });
  }
  expect((await elsewhere.ticket()).status).toBe(STATUS.waiting);
  expect(await neighbour.ticket()).toMatchObject({ status: STATUS.waiting, position: 1 });
  expect(await partyRow(db, second)).toMatchObject({ memberCount: 1 });
  await undo(first);
  expect((await here.ticket()).status).toBe(STATUS.waiting);
  expect(await refusalOf(join(stage.fan(2), second))).toBe('ok');
});

test('two hosts who ban the same fan from two queues at once wait for each other', async () => {
  const { creator } = stage;
  const parties = [await openParty(creator), await openParty(creator)];
  const places = [];
  for (const partyID of parties) {
    for (const fan of [4, 5]) places.push({ partyID, ...(await joined(fan, partyID)) });
  }
  const bans = places.map(({ partyID, entryId }) => banMember(creator, { partyID, entryId }));
  expect(await outcomes(bans)).toEqual({ ok: 4 });
  for (const { ticket } of places) expect((await ticket()).status).toBe(STATUS.blocked);
});

test('who is banned is brought back by no press and no undo of something earlier', async () => {
  const { creator } = stage;
  const [first, second] = [await openParty(creator), await openParty(creator)];
  const here = await joined(6, first);
  await markMembers(creator, { partyID: first, entryIds: [here.entryId], mark: 'SKIPPED' });
  const there = await joined(6, second);
  await banMember(creator, { partyID: second, entryId: there.entryId });
  const back = bringBack(creator, { partyID: first, entryIds: [here.entryId] });
  expect(await refusalOf(back)).toBe('party.wrong_state');
  expect(await undo(first)).toMatchObject({ count: 0 });
  expect((await here.ticket()).status).toBe(STATUS.skipped);
});
