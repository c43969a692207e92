import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ContributionList } from '@/lib/shared/fund/states';
import type { ContributionRow } from './contributionRepository';

type Db = Kysely<Tables>;

/** A contribution with what its hosts see beside it. */
export interface HostRow extends ContributionRow {
  handle: string | null;
  extraPublic: unknown;
  tierTitle: string | null;
  optionLabel: string | null;
}

/** Money that is there or promised: what nobody gave is nothing a host has to see. */
const GIVEN = sql<boolean>`c.payment in ('PENDING', 'PLEDGED', 'DECLINED', 'SETTLED',
  'PARTLY_REFUNDED', 'DISPUTED')`;

const WAITS = sql<boolean>`c.message_state in ('PENDING', 'FLAGGED')`;

const LISTS: Record<ContributionList, RawBuilder<boolean>> = {
  ALL: sql`not c.is_test and (c.paid_at is not null or c.payment = 'PENDING')`,
  TO_CHECK: sql`${WAITS} and ${GIVEN}`,
  DENIED: sql`not c.is_test and c.message_state = 'DENIED'`,
  TEST: sql`c.is_test`,
};

function hostRows(db: Db) {
  return db
    .selectFrom('contributions as c')
    .leftJoin('users as u', 'u.id', 'c.contributorId')
    .leftJoin('fundTiers as t', 't.id', 'c.tierId')
    .leftJoin('fundPollOptions as o', 'o.id', 'c.pollOptionId')
    .selectAll('c')
    .select([
      ...(['u.handle', 'u.extraPublic'] as const),
      't.title as tierTitle',
      'o.label as optionLabel',
    ]);
}

/** One contribution as hosts see it. */
export function findHosted(db: Db, fundId: string, id: string): Promise<HostRow | undefined> {
  return hostRows(db).where('c.fundId', '=', fundId).where('c.id', '=', id).executeTakeFirst();
}

/** One of the host's lists, newest first, behind the contribution `before`. */
export function hostedBefore(
  db: Db,
  {
    fundId,
    list,
    before,
    limit,
  }: {
    fundId: string;
    list: Exclude<ContributionList, 'TO_CHECK'>;
    before: string | null;
    limit: number;
  },
): Promise<HostRow[]> {
  return hostRows(db)
    .where('c.fundId', '=', fundId)
    .where(LISTS[list])
    .$if(before !== null, (query) => query.where('c.id', '<', before ?? ''))
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

/** Where a page of the messages to check goes on. */
export interface CheckPlace {
  /** Milliseconds since 1970 of a message that was put off; null: it was not. */
  laterAt: Date | null;
  id: string;
}

/** Messages that wait, in the order in which they came; those put off come last. */
export function toCheckAfter(
  db: Db,
  fundId: string,
  after: CheckPlace | null,
  limit: number,
): Promise<HostRow[]> {
  const behind = !after
    ? sql<boolean>`true`
    : after.laterAt === null
      ? sql<boolean>`(c.later_at is not null or c.id > ${after.id}::uuid)`
      : sql<boolean>`(date_trunc('milliseconds', c.later_at), c.id)
          > (${after.laterAt}::timestamptz, ${after.id}::uuid)`;
  return hostRows(db)
    .where('c.fundId', '=', fundId)
    .where(LISTS.TO_CHECK)
    .where(behind)
    .orderBy('c.laterAt', (order) => order.asc().nullsFirst())
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** Handles of those whom an action was about, of contributions that show one. */
export async function shownHandles(
  db: Db,
  contributionIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contributions as c')
    .innerJoin('users as u', 'u.id', 'c.contributorId')
    .select(['c.id', 'u.handle'])
    .where('c.id', 'in', [...contributionIds])
    .where('c.visibility', 'in', ['PUBLIC', 'HIDE_AMOUNT'])
    .execute();
  return new Map(rows.map(({ id, handle }) => [id, handle]));
}

const THANKABLE = sql`c.thanked_at is null and not c.is_test and c.paid_at is not null
  and ${GIVEN} and c.who not like 'gone:%'`;

/** How many supporters nobody has thanked yet. */
export async function unthankedCount(db: Db, fundId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct c.who)::int as count from contributions c
    where c.fund_id = ${fundId} and ${THANKABLE}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Somebody who is thanked now: an account, or an address with the language of its mail. */
export interface ThankedRow {
  id: string;
  who: string;
  contributorId: string | null;
  email: string | null;
  locale: string;
}

/**
 * Notes who is thanked now: one supporter, or up to so many of all who were not thanked yet. Returns
 * one contribution of each.
 */
export async function markThanked(
  db: Db,
  {
    fundId,
    contributionId,
    now,
    limit,
  }: {
    fundId: string;
    contributionId: string | null;
    now: Date;
    limit: number;
  },
): Promise<ThankedRow[]> {
  const which = contributionId === null ? sql`true` : sql`c.id = ${contributionId}::uuid`;
  const { rows } = await sql<ThankedRow>`
    with people as (
      select distinct c.who from contributions c
      where c.fund_id = ${fundId} and ${THANKABLE} and ${which}
      limit ${limit}
    ), thanked as (
      update contributions c set thanked_at = ${now}::timestamptz
      from people p
      where c.who = p.who and c.fund_id = ${fundId} and ${THANKABLE} and ${which}
      returning c.id, c.who, c.contributor_id, c.email, c.locale
    )
    select distinct on (who) id, who, contributor_id, email, locale
    from thanked order by who, id desc`.execute(db);
  return rows;
}
