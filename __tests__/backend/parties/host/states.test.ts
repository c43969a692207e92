import {
  callNext,
  changePartyState,
  editParty,
  editQueue,
  hostMembersPage,
  leaveQueue,
  markMembers,
  partyDetails,
  partyEdit,
  queueTicket,
} from '@/backend/parties/service';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { partyControls } from '@/backend/parties/host/controls';
import type { PartyAction } from '@/lib/shared/parties/partyActions';
import {
  draft,
  entriesOf,
  join,
  openParty,
  openStage,
  PLAIN_RULES,
  refusalOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();
const change = (partyID: string, action: PartyAction) =>
  changePartyState(stage.creator, { partyID, action });
const call = (partyID: string, count = 1) =>
  callNext(stage.creator, { partyID, count, requestKey: requestKey() });

async function inState(state: string): Promise<string> {
  if (state === 'DRAFT') return draft(stage.creator);
  const partyID = await openParty(stage.creator);
  const action = { PAUSED: 'PAUSE', CLOSED: 'CLOSE', ENDED: 'END' }[state] as
    PartyAction | undefined;
  if (action) await change(partyID, action);
  return partyID;
}

describe('states', () => {
  const allowed: Record<string, Partial<Record<PartyAction, string>>> = {
    DRAFT: { OPEN: 'OPEN' },
    OPEN: { PAUSE: 'PAUSED', CLOSE: 'CLOSED', END: 'ENDED' },
    PAUSED: { OPEN: 'OPEN', CLOSE: 'CLOSED', END: 'ENDED' },
    CLOSED: { OPEN: 'OPEN', END: 'ENDED' },
    ENDED: {},
  };
  test.each(Object.keys(allowed))('Q02 %s leads where it may and nowhere else', async (state) => {
    for (const action of ['OPEN', 'PAUSE', 'CLOSE', 'END'] as const) {
      const partyID = await inState(state);
      const after = allowed[state]?.[action];
      if (after) expect(await change(partyID, action)).toMatchObject({ state: after });
      else expect(await refusalOf(change(partyID, action))).toBe('party.wrong_state');
    }
  });

  test('Q02 a queue starts closed: until it is opened nobody finds or joins it', async () => {
    const partyID = await draft(stage.creator);
    expect(await refusalOf(partyDetails(stage.fan(0), { partyID }))).toBe('party.not_found');
    expect(await refusalOf(join(stage.fan(0), partyID))).toBe('party.not_found');
    await change(partyID, 'OPEN');
    expect(await refusalOf(join(stage.fan(0), partyID))).toBe('ok');
  });

  test.each([
    ['DRAFT', 'party.not_found'],
    ['PAUSED', 'party.paused'],
    ['CLOSED', 'party.not_open'],
    ['ENDED', 'party.not_open'],
  ])('Q02 nobody joins a party that is %s', async (state, code) => {
    expect(await refusalOf(join(stage.fan(0), await inState(state)))).toBe(code);
  });

  test.each(['PAUSE', 'CLOSE'] as const)('play goes on after %s', async (action) => {
    const partyID = await openParty(stage.creator);
    await join(stage.fan(0), partyID);
    await change(partyID, action);
    expect(await call(partyID)).toEqual({ count: 1 });
  });

  test.each(['DRAFT', 'ENDED'])('nobody is called while %s', async (state) => {
    expect(await refusalOf(call(await inState(state)))).toBe('party.wrong_state');
  });
});

test('Q03 a pause keeps everyone where they are and lets nobody join, and the estimate stands still', async () => {
  const { creator, clock } = stage;
  const partyID = await openParty(creator);
  for (let turn = 0; turn < 3; turn += 1) {
    await join(stage.fan(0), partyID);
    await call(partyID);
    clock.pass(10);
    const entryIds = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
    await markMembers(creator, { partyID, entryIds, mark: 'PLAYED' });
  }
  const tickets: { queueUuid: string }[] = [];
  for (const index of [1, 2, 3]) tickets.push(await join(stage.fan(index), partyID));
  const seen = () =>
    Promise.all(
      tickets.map(async (ticket) => {
        const { status, position, noLaterThan, waitRange } = await queueTicket(creator, ticket);
        return { status, position, noLaterThan, waitRange };
      }),
    );
  const before = await seen();
  expect(before[2]).toMatchObject({
    position: 3,
    waitRange: { fromMinutes: 20, toMinutes: 20 },
  });
  const since = async () =>
    (await hostMembersPage(creator, { partyID })).items.map(({ waitingSince }) => waitingSince);
  const waitedSince = await since();

  await change(partyID, 'PAUSE');
  clock.pass(90);
  expect(await seen()).toEqual(before);
  expect(await since()).toEqual(waitedSince);
  expect(await refusalOf(join(stage.fan(4), partyID))).toBe('party.paused');
  await change(partyID, 'OPEN');
  expect(await seen()).toEqual(before);
  expect(await refusalOf(join(stage.fan(4), partyID))).toBe('ok');

  // Closing says in another word that nobody joins, and keeps them as well.
  await change(partyID, 'CLOSE');
  expect(await seen()).toEqual(before);
  expect(await refusalOf(join(stage.fan(5), partyID))).toBe('party.not_open');
  expect(await partyEdit(creator, { partyID })).toMatchObject({ state: 'CLOSED', memberCount: 4 });
});

test('Q04 a title, the seats of a round, and no more people than there is room for', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator, { queueSize: 3, seatsPerRound: 2 });
  const text = { title: 'Ranked until midnight', game: 'Rocket League', notice: null };
  await editParty(creator, { ...text, partyID, version: 2 });
  const tickets = [];
  for (const index of [0, 1, 2]) tickets.push(await join(stage.fan(index), partyID));
  expect(await partyDetails(stage.visitor, { partyID })).toMatchObject({
    ...text,
    queueSize: 3,
    seatsPerRound: 2,
    memberCount: 3,
  });
  expect(await refusalOf(join(stage.fan(3), partyID))).toBe('party.full');
  // One round is so many people as there are seats, and whoever is up waits no more.
  expect(await partyControls.NEXT(creator, partyID)).toEqual({ count: 2 });
  expect(await refusalOf(join(stage.fan(3), partyID))).toBe('ok');
  expect(await refusalOf(join(stage.fan(4), partyID))).toBe('ok');
  expect(await refusalOf(join(stage.fan(5), partyID))).toBe('party.full');
  // A leave makes room; a smaller room sends nobody away; no limit lets everyone in.
  await leaveQueue(stage.fan(2), tickets[2] ?? { queueUuid: '' });
  expect(await refusalOf(join(stage.fan(5), partyID))).toBe('ok');
  await editQueue(creator, { ...PLAIN_RULES, queueSize: 1, partyID, version: 3 });
  expect(await partyEdit(creator, { partyID })).toMatchObject({ memberCount: 3 });
  expect(await refusalOf(join(stage.fan(6), partyID))).toBe('party.full');
  await editQueue(creator, { ...PLAIN_RULES, queueSize: null, partyID, version: 4 });
  expect(await refusalOf(join(stage.fan(6), partyID))).toBe('ok');
});
