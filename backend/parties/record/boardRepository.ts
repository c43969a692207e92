import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

type Db = Kysely<Tables>;

/** A fan's turns with a creator. */
export interface BoardRow {
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
  count: number;
}

/**
 * Who had the most turns with a creator since then (null: ever); of equals who had theirs first.
 * Guests, and fans who want no place on a board, have none.
 */
export async function mostPlayed(
  db: Db,
  creatorId: string,
  { since, limit }: { since: Date | null; limit: number },
): Promise<BoardRow[]> {
  const recent = since === null ? sql`true` : sql`e.ended_at > ${since}`;
  const { rows } = await sql<BoardRow>`
    select fan.handle, fan.extra_public, most.count
    from (
      select e.user_id, count(*)::int as count, max(e.ended_at) as last
      from parties p join queue_entries e on e.party_id = p.id
      where p.creator_id = ${creatorId} and e.status = ${sql.lit(STATUS.played)} and ${recent}
        and e.user_id is not null
        and not exists (select 1 from board_exits gone where gone.user_id = e.user_id)
      group by e.user_id
      order by count(*) desc, max(e.ended_at), e.user_id
      limit ${limit}
    ) most join users fan on fan.id = most.user_id
    order by most.count desc, most.last, most.user_id`.execute(db);
  return rows;
}

export async function isOnBoards(db: Db, userId: string): Promise<boolean> {
  const exit = await db
    .selectFrom('boardExits')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return exit === undefined;
}

export async function leaveBoards(db: Db, userId: string, leftAt: Date): Promise<void> {
  await db
    .insertInto('boardExits')
    .values({ userId, leftAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function joinBoards(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('boardExits').where('userId', '=', userId).execute();
}
