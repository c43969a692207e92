import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Somebody a creator lets in where only those invited may join. */
export interface GuestListRow {
  userId: string;
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

/** Those of these users who are on a creator's list. */
export async function guestsAmong(
  db: Db,
  creatorId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('guestLists')
    .select('userId')
    .where('creatorId', '=', creatorId)
    .where('userId', 'in', [...userIds])
    .execute();
  return rows.map(({ userId }) => userId);
}

export function guestListOf(db: Db, creatorId: string, limit: number): Promise<GuestListRow[]> {
  return db
    .selectFrom('guestLists as guest')
    .innerJoin('users as fan', 'fan.id', 'guest.userId')
    .select(['guest.userId', 'fan.handle', 'fan.extraPublic'])
    .where('guest.creatorId', '=', creatorId)
    .orderBy('fan.handle')
    .limit(limit)
    .execute();
}

/** Makes these the whole list. Returns the handles that it found, and how many came and went. */
export async function replaceGuestList(
  db: Db,
  creatorId: string,
  handles: readonly string[],
  now: Date,
): Promise<{ handles: string[]; added: number; removed: number }> {
  const { rows } = await sql<{ handles: string[]; added: number; removed: number }>`
    with wanted as (
      select id, handle from users where handle = any(${[...handles]}::text[]) and id <> ${creatorId}
    ), gone as (
      delete from guest_lists where creator_id = ${creatorId}
        and user_id not in (select id from wanted)
      returning user_id
    ), added as (
      insert into guest_lists (creator_id, user_id, added_at)
      select ${creatorId}, id, ${now} from wanted on conflict do nothing
      returning user_id
    )
    select coalesce((select array_agg(handle) from wanted), '{}') handles,
      (select count(*) from added)::int added, (select count(*) from gone)::int removed`.execute(
    db,
  );
  return rows[0] ?? { handles: [], added: 0, removed: 0 };
}

/** Who is on a user's list, and on whose lists they are. */
export async function everyGuestListOf(db: Db, userId: string) {
  return db
    .selectFrom('guestLists as guest')
    .innerJoin('users as creator', 'creator.id', 'guest.creatorId')
    .innerJoin('users as fan', 'fan.id', 'guest.userId')
    .select(['creator.handle as creator', 'fan.handle as guest', 'guest.addedAt'])
    .where((is) => is.or([is('guest.creatorId', '=', userId), is('guest.userId', '=', userId)]))
    .orderBy('guest.addedAt')
    .execute();
}
