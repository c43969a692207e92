import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { leadersJson, type LeaderRow } from './partsRepository';

/** Who is ranked highest in a span of time. */
export async function leadersIn(
  db: Kysely<Tables>,
  fundId: string,
  period: string,
): Promise<LeaderRow[]> {
  const { rows } = await sql<{ leaders: LeaderRow[] }>`
    select ${leadersJson(sql.val(fundId), period)} as leaders`.execute(db);
  return rows[0]?.leaders ?? [];
}
