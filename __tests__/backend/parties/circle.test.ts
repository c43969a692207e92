import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  callNext,
  changePartyState,
  confirmReady,
  creatorPartiesPage,
  editParty,
  hostMembersPage,
  joinQueue,
  leaveQueue,
  markMembers,
  partyDetails,
  partyEdit,
  queueTicket,
} from '@/backend/parties/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  endRests,
  entriesOf,
  eventsOn,
  join,
  messagesOf,
  openParty,
  openStage,
  partyRow,
  userIdOf,
  type Stage,
} from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const question = {
  key: 'tag',
  kind: 'TEXT' as const,
  label: 'Name in the game',
  required: true,
  maxLength: 20,
};
const requestKey = () => crypto.randomUUID();

test('the whole circle: open, join, call, ready, play, played, leave, end', async () => {
  const { creator, clock, db } = stage;
  const partyID = await openParty(creator, { lobbyCode: 'SECRET-LOBBY', entryFields: [question] });
  const tickets: string[] = [];
  for (const index of [0, 1, 2, 3]) {
    const fields = [{ key: 'tag', value: `answer-of-${index}` }];
    const entry = await joinQueue(stage.fan(index), { partyID, fields });
    expect(entry.status).toBe(STATUS.waiting);
    tickets.push(entry.queueUuid);
  }
  const ticketOf = (index: number) =>
    queueTicket(stage.fan(index), { queueUuid: tickets[index] ?? '' });
  expect(await ticketOf(2)).toMatchObject({
    position: 3,
    number: 3,
    waitRange: null,
    lobbyCode: null,
    isMine: true,
    fields: [{ key: 'tag', value: 'answer-of-2' }],
    party: { memberCount: 4, myEntry: { queueUuid: tickets[2], status: STATUS.waiting } },
  });

  expect(await callNext(creator, { partyID, count: 2, requestKey: requestKey() })).toEqual({
    count: 2,
  });
  expect(await ticketOf(0)).toMatchObject({
    status: STATUS.called,
    position: null,
    lobbyCode: null,
  });
  expect(await ticketOf(2)).toMatchObject({ status: STATUS.waiting, position: 1 });
  expect(await eventsOn(db, notificationsChannel(userIdOf(stage.fan(0))))).toEqual([
    {
      type: 'called',
      text: 'It’s your turn: Friday rounds',
      image: '/default-user.png',
      badge: 'ACTIVE',
      redirectLink: `/party/${partyID}/queue/${tickets[0]}`,
      entityRef: tickets[0],
      groupKey: `called-${tickets[0]}`,
    },
  ]);

  await confirmReady(stage.fan(0), { queueUuid: tickets[0] ?? '' });
  expect(await ticketOf(0)).toMatchObject({ status: STATUS.ready, lobbyCode: 'SECRET-LOBBY' });
  const [first, second] = await entriesOf(db, partyID);
  const mark = (entry: { id: string } | undefined, as: Parameters<typeof markMembers>[1]['mark']) =>
    markMembers(creator, { partyID, entryIds: [entry?.id ?? ''], mark: as });
  expect(await mark(first, 'PLAYING')).toEqual({ count: 1 });
  clock.pass(10);
  expect(await mark(first, 'PLAYED')).toEqual({ count: 1 });
  expect(await mark(second, 'MISSED')).toEqual({ count: 1 });
  expect(await ticketOf(0)).toMatchObject({ status: STATUS.played, lobbyCode: null });
  await leaveQueue(stage.fan(3), { queueUuid: tickets[3] ?? '' });

  const shown = await partyEdit(creator, { partyID });
  expect(shown).toMatchObject({ memberCount: 2, playedCount: 1, lobbyCode: 'SECRET-LOBBY' });
  // Who missed one call waits in the returned lane, and the next call is not theirs.
  expect(shown.waiting.map(({ number, lane }) => [number, lane])).toEqual([
    [3, LANE.ordinary],
    [2, LANE.returned],
  ]);
  expect(shown.current).toEqual([]);
  expect(shown.done.map(({ status }) => status).sort()).toEqual([200, 400]);

  await changePartyState(creator, { partyID, action: 'END' });
  await endRests(stage);
  expect(await ticketOf(2)).toMatchObject({ status: STATUS.endedUnplayed, position: null });
  const events = await eventsOn(db, notificationsChannel(userIdOf(stage.fan(2))));
  expect(events).toEqual([
    expect.objectContaining({ type: 'next', entityRef: tickets[2] }),
    expect.objectContaining({ type: 'party_closed', entityRef: tickets[2] }),
  ]);
  expect(await partyRow(db, partyID)).toMatchObject({
    state: 'ENDED',
    memberCount: 0,
    playedCount: 1,
  });

  const messages = await messagesOf(db, partyID);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  const public_ = JSON.stringify(messages);
  for (const secret of ['SECRET-LOBBY', 'answer-of-', ...tickets]) {
    expect(public_).not.toContain(secret);
  }
});

test('who plays when a party ends has played; called and ready have not, and are told', async () => {
  const { creator, db } = stage;
  const partyID = await openParty(creator);
  const tickets = [];
  for (const index of [0, 1, 2, 3]) tickets.push(await join(stage.fan(index), partyID));
  await callNext(creator, { partyID, count: 3, requestKey: requestKey() });
  await confirmReady(stage.fan(1), { queueUuid: tickets[1]?.queueUuid ?? '' });
  const [first] = await entriesOf(db, partyID);
  await markMembers(creator, { partyID, entryIds: [first?.id ?? ''], mark: 'PLAYING' });
  await changePartyState(creator, { partyID, action: 'END' });
  await endRests(stage);
  const statuses = (await entriesOf(db, partyID)).map(({ status }) => status);
  expect(statuses).toEqual([200, 430, 430, 430]);
  const types = async (index: number) =>
    (await eventsOn(db, notificationsChannel(userIdOf(stage.fan(index)))))
      .filter((event) => JSON.stringify(event).includes(partyID))
      .map((event) => 'type' in event && event.type);
  expect(await Promise.all([0, 1, 2, 3].map(types))).toEqual([
    ['called'],
    ['called', 'party_closed'],
    ['called', 'party_closed'],
    ['next', 'party_closed'],
  ]);
});

test('who is removed is told, and may come back as the last', async () => {
  const { creator, db } = stage;
  const partyID = await openParty(creator);
  await join(stage.fan(5), partyID);
  const [entry] = await entriesOf(db, partyID);
  await markMembers(creator, { partyID, entryIds: [entry?.id ?? ''], mark: 'REMOVED' });
  expect(await eventsOn(db, notificationsChannel(userIdOf(stage.fan(5))))).toEqual([
    expect.objectContaining({ type: 'removed' }),
  ]);
  const again = await join(stage.fan(5), partyID);
  expect(await queueTicket(stage.fan(5), again)).toMatchObject({ number: 2, position: 1 });
});

test('Q15 after three turns a ticket tells a wait, of the last twenty turns alone', async () => {
  const { creator, clock, db } = stage;
  const partyID = await openParty(creator, { seatsPerRound: 2 });
  const playTurn = async (minutes: number, index: number) => {
    await join(stage.fan(index), partyID);
    await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
    const entry = (await entriesOf(db, partyID)).at(-1);
    clock.pass(minutes);
    await markMembers(creator, { partyID, entryIds: [entry?.id ?? ''], mark: 'PLAYED' });
  };
  for (const minutes of [500, 500]) await playTurn(minutes, 0);
  const waiting = [];
  for (const index of [4, 5, 6]) waiting.push(await join(stage.fan(index), partyID));
  const last = waiting[2] ?? { queueUuid: '' };
  expect((await queueTicket(stage.fan(6), last)).waitRange).toBeNull();
  for (const entry of waiting) await leaveQueue(stage.fan(4 + waiting.indexOf(entry)), entry);
  for (let turn = 0; turn < 20; turn += 1) await playTurn(10, 0);
  for (const index of [4, 5, 6]) waiting[index - 4] = await join(stage.fan(index), partyID);
  // Two in front at two seats: one round of ten minutes; nobody in front and nobody up: none.
  const waits = await Promise.all(
    waiting.map(async (entry, index) => (await queueTicket(stage.fan(4 + index), entry)).waitRange),
  );
  expect(waits).toEqual([
    { fromMinutes: 0, toMinutes: 0 },
    { fromMinutes: 10, toMinutes: 10 },
    { fromMinutes: 10, toMinutes: 10 },
  ]);
});

test('Q15 long after the last call a ticket tells no wait that has passed already; a pause is no wait', async () => {
  const { creator, clock, db } = stage;
  const partyID = await openParty(creator);
  for (let turn = 0; turn < 3; turn += 1) {
    await join(stage.fan(0), partyID);
    await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
    clock.pass(1);
    const entryIds = [(await entriesOf(db, partyID)).at(-1)?.id ?? ''];
    await markMembers(creator, { partyID, entryIds, mark: 'PLAYED' });
  }
  const tickets = [];
  for (const index of [1, 2, 3]) tickets.push(await join(stage.fan(index), partyID));
  const last = tickets[2] ?? { queueUuid: '' };
  const range = async () => (await queueTicket(stage.fan(3), last)).waitRange;
  const change = (action: 'PAUSE' | 'OPEN') => changePartyState(creator, { partyID, action });
  expect(await range()).toEqual({ fromMinutes: 2, toMinutes: 2 });
  clock.pass(2);
  expect(await range()).toEqual({ fromMinutes: 2, toMinutes: 6 });
  await change('PAUSE');
  clock.pass(60);
  expect(await range()).toEqual({ fromMinutes: 2, toMinutes: 6 });
  await change('OPEN');
  clock.pass(1);
  expect(await range()).toEqual({ fromMinutes: 2, toMinutes: 8 });
  clock.pass(34);
  expect(await range()).toBeNull();
  // Somebody is called in a pause: from then on the clock runs when the pause is over.
  await change('PAUSE');
  await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
  clock.pass(60);
  await change('OPEN');
  expect(await range()).toEqual({ fromMinutes: 2, toMinutes: 2 });
});

test('an edited party says so; a list of parties shows drafts to their creator alone', async () => {
  const { creator, visitor } = stage;
  const partyID = await openParty(creator);
  const text = { title: 'New title', game: 'Go', notice: 'Back at nine' };
  await editParty(creator, { ...text, partyID, version: 2 });
  expect(await partyDetails(visitor, { partyID })).toMatchObject({ ...text, myEntry: null });
  const creatorId = userIdOf(creator);
  const { items } = await creatorPartiesPage(visitor, { creatorId });
  expect(items.map(({ title }) => title)).toContain('New title');
  expect(items.every(({ state }) => state !== 'DRAFT')).toBe(true);
  expect(await hostMembersPage(creator, { partyID })).toEqual({ items: [], cursor: null });
});
