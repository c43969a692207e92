import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

interface Banned {
  creatorId: string;
  userId: string;
}

/** Marks every browser of somebody who is being banned, and the network address they came from last. */
export async function insertMarks(
  db: Db,
  { creatorId, userId }: Banned,
  { now, browser, address }: { now: Date; browser: Date; address: Date },
): Promise<void> {
  await sql`
    insert into ban_marks (creator_id, user_id, kind, hash, made_at, until)
    select ${creatorId}::uuid, ${userId}::uuid, 'BROWSER', browser_hash, ${now}::timestamptz,
      ${browser}::timestamptz
    from known_browsers where user_id = ${userId}
    union all
    select ${creatorId}::uuid, ${userId}::uuid, 'ADDRESS', address_hash, ${now}::timestamptz,
      ${address}::timestamptz from (
      select address_hash from (
        select address_hash, seen_at from known_browsers where user_id = ${userId}
        union all
        select address_hash, made_at from quick_accounts where user_id = ${userId}
      ) seen order by seen_at desc limit 1
    ) last
    on conflict do nothing`.execute(db);
}

/** Takes back what the ban of somebody said of others. */
export async function deleteMarks(db: Db, { creatorId, userId }: Banned): Promise<void> {
  await db
    .deleteFrom('banMarks')
    .where('creatorId', '=', creatorId)
    .where('userId', '=', userId)
    .execute();
}
