import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bringBack, markMembers, moveMember, setAway } from '@/backend/parties/service';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { openStage, type Stage } from '@/__tests__/backend/parties/stage';
import { lineOf } from './line';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(7);
});
afterAll(() => stage.close());

test('who was taken off by mistake is told when it is undone, and who is brought back as well', async () => {
  const { partyID, id, undo, newsOf, says } = await lineOf(stage, 3);
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
  const { partyID, id, call, undo, newsOf, says } = await lineOf(stage, 2);
  await call(1);
  await markMembers(stage.creator, { partyID, entryIds: [id(0)], mark: 'MISSED' });
  await undo();
  expect((await says(0)).status).toBe(STATUS.called);
  expect((await newsOf(0)).filter((type) => type === 'called')).toHaveLength(2);
});

test('who is moved behind, also into another lane, reads why and is told', async () => {
  const { partyID, id, says, newsOf } = await lineOf(stage, 6);
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
  const { partyID, id, ticketOf, says, call } = await lineOf(stage, 2);
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
