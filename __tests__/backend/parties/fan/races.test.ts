import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callNext, createParty, leaveQueue, queueTicket } from '@/backend/parties/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import {
  blocksOf,
  entriesOf,
  eventsOn,
  join,
  messagesOf,
  openParty,
  openStage,
  outcomes,
  partyRow,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(500);
}, 60_000);
afterAll(() => stage.close());

/** What everyone was told of a party: of how many joins, and how often of anything else. */
async function messageCounts(partyId: string) {
  const messages = await messagesOf(stage.db, partyId);
  const joins = messages.filter(({ type }) => type === 'QUEUE_APPEND').length;
  return { joins, others: messages.length - joins };
}

async function expectAgreement(partyId: string) {
  const party = await partyRow(stage.db, partyId);
  const entries = await entriesOf(stage.db, partyId);
  const waiting = entries.filter(({ status }) => status === 100);
  expect(party.memberCount).toBe(waiting.length);
  const blocks = await blocksOf(stage.db, partyId);
  expect(blocks.reduce((sum, block) => sum + block.waiting, 0)).toBe(waiting.length);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  const seqs = (await messagesOf(stage.db, partyId)).map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: party.seq }, (_, index) => index + 1));
}

test('F18: fifty joins of one fan at once make one row and one event', async () => {
  const partyID = await openParty(stage.creator);
  const results = await outcomes(Array.from({ length: 50 }, () => join(stage.fan(0), partyID)));
  expect(results).toEqual({ ok: 1, 'party.already_joined': 49 });
  expect(await entriesOf(stage.db, partyID)).toHaveLength(1);
  expect(await messageCounts(partyID)).toEqual({ joins: 1, others: 1 });
  await expectAgreement(partyID);
});

test('F17: five hundred joins at once for ten places let exactly ten in', async () => {
  const partyID = await openParty(stage.creator, { queueSize: 10 });
  const results = await outcomes(stage.fans.map((fan) => join(fan, partyID)));
  expect(results).toEqual({ ok: 10, 'party.full': 490 });
  const inside = await entriesOf(stage.db, partyID);
  const places = inside.map((entry) => queueTicket(stage.creator, entry));
  const positions = (await Promise.all(places)).map(({ position }) => position);
  expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await messageCounts(partyID)).toEqual({ joins: 10, others: 1 });
  await expectAgreement(partyID);
}, 60_000);

test('F18: joining while leaving leaves one place at most, and the counts agree', async () => {
  const partyID = await openParty(stage.creator);
  for (let round = 0; round < 5; round += 1) {
    const live = await join(stage.fan(1), partyID).catch(
      (error: { item: { queueUuid: string } }) => error.item,
    );
    const before = await messageCounts(partyID);
    const [joined, left] = await Promise.all([
      outcomes(Array.from({ length: 10 }, () => join(stage.fan(1), partyID))),
      outcomes(Array.from({ length: 10 }, () => leaveQueue(stage.fan(1), live))),
    ]);
    const { ok = 0, 'party.already_joined': had = 0 } = joined;
    expect(ok + had).toBe(10);
    expect(left).toEqual({ ok: 1, 'ticket.wrong_state': 9 });
    // An event for every change, and none for what was refused.
    expect(await messageCounts(partyID)).toEqual({
      joins: before.joins + ok,
      others: before.others + 1,
    });
    const alive = (await entriesOf(stage.db, partyID)).filter(({ status }) => status <= 140);
    expect(alive).toHaveLength(ok);
    await expectAgreement(partyID);
  }
});

test('a call repeated with its request key, also at once, calls and tells once', async () => {
  const partyID = await openParty(stage.creator);
  for (const index of [2, 3, 4, 5]) await join(stage.fan(index), partyID);
  const call = { partyID, count: 2, requestKey: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => callNext(stage.creator, call)),
  );
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ count: 2 })));
  const statuses = (await entriesOf(stage.db, partyID)).map(({ status }) => status);
  expect(statuses).toEqual([120, 120, 100, 100]);
  for (const index of [2, 3]) {
    const channel = notificationsChannel(userIdOf(stage.fan(index)));
    expect(await eventsOn(stage.db, channel)).toHaveLength(1);
  }
  await expectAgreement(partyID);
});

test('one request key calls in each of two parties', async () => {
  const requestKey = crypto.randomUUID();
  for (const fan of [6, 7]) {
    const partyID = await openParty(stage.creator);
    await join(stage.fan(fan), partyID);
    await callNext(stage.creator, { partyID, count: 1, requestKey });
    expect((await entriesOf(stage.db, partyID))[0]).toMatchObject({ status: 120 });
  }
});

test('a party asked for ten times at once with one request key is one party', async () => {
  const party = { title: 'Only one', game: 'Go', requestKey: crypto.randomUUID() };
  const made = await Promise.all(
    Array.from({ length: 10 }, () => createParty(stage.creator, party)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const rows = await stage.db
    .selectFrom('parties')
    .select('id')
    .where('title', '=', party.title)
    .execute();
  expect(rows).toHaveLength(1);
});
