import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { joinQueue } from '@/backend/parties/service';
import { newId } from '@/backend/platform/id';
import type { TestContext } from '@/__tests__/support/context';
import {
  counted,
  entriesOf,
  join,
  messagesOf,
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
  stage = await openStage(120);
}, 60_000);
afterAll(() => stage.close());

/** A second connection to the same database, as a second backend has one. */
const elsewhere = (context: TestContext): TestContext => counted(context).context;

const codesOf = (joins: readonly Promise<unknown>[]) => Promise.all(joins.map(refusalOf));

const whoStands = async (partyId: string) =>
  (await entriesOf(stage.db, partyId)).map(({ userId }) => userId);

/** Makes the end of the transaction fail in which somebody joins. */
async function breakCommits(partyId: string, code: string, userId: string | null) {
  const whose = sql.lit(userId ?? '');
  await sql`create function refuse_entry() returns trigger language plpgsql as ${sql.lit(
    `begin raise exception 'broken' using errcode = '${code}'; end`,
  )}`.execute(stage.db);
  await sql`create constraint trigger refuse_entry after insert on queue_entries
    deferrable initially deferred for each row
    when (new.party_id::text = ${sql.lit(partyId)} and ${whose} in ('', new.user_id::text))
    execute function refuse_entry()`.execute(stage.db);
  return () => sql`drop function refuse_entry() cascade`.execute(stage.db);
}

test('a hundred joins at once are one transaction, in the order in which they came', async () => {
  const partyID = await openParty(stage.creator);
  const { context, statements } = counted(stage.visitor);
  const rush = stage.fans.slice(0, 100).map((fan) => ({ ...fan, db: context.db }));
  expect(await outcomes(rush.map((fan) => join(fan, partyID)))).toEqual({ ok: 100 });
  // The party is held, all of them are looked up, those kept out as well, and the creator's words;
  // their entries are written, and their messages.
  expect(statements()).toBe(6);
  expect(await whoStands(partyID)).toEqual(rush.map(userIdOf));
  const entries = await entriesOf(stage.db, partyID);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, nth) => nth + 1));
  const messages = await messagesOf(stage.db, partyID);
  const { seq, memberCount } = await partyRow(stage.db, partyID);
  expect(memberCount).toBe(100);
  expect(messages.map((message) => message.seq)).toEqual(
    Array.from({ length: seq }, (_, n) => n + 1),
  );
  const appended = messages.flatMap((message) =>
    message.type === 'QUEUE_APPEND' ? [message.member.id] : [],
  );
  expect(appended).toEqual(entries.map(({ id }) => id));
});

test('a queue that fills up in a rush takes the first ones', async () => {
  const partyID = await openParty(stage.creator, { queueSize: 10 });
  const rush = stage.fans.slice(0, 25);
  const results = await codesOf(rush.map((fan) => join(fan, partyID)));
  expect(results).toEqual(rush.map((_, nth) => (nth < 10 ? 'ok' : 'party.full')));
  expect(await whoStands(partyID)).toEqual(rush.slice(0, 10).map(userIdOf));
});

test('who is refused in a rush takes no place from the others', async () => {
  const label = { kind: 'TEXT' as const, label: 'Name', required: true, maxLength: 20 };
  const partyID = await openParty(stage.creator, {
    groupMax: 2,
    entryFields: [{ ...label, key: 'name' }],
  });
  const fields = [{ key: 'name', value: 'Ada' }];
  const results = await codesOf([
    joinQueue(stage.fan(0), { partyID, fields }),
    joinQueue(stage.creator, { partyID, fields }),
    joinQueue(stage.fan(1), { partyID, fields: [] }),
    joinQueue(stage.fan(2), { partyID, fields, seats: 3 }),
    joinQueue(stage.visitor, { partyID, fields }),
    joinQueue(stage.fan(3), { partyID, fields, seats: 2 }),
    joinQueue(stage.fan(1), { partyID, fields }),
    join(stage.fan(4), newId()),
  ]);
  expect(results).toEqual([
    'ok',
    'party.own_party',
    'party.fields_invalid',
    'party.group_too_large',
    'auth.required',
    'ok',
    'ok',
    'party.not_found',
  ]);
  expect(await whoStands(partyID)).toEqual([0, 3, 1].map((nth) => userIdOf(stage.fan(nth))));
  const remembered = await stage.db.selectFrom('rememberedAnswers').select('userId').execute();
  expect(remembered.map(({ userId }) => userId).sort()).toEqual(
    [0, 1, 3].map((nth) => userIdOf(stage.fan(nth))).sort(),
  );
});

test('who asks twice in a rush has one place and hears of it', async () => {
  const partyID = await openParty(stage.creator);
  const [first, second] = await Promise.allSettled([
    join(stage.fan(0), partyID),
    join(stage.fan(0), partyID),
  ]);
  expect(first.status).toBe('fulfilled');
  expect(second).toMatchObject({
    reason: { code: 'party.already_joined', item: 'value' in first ? first.value : null },
  });
  expect(await whoStands(partyID)).toEqual([userIdOf(stage.fan(0))]);
});

test('each spends the pass that is theirs', async () => {
  const partyID = await openParty(stage.creator);
  const [one, , three] = stage.fans.map(userIdOf);
  const passOf = (userId = '') => ({
    id: newId(),
    creatorId: userIdOf(stage.creator),
    userId,
    givenAt: stage.clock.now(),
  });
  await stage.db
    .insertInto('queuePasses')
    .values([passOf(one), passOf(three)])
    .execute();
  await Promise.all(stage.fans.slice(0, 4).map((fan) => join(fan, partyID)));
  const entries = await entriesOf(stage.db, partyID);
  expect(entries.map(({ lane }) => lane)).toEqual([1, 2, 1, 2]);
  const passes = await stage.db.selectFrom('queuePasses').selectAll().orderBy('id').execute();
  expect(passes.map(({ usedEntryId }) => usedEntryId)).toEqual([entries[0]?.id, entries[2]?.id]);
});

test('a commit that fails is heard by all who were in it and leaves nothing', async () => {
  const partyID = await openParty(stage.creator);
  const before = await partyRow(stage.db, partyID);
  const messageCount = (await messagesOf(stage.db, partyID)).length;
  const mend = await breakCommits(partyID, 'P0001', null);
  const rush = stage.fans.slice(0, 20);
  expect(await outcomes(rush.map((fan) => join(fan, partyID)))).toEqual({ P0001: 20 });
  expect(await entriesOf(stage.db, partyID)).toEqual([]);
  expect(await partyRow(stage.db, partyID)).toEqual(before);
  expect(await messagesOf(stage.db, partyID)).toHaveLength(messageCount);
  await mend();
  expect(await outcomes(rush.map((fan) => join(fan, partyID)))).toEqual({ ok: 20 });
});

test('one whose entry the database refuses keeps nobody else out', async () => {
  const partyID = await openParty(stage.creator);
  const mend = await breakCommits(partyID, '23503', userIdOf(stage.fan(2)));
  const rush = stage.fans.slice(0, 5);
  const results = await codesOf(rush.map((fan) => join(fan, partyID)));
  await mend();
  expect(results).toEqual(['ok', 'ok', '23503', 'ok', 'ok']);
  expect(await whoStands(partyID)).toEqual([0, 1, 3, 4].map((nth) => userIdOf(stage.fan(nth))));
  expect((await partyRow(stage.db, partyID)).memberCount).toBe(4);
});

test('rushes at two backends make one queue', async () => {
  const partyID = await openParty(stage.creator, { queueSize: 100 });
  const [left, right] = [elsewhere(stage.visitor), elsewhere(stage.visitor)];
  const rush = stage.fans.map((fan, nth) => ({ ...fan, db: (nth % 2 ? left : right).db }));
  const results = await outcomes(rush.map((fan) => join(fan, partyID)));
  expect(results).toEqual({ ok: 100, 'party.full': 20 });
  const entries = await entriesOf(stage.db, partyID);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, nth) => nth + 1));
  expect(new Set(entries.map(({ userId }) => userId)).size).toBe(100);
  const seqs = (await messagesOf(stage.db, partyID)).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, nth) => nth + 1));
});
