import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { FundMatchesTable, FundNewsTable } from '@/backend/funds/tables';
import type { MilestoneRow, OptionRow, PollRow, TierRow } from './partsRepository';

type Db = Kysely<Tables>;

/** What a creator sets of a reward; its counters are kept by contributions. */
type TierSettings = Omit<TierRow, 'taken' | 'backers' | 'retiredAt'>;

/**
 * Writes the rewards of a locked fund: new ones and those that stand. Of the others, those that a
 * contribution names are no longer offered, and the rest is deleted.
 */
export async function saveTiers(
  db: Db,
  fundId: string,
  tiers: readonly TierSettings[],
  now: Date,
): Promise<void> {
  const kept = JSON.stringify(tiers.map(({ id }) => id));
  await sql`
    with kept as (select jsonb_array_elements_text(${kept}::jsonb)::uuid as id),
      gone as (delete from fund_tiers t where t.fund_id = ${fundId}
        and t.id not in (select id from kept)
        and not exists (select from contributions c where c.tier_id = t.id))
    update fund_tiers t set retired_at = coalesce(retired_at, ${now}::timestamptz)
    where t.fund_id = ${fundId} and t.id not in (select id from kept)
      and exists (select from contributions c where c.tier_id = t.id)`.execute(db);
  if (tiers.length === 0) return;
  await db
    .insertInto('fundTiers')
    .values([...tiers])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        title: row.ref('excluded.title'),
        description: row.ref('excluded.description'),
        price: row.ref('excluded.price'),
        stock: row.ref('excluded.stock'),
        question: row.ref('excluded.question'),
        opensAt: row.ref('excluded.opensAt'),
        closesAt: row.ref('excluded.closesAt'),
        delivery: row.ref('excluded.delivery'),
        thanks: row.ref('excluded.thanks'),
      })),
    )
    .execute();
}

/** Writes the milestones of a locked fund; those that are not among them are deleted. */
export async function saveMilestones(
  db: Db,
  fundId: string,
  milestones: readonly Omit<MilestoneRow, 'reachedAt'>[],
): Promise<void> {
  const ids = milestones.map(({ id }) => id);
  await db
    .deleteFrom('fundMilestones')
    .where('fundId', '=', fundId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  if (ids.length === 0) return;
  await db
    .insertInto('fundMilestones')
    .values([...milestones])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        amount: row.ref('excluded.amount'),
        title: row.ref('excluded.title'),
        note: row.ref('excluded.note'),
        isHidden: row.ref('excluded.isHidden'),
      })),
    )
    .execute();
}

/** Writes the votes of a locked fund with their options; those that are not among them are deleted. */
export async function savePolls(
  db: Db,
  fundId: string,
  polls: readonly Omit<PollRow, 'options'>[],
  options: readonly Omit<OptionRow, 'total'>[],
): Promise<void> {
  const [pollIds, optionIds] = [polls.map(({ id }) => id), options.map(({ id }) => id)];
  await db
    .deleteFrom('fundPollOptions')
    .where('fundId', '=', fundId)
    .$if(optionIds.length > 0, (query) => query.where('id', 'not in', optionIds))
    .execute();
  await db
    .deleteFrom('fundPolls')
    .where('fundId', '=', fundId)
    .$if(pollIds.length > 0, (query) => query.where('id', 'not in', pollIds))
    .execute();
  if (polls.length === 0) return;
  await db
    .insertInto('fundPolls')
    .values([...polls])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        title: row.ref('excluded.title'),
        closesAt: row.ref('excluded.closesAt'),
      })),
    )
    .execute();
  await db
    .insertInto('fundPollOptions')
    .values([...options])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        label: row.ref('excluded.label'),
      })),
    )
    .execute();
}

/** Ids of the vote options of a fund that contributions name. */
export async function namedOptions(db: Db, fundId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select o.id from fund_poll_options o where o.fund_id = ${fundId}
      and exists (select from contributions c where c.poll_option_id = o.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Shows a hidden milestone, or hides it again. */
export async function setHidden(db: Db, id: string, isHidden: boolean): Promise<void> {
  await db.updateTable('fundMilestones').set({ isHidden }).where('id', '=', id).execute();
}

/** Adds a match; the same request adds one. */
export async function insertMatch(db: Db, match: Insertable<FundMatchesTable>): Promise<void> {
  await db
    .insertInto('fundMatches')
    .values(match)
    .onConflict((conflict) => conflict.columns(['fundId', 'requestKey']).doNothing())
    .execute();
}

export async function endMatchRow(db: Db, id: string, endedAt: Date): Promise<void> {
  await db.updateTable('fundMatches').set({ endedAt }).where('id', '=', id).execute();
}

/** Adds something told to supporters; the same request adds one. Answers the one there is. */
export async function insertNews(db: Db, news: Insertable<FundNewsTable>) {
  await db
    .insertInto('fundNews')
    .values(news)
    .onConflict((conflict) => conflict.columns(['fundId', 'requestKey']).doNothing())
    .execute();
  return db
    .selectFrom('fundNews')
    .selectAll()
    .where('fundId', '=', news.fundId)
    .where('requestKey', '=', news.requestKey)
    .executeTakeFirstOrThrow();
}

/** One thing that was told. */
export function findNews(db: Db, id: string) {
  return db.selectFrom('fundNews').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was told, newest first, behind an id. */
export function newsBefore(
  db: Db,
  fundId: string,
  { before, limit }: { before: string | null; limit: number },
) {
  return db
    .selectFrom('fundNews')
    .selectAll()
    .where('fundId', '=', fundId)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether an amount from elsewhere was put in by this request. */
export async function hasCorrection(db: Db, fundId: string, sourceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('fundCorrections')
    .select('id')
    .where('fundId', '=', fundId)
    .where('kind', '=', 'OFFLINE')
    .where('sourceId', '=', sourceId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Begins the ranking of a time span anew. */
export async function clearRanks(db: Db, fundId: string, period: string): Promise<void> {
  await db
    .deleteFrom('fundRanks')
    .where('fundId', '=', fundId)
    .where('period', '=', period)
    .execute();
}
