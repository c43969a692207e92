import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { TimePlace } from '@/backend/platform/cursor';
import type { Tables } from '@/backend/platform/tables';
import type { Visibility } from '@/lib/shared/fund/states';
import type { ContributionMessage } from '@/lib/shared/fund/states';

/** A contribution that counts, with what `supporterView` decides by what of it is public. */
export interface SupporterRow {
  id: string;
  visibility: Visibility;
  alias: string | null;
  /** Of somebody without an account. */
  name: string | null;
  /** Of an account; null: without one, or it is gone. */
  handle: string | null;
  extraPublic: unknown;
  amount: number;
  tier: string | null;
  message: string | null;
  messageState: ContributionMessage;
  paidAt: Date | string;
}

/** Supporters in `FUND_UPDATE`, and on a page. */
export const SUPPORTERS = 10;

/** Contributions that are given and were not taken back whole. */
const COUNTS = sql`c.paid_at is not null and not c.is_test and c.payment in ('PENDING', 'PLEDGED',
  'DECLINED', 'SETTLED', 'PARTLY_REFUNDED', 'DISPUTED')`;

const OPENLY = sql`c.visibility in ('PUBLIC', 'ALIAS')`;

/**
 * The newest contributions of a fund that show their name and amount, as one JSON value. The others
 * never travel with the message that moves the sum: whoever sees both would know who gave what.
 */
export function newestSupportersJson(fundId: Expression<string>): RawBuilder<SupporterRow[]> {
  return sql<SupporterRow[]>`(
    select coalesce(json_agg(json_build_object('id', s.id, 'visibility', s.visibility,
      'alias', s.alias, 'name', s.name, 'handle', s.handle, 'extraPublic', s.extra_public,
      'amount', s.amount, 'tier', s.tier, 'message', s.message,
      'messageState', s.message_state, 'paidAt', s.paid_at)
      order by s.paid_at desc, s.id desc), '[]')
    from (${supporters(fundId, sql`${OPENLY}`)} limit ${sql.lit(SUPPORTERS)}) s)`;
}

/** All that count, newest first, behind `before`; one more than a page when there are others. */
export async function supportersBefore(
  db: Kysely<Tables>,
  fundId: string,
  before: TimePlace | null,
): Promise<SupporterRow[]> {
  const behind =
    before === null
      ? sql`true`
      : sql`(c.paid_at, c.id) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  const { rows } = await sql<SupporterRow>`
    ${supporters(sql.val(fundId), behind)} limit ${sql.lit(SUPPORTERS + 1)}`.execute(db);
  return rows;
}

function supporters(fundId: Expression<string>, which: RawBuilder<unknown>) {
  return sql<SupporterRow>`
    select c.id, c.visibility, c.alias, c.name, u.handle, u.extra_public, c.amount,
      t.title as tier, c.message, c.message_state, c.paid_at
    from contributions c
    left join users u on u.id = c.contributor_id
    left join fund_tiers t on t.id = c.tier_id
    where c.fund_id = ${fundId} and ${COUNTS} and ${which}
    order by c.paid_at desc, c.id desc`;
}

/** Accounts of whose contributions to a fund some count, in the order of their ids, behind `after`. */
export async function supporterIdsAfter(
  db: Kysely<Tables>,
  fundId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select substr(who, 6) as id from fund_supporters
    where fund_id = ${fundId} and counted > 0 and who like 'user:%'
      and who > ${`user:${after ?? ''}`}
    order by who limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Somebody who gave without an account: by whom the next ones are found, and where mails go. */
export interface GuestRow {
  who: string;
  email: string;
  locale: string;
}

/** Whoever gave to a fund without an account, of whose contributions some count, behind `after`. */
export async function guestsAfter(
  db: Kysely<Tables>,
  fundId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select distinct on (c.who) c.who, c.email, c.locale from contributions c
    where c.fund_id = ${fundId} and ${COUNTS} and c.email is not null and c.who > ${after ?? ''}
    order by c.who, c.id desc limit ${limit}`.execute(db);
  return rows;
}
