import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { LIMITS } from '@/lib/shared/limits';
import { ENTRY, type Doubt } from '@/lib/shared/lottery/states';
import type { DrawnRow } from './claimRepository';

type Db = Kysely<Tables>;

/** A drawn winner as the host may see them. */
export interface HostClaimRow extends Omit<DrawnRow, 'offeredAt'> {
  extraPublic: unknown;
  offeredAt: Date;
  /** When their account was made; null: it is gone. */
  madeAt: Date | null;
  /** Prizes at this creator before. */
  wonBefore: number;
}

/** Everyone who was drawn, newest offer last, at most a page of them. */
export async function hostClaimRows(
  db: Db,
  lottery: { id: string; creatorId: string },
): Promise<HostClaimRow[]> {
  const { rows } = await sql<HostClaimRow>`
    select drawn.*, fan.handle, fan.extra_public, fan.created_at as made_at,
      (select count(*)::int from lottery_entries other
        join lotteries before on before.id = other.lottery_id
        where other.user_id = drawn.user_id and before.creator_id = ${lottery.creatorId}
          and before.id <> ${lottery.id} and ${holdsPrize}) as won_before
    from (
      select * from lottery_entries
      where lottery_id = ${lottery.id} and slot is not null
      order by rank desc limit ${LIMITS.pageSize}
    ) drawn
    left join users fan on fan.id = drawn.user_id
    order by drawn.rank`.execute(db);
  return rows;
}

const holdsPrize = sql`other.slot is not null
  and other.status between ${sql.lit(ENTRY.won)} and ${sql.lit(ENTRY.fulfilled)}`;

/**
 * Handles that differ by digits at their end, by lines between or by look-alike digits have one stem.
 * Of an entry that a statement reads as `e`.
 */
const stem = sql`translate(rtrim(lower(e.label), '0123456789_-'), '013457_-', 'oieast')`;

/** A stem shorter than this, with its @, says nothing. */
const STEM = 5;

/** Won at the creator in so many days before. */
const WON_DAYS = 30;
/** An account younger than this is a new one. */
const NEW_DAYS = 7;

/**
 * The doubts about drawn winners whom the host has not confirmed yet, all in one statement: the other
 * entries of the draw are gone through for all winners together.
 */
export async function doubtsIn(
  db: Db,
  lottery: { id: string; creatorId: string },
  now: Date,
): Promise<Map<string, Doubt[]>> {
  const isInSameDraw = sql`e.lottery_id = ${lottery.id} and e.status < ${sql.lit(ENTRY.left)}`;
  const { rows } = await sql<
    { id: string } & Record<'network' | 'name' | 'new' | 'mail' | 'won', boolean>
  >`
    with drawn as (
      select e.id, e.n, e.user_id, e.network_hash, ${stem} as stem,
        fan.created_at as made_at, fan.email_verified_at
      from lottery_entries e join users fan on fan.id = e.user_id
      where e.lottery_id = ${lottery.id} and e.slot is not null
        and e.status = ${sql.lit(ENTRY.won)} and e.confirmed_at is null
    ), others as (
      select drawn.id, true as network, false as name
      from drawn join lottery_entries e on e.network_hash = drawn.network_hash
      where e.n <> drawn.n and ${isInSameDraw}
      union
      select drawn.id, false, true from drawn join lottery_entries e on ${stem} = drawn.stem
      where e.n <> drawn.n and length(drawn.stem) >= ${sql.lit(STEM)} and ${isInSameDraw}
    ), hints as (
      select id, bool_or(network) as network, bool_or(name) as name from others group by id
    )
    select drawn.id, coalesce(hints.network, false) as network,
      coalesce(hints.name, false) as name,
      drawn.made_at > ${now}::timestamptz - interval '1 day' * ${sql.lit(NEW_DAYS)} as new,
      drawn.email_verified_at is null as mail,
      exists (select from lottery_entries other
        join lotteries before on before.id = other.lottery_id
        where other.user_id = drawn.user_id and before.creator_id = ${lottery.creatorId}
          and before.id <> ${lottery.id} and ${holdsPrize}
          and other.offered_at > ${now}::timestamptz - interval '1 day' * ${sql.lit(WON_DAYS)}
      ) as won
    from drawn left join hints on hints.id = drawn.id`.execute(db);
  return new Map(rows.map((row) => [row.id, doubtsOf(row)]));
}

function doubtsOf(row: Record<'network' | 'name' | 'new' | 'mail' | 'won', boolean>): Doubt[] {
  const found: [Doubt, boolean][] = [
    ['SAME_NETWORK', row.network],
    ['NEW_ACCOUNT', row.new],
    ['NO_EMAIL', row.mail],
    ['SIMILAR_NAME', row.name],
    ['WON_BEFORE', row.won],
  ];
  return found.filter(([, isSo]) => isSo).map(([doubt]) => doubt);
}
