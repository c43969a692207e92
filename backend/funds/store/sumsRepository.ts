import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { SumsChange } from '@/backend/funds/sums/policy';
import type { FundCorrectionsTable } from '@/backend/funds/tables';

type Db = Kysely<Tables>;

/** What the sums of a contribution belong to. */
export interface SumsOf {
  fundId: string;
  tierId: string | null;
  pollOptionId: string | null;
  paidAt: Date | null;
}

/**
 * Writes the sums of a locked fund's parts, in one statement. Returns how many supporters more or less
 * there are: people of whom the first or the last contribution counts.
 */
export async function writeSums(
  db: Db,
  { fundId, tierId, pollOptionId, paidAt }: SumsOf,
  { taken, backers, weight, people, ranks }: SumsChange,
): Promise<number> {
  const { rows } = await sql<{ supporters: number }>`
    with tier as (
      update fund_tiers set taken = taken + ${taken}, backers = backers + ${backers}
      where id = ${tierId}::uuid and (${taken}::int <> 0 or ${backers}::int <> 0)
    ), voted as (
      update fund_poll_options set total = total + ${weight}
      where id = ${pollOptionId}::uuid and ${weight}::int <> 0
    ), matched as (
      update fund_matches set matched = matched + ${weight}
      where fund_id = ${fundId} and ${weight}::int <> 0
        and ${paidAt}::timestamptz >= started_at
        and ${paidAt}::timestamptz < least(until, coalesce(ended_at, until))
    ), ranked as (
      insert into fund_ranks (fund_id, period, who, user_id, name, total)
      select ${fundId}::uuid, period, who, "userId", name, total
      from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb)
        as r (period text, who text, "userId" uuid, name text, total bigint)
      on conflict (fund_id, period, who)
      do update set total = fund_ranks.total + excluded.total
    ), people as (
      insert into fund_supporters as s (fund_id, who, counted)
      select ${fundId}::uuid, who, counted
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (who text, counted int)
      on conflict (fund_id, who) do update set counted = s.counted + excluded.counted
      returning who, counted
    )
    select coalesce(sum(case
      when people.counted > 0 and people.counted - p.counted <= 0 then 1
      when people.counted <= 0 and people.counted - p.counted > 0 then -1
      else 0 end), 0)::int as supporters
    from people
    join jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (who text, counted int)
      using (who)`.execute(db);
  return rows[0]?.supporters ?? 0;
}

/** Marks milestones of a locked fund as reached. */
export async function reachMilestones(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('fundMilestones')
    .set({ reachedAt: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** Notes why the sum changed, once for each cause. */
export async function insertCorrection(
  db: Db,
  correction: Insertable<FundCorrectionsTable>,
): Promise<void> {
  await db
    .insertInto('fundCorrections')
    .values(correction)
    .onConflict((conflict) => conflict.columns(['fundId', 'kind', 'sourceId']).doNothing())
    .execute();
}
