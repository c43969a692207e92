import { sql, type Kysely } from 'kysely';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';
import type { PartyState } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { Recipient } from '@/backend/parties/ticketNews';
import type { ChangedEntry } from './statusRepository';

type Db = Kysely<Tables>;

/** A fan whose next join goes to the priority lane. */
export interface GivenPass {
  /** Of the entry it was given for. */
  id: string;
  passId: string;
}

/**
 * Gives those behind these entries of a party a pass, but guests, whom the creator keeps out,
 * whoever has one, and those who got one for this entry before. Only entries that are over count; in
 * a party that is over all of them are.
 */
export async function givePasses(
  db: Db,
  party: { id: string; creatorId: string; state: PartyState },
  entryIds: readonly string[],
  now: Date,
): Promise<(GivenPass & Recipient)[]> {
  const ids = entryIds.map(() => newId());
  const { rows } = await sql<GivenPass & Recipient>`
    with chosen as (
      select distinct on (e.user_id) e.id, e.user_id, e.queue_uuid, given.pass_id
      from unnest(${[...entryIds]}::uuid[], ${ids}::uuid[]) given (entry_id, pass_id)
      join queue_entries e on e.id = given.entry_id and e.party_id = ${party.id}
      where e.user_id is not null and (${party.state === 'ENDED'} or e.status >= ${sql.lit(STATUS.played)})
        and not exists (select 1 from queue_passes pass where pass.given_for = e.id)
        and not exists (select 1 from creator_bans ban
          where ban.creator_id = ${party.creatorId} and ban.user_id = e.user_id)
    ), added as (
      insert into queue_passes (id, creator_id, user_id, given_at, given_for)
      select pass_id, ${party.creatorId}, user_id, ${now}, id from chosen
      on conflict (creator_id, user_id) where used_entry_id is null and booking_id is null do nothing
      returning id
    )
    select chosen.id, chosen.pass_id, chosen.user_id, chosen.queue_uuid from chosen
    join added on added.id = chosen.pass_id`.execute(db);
  return rows;
}

/** Deletes those of these passes that are unused. Returns their owners and tickets. */
export async function takePassesBack(db: Db, passIds: readonly string[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with taken as (
      delete from queue_passes where id = any(${[...passIds]}::uuid[]) and used_entry_id is null
      returning user_id, given_for
    )
    select taken.user_id, e.queue_uuid from taken
    join queue_entries e on e.id = taken.given_for`.execute(db);
  return rows;
}

/** Locks passes until the transaction ends. */
export async function lockPasses(db: Db, passIds: readonly string[]): Promise<void> {
  if (passIds.length === 0) return;
  await db
    .selectFrom('queuePasses')
    .select('id')
    .where('id', 'in', [...passIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Spends passes on entries. */
export async function spendPasses(
  db: Db,
  spent: readonly { passId: string; entryId: string }[],
): Promise<void> {
  if (spent.length === 0) return;
  const passes = spent.map(({ passId }) => passId);
  const entries = spent.map(({ entryId }) => entryId);
  await sql`
    update queue_passes set used_entry_id = spent.entry_id
    from unnest(${passes}::uuid[], ${entries}::uuid[]) spent (pass_id, entry_id)
    where queue_passes.id = spent.pass_id`.execute(db);
}

/**
 * Gives back what was spent on entries, as a change of status returns them: once, and not to who has
 * another one by now. Whoever missed a call has had the turn, in whatever lane they stand; an undone
 * call or a host's move puts others into another lane, and their pass is not used up by it. What was
 * bought follows its own rules (`bought/places.ts`).
 */
export async function returnPassesOf(
  db: Db,
  changed: readonly Pick<ChangedEntry, 'id' | 'hasSpentPass' | 'before'>[],
): Promise<void> {
  const unmissed = changed.filter(
    ({ hasSpentPass, before }) => hasSpentPass && before.misses === 0,
  );
  if (unmissed.length === 0) return;
  const entryIds = unmissed.map(({ id }) => id);
  await sql`
    update queue_passes p set used_entry_id = null, was_given_back = true
    where p.used_entry_id = any(${entryIds}::uuid[]) and not p.was_given_back
      and p.booking_id is null
      and not exists (select 1 from queue_passes other
        where other.creator_id = p.creator_id and other.user_id = p.user_id
          and other.used_entry_id is null and other.booking_id is null)`.execute(db);
}

/** Every pass a user got or gave. */
export async function everyPassOf(db: Db, userId: string) {
  return db
    .selectFrom('queuePasses as pass')
    .innerJoin('users as creator', 'creator.id', 'pass.creatorId')
    .innerJoin('users as fan', 'fan.id', 'pass.userId')
    .select(['creator.handle as creator', 'fan.handle as fan', 'pass.givenAt'])
    .select(sql<boolean>`pass.used_entry_id is not null`.as('isUsed'))
    .where((is) => is.or([is('pass.creatorId', '=', userId), is('pass.userId', '=', userId)]))
    .orderBy('pass.givenAt')
    .execute();
}
