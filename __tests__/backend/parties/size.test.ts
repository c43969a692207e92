import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type RawBuilder } from 'kysely';
import {
  callNext,
  changePartyState,
  editParty,
  leaveQueue,
  markMembers,
  myTickets,
  partyDetails,
  partyEdit,
  partyMembersPage,
  partyRecap,
  queueTicket,
} from '@/backend/parties/service';
import { LIMITS } from '@/lib/shared/limits';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { countBlocks, seedParty, seedUsers } from '@/__tests__/support/seed';
import {
  blocksOf,
  entriesOf,
  join,
  messagesOf,
  openParty,
  openStage,
  partyRow,
  userIdOf,
  endRests,
  type Stage,
} from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();

test('a party of 20,000 waiting ends at once for all of them, and tells each of them once', async () => {
  const partyID = await seedParty(stage.db, userIdOf(stage.creator), 20_000);
  const late = await join(stage.fan(1), partyID);
  await changePartyState(stage.creator, { partyID, action: 'END' });
  // No entry has ended yet, but nobody reads that anywhere.
  const last = (await entriesOf(stage.db, partyID)).at(-1);
  expect(last).toMatchObject({ status: STATUS.waiting, queueUuid: late.queueUuid });
  expect(await queueTicket(stage.fan(1), late)).toMatchObject({
    status: STATUS.endedUnplayed,
    position: null,
    party: { state: 'ENDED', memberCount: 0, partyMembers: [], myEntry: null },
  });
  await expect(leaveQueue(stage.fan(1), late)).rejects.toThrow('ticket.wrong_state');
  expect(await myTickets(stage.fan(1))).toEqual([]);
  const shown = await partyEdit(stage.creator, { partyID });
  expect([shown.waiting, shown.current]).toEqual([[], []]);
  const recap = () => partyRecap(stage.creator, { partyID, kind: 'WAITED' });
  expect(await recap()).toMatchObject({ played: 0, missed: 0, waited: 20_001, left: 0 });
  await endRests(stage);
  expect(await recap()).toMatchObject({ played: 0, missed: 0, waited: 20_001, left: 0 });
  expect(await partyRow(stage.db, partyID)).toMatchObject({ state: 'ENDED', memberCount: 0 });
  expect(await blocksOf(stage.db, partyID)).toEqual([]);
  const { rows } = await sql`
    select count(*)::int as told, count(distinct channel)::int as people, max(octet_length(message::text)) < 32768 as small
    from outbox where channel like 'notifications-%' and message::text like ${`%${partyID}%`}`.execute(
    stage.db,
  );
  expect(rows).toEqual([{ told: 20_001, people: 20_001, small: true }]);
  expect(await messagesOf(stage.db, partyID)).toHaveLength(2);
}, 120_000);

test('P8: after 100,000 have passed through, what a position is counted from is small', async () => {
  const { db } = stage;
  const partyID = await seedParty(db, userIdOf(stage.creator), 3_000);
  await sql`update parties set next_number = 100001, next_place = 100001
    where id = ${partyID}`.execute(db);
  await sql`update queue_entries set number = number + 97000,
    place = place + (97000::bigint << 20) where party_id = ${partyID}`.execute(db);
  await countBlocks(db, partyID);
  for (let left = 2_950; left > 0; left -= 50) {
    await callNext(stage.creator, { partyID, count: 50, requestKey: requestKey() });
  }
  expect((await blocksOf(db, partyID)).length).toBeLessThanOrEqual(2);
  const ticket = await join(stage.fan(0), partyID);
  expect((await queueTicket(stage.fan(0), ticket)).position).toBe(51);
}, 120_000);

test('the reads that a ticket and a page need have an index each', async () => {
  const { db } = stage;
  const plan = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    db.transaction().execute(async (trx) => {
      // The planner of a small table prefers to read all of it.
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql`
        explain select id from queue_entries where party_id = ${sql.lit(requestKey())}
        and ${condition} order by ${order} limit 20`.execute(trx);
      return JSON.stringify(rows);
    });
  const played = await plan(sql`status = 200`, sql`ended_at desc`);
  expect(played).toContain('queue_entries_played');
  expect(played).not.toContain('Sort');
  expect(await plan(sql`ended_at is not null`, sql`ended_at desc`)).toContain('queue_entries_done');
  const up = await plan(sql`status between 120 and 140`, sql`status desc, number`);
  expect(up).toContain('queue_entries_up');
  expect(up).not.toContain('Sort');
  const away = await plan(sql`status = 110`, sql`away_since, number`);
  expect(away).toContain('queue_entries_away');
  expect(away).not.toContain('Sort');
});

test('with sixty people up, everyone is reached page by page, each once and in order', async () => {
  const partyID = await seedParty(stage.db, userIdOf(stage.creator), 130);
  for (const count of [40, 20]) {
    await callNext(stage.creator, { partyID, count, requestKey: requestKey() });
  }
  const entries = await entriesOf(stage.db, partyID);
  const entryIds = entries.slice(10, 14).map(({ id }) => id);
  await markMembers(stage.creator, { partyID, entryIds, mark: 'PLAYING' });
  const first = await partyDetails(stage.visitor, { partyID });
  const seen = [...first.partyMembers];
  const pages = [first.partyMembers.length];
  let cursor = first.membersCursor;
  while (cursor !== null) {
    const page = await partyMembersPage(stage.visitor, { partyID, cursor });
    seen.push(...page.items);
    pages.push(page.items.length);
    ({ cursor } = page);
  }
  expect(pages).toEqual([50, 50, 30]);
  const expected = (await entriesOf(stage.db, partyID)).sort(
    (a, b) => b.status - a.status || a.number - b.number,
  );
  expect(seen.map(({ number }) => number)).toEqual(expected.map(({ number }) => number));
  expect(await partyMembersPage(stage.visitor, { partyID })).toEqual({
    items: first.partyMembers,
    cursor: first.membersCursor,
  });
  const last = (await messagesOf(stage.db, partyID)).at(-1);
  expect(last).toMatchObject({ partyMembers: first.partyMembers });
});

test('an update with fifty members of the longest names, photos and texts is under 32 KiB', async () => {
  const wide = (length: number) => '\u{20AC}'.repeat(length);
  const handle = (index: number) => `${index}`.padStart(30, 'x');
  const photo = (length: number) => `https://example.org/${'p'.repeat(length - 20)}`;
  const people = await seedUsers(stage.db, 'longest', 51, 'FAN');
  for (const [index, { id }] of people.entries()) {
    await stage.db
      .updateTable('users')
      .set({
        handle: handle(index),
        extraPublic: JSON.stringify({ profile_photo: photo(index === 0 ? 201 : 200) }),
      })
      .where('id', '=', id)
      .execute();
  }
  await stage.db
    .updateTable('users')
    .set({
      firstName: wide(LIMITS.name),
      lastName: wide(LIMITS.name),
      extraPublic: JSON.stringify({ profile_photo: photo(500) }),
    })
    .where('id', '=', userIdOf(stage.creator))
    .execute();
  const partyID = await openParty(stage.creator, {
    queueSize: LIMITS.queueSize,
    seatsPerRound: LIMITS.seatsPerRound,
    entryFields: Array.from({ length: LIMITS.entryFields }, (_, index) => ({
      key: `${index}`.padEnd(40, 'k'),
      kind: 'GAME_ID' as const,
      label: wide(LIMITS.entryFieldLabel),
      required: false,
      maxLength: LIMITS.entryFieldValue,
    })),
  });
  await stage.db
    .updateTable('parties')
    .set({ nextNumber: 1_000_000_000, seq: 1_000_000_000 })
    .where('id', '=', partyID)
    .execute();
  for (const { id, handle: name } of people) {
    const actor = {
      userId: id,
      userType: 'FAN',
      handle: name,
      isQuick: false,
      sessionId: null,
    } as const;
    await join({ ...stage.visitor, actor }, partyID);
  }
  await editParty(stage.creator, {
    partyID,
    version: 2,
    title: wide(LIMITS.partyTitle),
    game: wide(LIMITS.partyGame),
    notice: '"'.repeat(LIMITS.partyNotice / 2) + wide(LIMITS.partyNotice / 2),
  });
  const last = (await messagesOf(stage.db, partyID)).at(-1);
  if (last?.type !== 'PARTY_UPDATE') throw new Error('no update');
  const photos = last.partyMembers.map(({ profilePhoto }) => profilePhoto);
  expect(photos).toHaveLength(50);
  expect(photos[0]).toBe('/default-user.png');
  expect(photos[1]).toBe(photo(200));
  expect(Buffer.byteLength(JSON.stringify(last))).toBeLessThan(32 * 1024);
});
