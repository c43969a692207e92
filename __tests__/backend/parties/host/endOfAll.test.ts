import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { undoAction } from '@/backend/hosting/service';
import {
  callNext,
  changePartyState,
  partyDetails,
  partyEdit,
  queueTicket,
  setNotice,
} from '@/backend/parties/service';
import {
  endRests,
  join,
  openParty,
  openStage,
  refusalOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
afterAll(() => stage.close());

const undo = (partyID: string, actId: string) =>
  undoAction(stage.creator, { toolId: partyID, actionId: actId });

test('after a minute an end is final: no undo is offered, and none is logged that brings nothing back', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  await join(stage.fan(0), partyID);
  await callNext(creator, { partyID, count: 1, requestKey: crypto.randomUUID() });
  await changePartyState(creator, { partyID, action: 'END' });
  await endRests(stage);
  const { acts } = await partyEdit(creator, { partyID });
  expect(acts.map(({ what, kind, isFinal }) => [what ?? kind, isFinal])).toEqual([
    ['ENDED', true],
    ['CALL', true],
    ['OPEN', true],
  ]);
  expect(await refusalOf(undo(partyID, acts[0]?.id ?? ''))).toBe('act.final');
  const after = await partyEdit(creator, { partyID });
  expect(after.acts.every(({ isUndone }) => !isUndone)).toBe(true);
});

test('a queue that was opened is no draft again; a pause is taken back', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  await changePartyState(creator, { partyID, action: 'PAUSE' });
  const [paused, opened] = (await partyEdit(creator, { partyID })).acts;
  expect([paused?.isFinal, opened?.isFinal]).toEqual([false, true]);
  expect(await undo(partyID, paused?.id ?? '')).toMatchObject({ count: 1 });
  expect(await refusalOf(undo(partyID, opened?.id ?? ''))).toBe('act.final');
});

test('a note about a queue that went on goes with its end, from the page and from the tickets', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  const ticket = await join(stage.fan(1), partyID);
  await setNotice(creator, { partyID, notice: 'Back in ten minutes' });
  await changePartyState(creator, { partyID, action: 'END' });
  expect((await partyDetails(stage.visitor, { partyID })).notice).toBeNull();
  expect((await queueTicket(stage.fan(1), ticket)).party.notice).toBeNull();
});
