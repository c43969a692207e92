import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { joinFacts } from '@/backend/parties/store/joinRepository';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(3);
});
afterAll(() => stage.close());

/** Parties of a creator in each of which that fan has an entry of that state. */
async function pastOf(creatorId: string, userId: string, status: number, count: number) {
  const ids = Array.from({ length: count }, newId);
  await sql`
    with tool as (
      insert into live_tools (id, kind, creator_id)
      select unnest(${ids}::uuid[]), 'PARTY', ${creatorId}
    ), party as (
      insert into parties (id, creator_id, title, game, state, seats_per_round, next_number,
        next_place, created_at, updated_at)
      select unnest(${ids}::uuid[]), ${creatorId}, 'Past', 'Chess', 'ENDED', 1, 2, 2, now(), now()
      returning id)
    insert into queue_entries (id, queue_uuid, party_id, user_id, status, number, place, joined_at,
      waiting_since, ended_at)
    select gen_random_uuid(), gen_random_uuid(), id, ${userId}, ${status}, 1, 1048576, now(), now(),
      now() from party`.execute(stage.db);
  return ids;
}

/** Rows of entries that the database's connection has read. */
async function entriesRead(trx: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'queue_entries'`.execute(trx);
  return rows[0]?.read ?? 0;
}

test('turns count in all parties of a creator, what else one did only in this one', async () => {
  const [creatorId, otherId] = [userIdOf(stage.creator), userIdOf(stage.otherCreator)];
  const [fan, other] = [userIdOf(stage.fan(0)), userIdOf(stage.fan(1))];
  await pastOf(creatorId, fan, STATUS.played, 2);
  await pastOf(otherId, fan, STATUS.played, 4);
  await pastOf(creatorId, fan, STATUS.missed, 1);
  const [id = ''] = await pastOf(creatorId, other, STATUS.missed, 1);
  const facts = await joinFacts(stage.db, { id, creatorId }, [fan, other]);
  const of = (userId: string) => facts.find((known) => known.userId === userId);
  expect(of(fan)).toMatchObject({ timesPlayed: 2, missedOut: false, lastPlayedAt: null });
  expect(of(other)).toMatchObject({ timesPlayed: 0, missedOut: true, mine: null });
});

test('P8: a join reads no more of those who joined hundreds of parties before', async () => {
  const creatorId = userIdOf(stage.creator);
  const fan = userIdOf(stage.fan(2));
  const [id = ''] = await pastOf(creatorId, fan, STATUS.left, 800);
  const read = await stage.db.transaction().execute(async (trx) => {
    const before = await entriesRead(trx);
    const [facts] = await joinFacts(trx, { id, creatorId }, [fan]);
    expect(facts).toMatchObject({ userId: fan, timesPlayed: 0 });
    return (await entriesRead(trx)) - before;
  });
  expect(read).toBe(1);
});
