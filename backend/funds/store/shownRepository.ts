import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { leadersJson, type LeaderRow } from './partsRepository';

type Db = Kysely<Tables>;

/** What decides whether everybody may see lists of a fund. */
export function publicFund(db: Db, id: string) {
  return db
    .selectFrom('funds')
    .select(['state', 'leaderboardShown'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Who is ranked highest in a span of time. */
export async function leadersIn(db: Db, fundId: string, period: string): Promise<LeaderRow[]> {
  const { rows } = await sql<{ leaders: LeaderRow[] }>`
    select ${leadersJson(sql.val(fundId), period)} as leaders`.execute(db);
  return rows[0]?.leaders ?? [];
}
