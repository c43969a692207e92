import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { undoAction } from '@/backend/hosting/service';
import {
  bringBack,
  callNext,
  markMembers,
  moveMember,
  partyEdit,
  queueTicket,
  setAway,
} from '@/backend/parties/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  entriesOf,
  eventsOn,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(7);
});
afterAll(() => stage.close());

async function lineOf(count: number) {
  const { creator } = stage;
  const partyID = await openParty(creator);
  const tickets: { queueUuid: string }[] = [];
  for (let at = 0; at < count; at += 1) tickets.push(await join(stage.fan(at), partyID));
  const ids = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const ticketOf = (at: number) => tickets[at] ?? { queueUuid: '' };
  const says = async (at: number) => {
    const { status, position, noLaterThan, movedBehind } = await queueTicket(creator, ticketOf(at));
    return { status, position, noLaterThan, why: movedBehind?.by ?? null };
  };
  const call = (seats: number) =>
    callNext(creator, { partyID, count: seats, requestKey: crypto.randomUUID() });
  const undo = async () => {
    const last = (await partyEdit(creator, { partyID })).acts.find(({ isUndone }) => !isUndone);
    return undoAction(creator, { toolId: partyID, actionId: last?.id ?? '' });
  };
  const newsOf = async (at: number) => {
    const news = await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(at))));
    return (news as { type: string; entityRef: string }[])
      .filter(({ entityRef }) => entityRef === ticketOf(at).queueUuid)
      .map(({ type }) => type);
  };
  return { partyID, id: (at: number) => ids[at] ?? '', ticketOf, says, call, undo, newsOf };
}

test('a mistaken call of three, undone: nobody is later than they were told before it or after it', async () => {
  const { says, call, undo, newsOf } = await lineOf(6);
  const at = [0, 1, 2, 3, 4, 5];
  const before = await Promise.all(at.map(says));
  await call(3);
  const meanwhile = await Promise.all(at.map(says));
  expect(await undo()).toEqual({ count: 3 });
  const after = await Promise.all(at.map(says));
  for (const one of [0, 1, 2]) {
    expect(after[one]?.noLaterThan).toBeLessThanOrEqual(before[one]?.noLaterThan ?? 0);
    expect(after[one]?.why).toBe('BACK');
    expect(await newsOf(one)).toContain('back');
  }
  for (const one of [3, 4, 5]) {
    expect(after[one]?.noLaterThan).toBeLessThanOrEqual(meanwhile[one]?.noLaterThan ?? 0);
    expect(after[one]?.why).toBeNull();
  }
  expect(after[0]?.position).toBe(1);
});

test('where nobody stands behind them, an undo brings everything back as it was', async () => {
  const { says, call, undo } = await lineOf(3);
  const before = await Promise.all([0, 1, 2].map(says));
  await call(3);
  await undo();
  const after = await Promise.all([0, 1, 2].map(says));
  expect(after).toEqual(before.map((one) => ({ ...one, why: 'BACK' })));
});

test('who was taken off by mistake is told when it is undone, and who is brought back as well', async () => {
  const { partyID, id, undo, newsOf, says } = await lineOf(3);
  const off = () =>
    markMembers(stage.creator, { partyID, entryIds: [id(1)], mark: 'REMOVED', reason: 'oops' });
  await off();
  await undo();
  expect(await newsOf(1)).toEqual(expect.arrayContaining(['removed', 'back']));
  expect(await says(1)).toMatchObject({ status: STATUS.waiting, why: 'BACK' });
  await off();
  await bringBack(stage.creator, { partyID, entryIds: [id(1)] });
  expect((await newsOf(1)).filter((type) => type === 'back')).toHaveLength(2);
});

test('an undone miss is a call again, with time to answer, and is told', async () => {
  const { partyID, id, call, undo, newsOf, says } = await lineOf(2);
  await call(1);
  await markMembers(stage.creator, { partyID, entryIds: [id(0)], mark: 'MISSED' });
  await undo();
  expect((await says(0)).status).toBe(STATUS.called);
  expect((await newsOf(0)).filter((type) => type === 'called')).toHaveLength(2);
});

test('who is moved behind, also into another lane, reads why and is told', async () => {
  const { partyID, id, says, newsOf } = await lineOf(6);
  const { creator } = stage;
  for (const at of [2, 3]) {
    await markMembers(creator, { partyID, entryIds: [id(at)], mark: 'SKIPPED' });
    await bringBack(creator, { partyID, entryIds: [id(at)] });
  }
  const before = await says(0);
  // Two stand in the returned lane; who is first of the ordinary one goes behind them.
  await moveMember(creator, { partyID, entryId: id(4), beforeId: id(3) });
  await moveMember(creator, { partyID, entryId: id(0), beforeId: id(3), reason: 'duo' });
  const after = await says(0);
  expect(after.position ?? 0).toBeGreaterThan(before.position ?? 0);
  expect(after.why).toBe('HOST');
  expect(await newsOf(0)).toContain('moved');
});

test('turns that pass while somebody is away are said when they are back', async () => {
  const { partyID, id, ticketOf, says, call } = await lineOf(2);
  const away = (isAway: boolean) => setAway(stage.fan(0), { ...ticketOf(0), isAway });
  await away(true);
  await away(false);
  expect((await says(0)).why).toBeNull();
  // Alone in the returned lane, whose turn it is: while they are away it goes to the other one.
  await markMembers(stage.creator, { partyID, entryIds: [id(0)], mark: 'SKIPPED' });
  await bringBack(stage.creator, { partyID, entryIds: [id(0)] });
  const before = await says(0);
  await away(true);
  await call(1);
  await away(false);
  const after = await says(0);
  expect(after.noLaterThan ?? 0).toBeGreaterThan(before.noLaterThan ?? 0);
  expect(after.why).toBe('AWAY');
});
