import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { undoAction } from '@/backend/hosting/service';
import {
  addGuest,
  callMembers,
  callNext,
  changePartyState,
  givePriority,
  leaveQueue,
  markMembers,
  partyEdit,
  partyRecap,
  queueTicket,
} from '@/backend/parties/service';
import { LANE } from '@/lib/shared/parties/lanes';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import {
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
const call = (partyID: string, count = 1) =>
  callNext(stage.creator, { partyID, count, requestKey: requestKey() });
const lastAction = async (partyID: string) =>
  (await partyEdit(stage.creator, { partyID })).acts.find(({ isUndone }) => !isUndone);
const undo = async (partyID: string) =>
  undoAction(stage.creator, { toolId: partyID, actionId: (await lastAction(partyID))?.id ?? '' });
const guest = (partyID: string, name: string, key = requestKey()) =>
  addGuest(stage.creator, { partyID, name, fields: [], requestKey: key });

describe('priority for the next time', () => {
  test('who had no turn stands in the priority lane once, and gets it back when they leave uncalled', async () => {
    const { creator } = stage;
    const fan = stage.fan(6);
    const first = await openParty(creator);
    await join(fan, first);
    await join(stage.fan(7), first);
    await guest(first, 'Nobody');
    const [entry, other, unnamed] = await entriesOf(stage.db, first);
    const entryIds = [entry?.id ?? '', unnamed?.id ?? ''];
    expect(await refusalOf(givePriority(creator, { partyID: first, entryIds }))).toBe(
      'party.wrong_state',
    );
    await changePartyState(creator, { partyID: first, action: 'END' });
    expect(await givePriority(creator, { partyID: first, entryIds })).toEqual({ count: 1 });
    expect(await refusalOf(givePriority(creator, { partyID: first, entryIds }))).toBe(
      'party.wrong_state',
    );
    const waited = await partyRecap(creator, { partyID: first, kind: 'WAITED' });
    expect(waited.items.map(({ priority }) => priority)).toEqual(['GIVEN', null, null]);
    const lane = async (partyID: string) => (await queueTicket(fan, await join(fan, partyID))).lane;
    const random = await openParty(creator, { orderPolicy: 'RANDOM' });
    expect(await lane(random)).toBe(LANE.ordinary);
    const foreign = await openParty(stage.otherCreator);
    expect(await lane(foreign)).toBe(LANE.ordinary);
    const second = await openParty(creator);
    const ticket = await join(fan, second);
    expect((await queueTicket(fan, ticket)).lane).toBe(LANE.priority);
    await leaveQueue(fan, ticket);
    const again = await join(fan, second);
    expect((await queueTicket(fan, again)).lane).toBe(LANE.priority);
    await leaveQueue(fan, again);
    const third = await join(fan, second);
    expect((await queueTicket(fan, third)).lane).toBe(LANE.ordinary);
    await givePriority(creator, { partyID: first, entryIds: [other?.id ?? ''] });
    expect(await lastAction(first)).toMatchObject({ kind: 'PRIORITY', count: 1 });
    expect(await undo(first)).toMatchObject({ count: 1 });
    expect((await queueTicket(stage.fan(7), await join(stage.fan(7), second))).lane).toBe(
      LANE.ordinary,
    );
  });
});

test('a priority pass is told to its fan; used, it is gone and not offered again for the same turn', async () => {
  const { creator } = stage;
  const fan = stage.fan(5);
  const first = await openParty(creator);
  await join(fan, first);
  const [entry] = await entriesOf(stage.db, first);
  await changePartyState(creator, { partyID: first, action: 'END' });
  const give = () => givePriority(creator, { partyID: first, entryIds: [entry?.id ?? ''] });
  const priority = async () =>
    (await partyRecap(creator, { partyID: first, kind: 'WAITED' })).items[0]?.priority;
  await give();
  const events = await eventsOn(stage.db, notificationsChannel(userIdOf(fan)));
  expect(events.at(-1)).toMatchObject({ type: 'priority', entityRef: entry?.queueUuid });
  expect(await priority()).toBe('GIVEN');
  const second = await openParty(creator);
  const ticket = await join(fan, second);
  expect((await queueTicket(fan, ticket)).lane).toBe(LANE.priority);
  expect(await priority()).toBe('USED');
  expect(await refusalOf(give())).toBe('party.wrong_state');
});

test('a pass taken back is told, and one that was used is not', async () => {
  const { creator } = stage;
  const first = await openParty(creator);
  for (const fan of [3, 4]) await join(stage.fan(fan), first);
  const entries = await entriesOf(stage.db, first);
  await changePartyState(creator, { partyID: first, action: 'END' });
  await givePriority(creator, { partyID: first, entryIds: entries.map(({ id }) => id) });
  await join(stage.fan(4), await openParty(creator));
  expect(await undo(first)).toMatchObject({ count: 1 });
  const goneFor = async (fan: number) =>
    (await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(fan))))).filter(
      (event) => 'type' in event && event.type === 'priority_gone',
    );
  expect(await goneFor(3)).toMatchObject([{ entityRef: entries[0]?.queueUuid }]);
  expect(await goneFor(4)).toEqual([]);
});

test('an undone call costs nobody their pass, whatever lane they come back to; a missed one does', async () => {
  const { creator } = stage;
  const first = await openParty(creator);
  for (const fan of [0, 1]) await join(stage.fan(fan), first);
  const entryIds = (await entriesOf(stage.db, first)).map(({ id }) => id);
  await changePartyState(creator, { partyID: first, action: 'END' });
  await givePriority(creator, { partyID: first, entryIds });
  const second = await openParty(creator);
  const ticket = await join(stage.fan(0), second);
  await call(second);
  for (const fan of [1, 2]) await join(stage.fan(fan), second);
  stage.clock.pass(1);
  await undo(second);
  expect((await queueTicket(stage.fan(0), ticket)).lane).toBe(LANE.returned);
  const missed = (await entriesOf(stage.db, second))[1];
  const picked = [missed?.id ?? ''];
  await callMembers(creator, { partyID: second, entryIds: picked, requestKey: requestKey() });
  await markMembers(creator, { partyID: second, entryIds: picked, mark: 'MISSED' });
  await changePartyState(creator, { partyID: second, action: 'END' });
  await endRests(stage);
  const third = await openParty(creator);
  const laneOf = async (fan: number) =>
    (await queueTicket(stage.fan(fan), await join(stage.fan(fan), third))).lane;
  expect([await laneOf(0), await laneOf(1)]).toEqual([LANE.priority, LANE.ordinary]);
});
