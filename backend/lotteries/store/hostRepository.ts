import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { LIMITS } from '@/lib/shared/limits';
import { IS_IN, type MemberRow } from './shownRepository';

type Db = Kysely<Tables>;

/** An entry with what hosts see of its fan. */
export interface HostEntryRow extends MemberRow {
  userId: string | null;
  isVerified: boolean;
  isFollower: boolean;
  rank: number | null;
  endReason: string | null;
}

/** The entries before a number, newest first, and one more than a page when there are others. */
export async function hostEntriesBefore(
  db: Db,
  lottery: { id: string; creatorId: string },
  before: number | null,
): Promise<HostEntryRow[]> {
  const { rows } = await sql<HostEntryRow>`
    select e.id, e.n, e.status, e.tickets, e.joined_at, e.user_id, e.rank, e.end_reason,
      fan.handle, fan.extra_public, fan.email_verified_at is not null as is_verified,
      exists (select from favorites f
        where f.creator_id = ${lottery.creatorId} and f.user_id = fan.id) as is_follower
    from lottery_entries e join users fan on fan.id = e.user_id
    where e.lottery_id = ${lottery.id} and ${IS_IN}
      and (${before}::int is null or e.n < ${before}::int)
    order by e.n desc limit ${sql.lit(LIMITS.pageSize + 1)}`.execute(db);
  return rows;
}
