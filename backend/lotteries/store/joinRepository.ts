import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY } from '@/lib/shared/lottery/states';
import type { Appended } from '@/backend/lotteries/log';
import type { EntryFacts } from '@/backend/lotteries/policy';
import type { LotteryEntriesTable } from '@/backend/lotteries/tables';
import { insertLinesOf, type LoggedLine, type LotteryRow } from './lotteryRepository';
import { mineJson, type MineRow } from './mineRepository';

type Db = Kysely<Tables>;

/** What is known of somebody who wants to enter, but for whom the creator keeps out. */
export interface KnownFacts extends Omit<EntryFacts, 'keptOut' | 'isRemoved'> {
  userId: string;
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
  /** The newest entry they have in this draw and did not leave. */
  mine: MineRow | null;
  /** Of a quick account: its network address, as a hash. */
  network: string | null;
  /** Salted hash of the network address they enter from. */
  networkHash: string;
}

/** What is known of people who want to enter a draw; who has no account any more is missing. */
export async function joinFacts(
  db: Db,
  lottery: Pick<LotteryRow, 'id' | 'creatorId' | 'notWonDays'>,
  askers: readonly { userId: string; salt: string; address: string }[],
  wonSince: Date,
): Promise<KnownFacts[]> {
  const { id, creatorId, notWonDays } = lottery;
  const live = sql`e.status = ${sql.lit(ENTRY.entered)}`;
  const wonLately = sql`exists (
    select from lottery_entries won join lotteries other on other.id = won.lottery_id
    where won.user_id = fan.id and other.creator_id = ${creatorId}
      and won.status between ${sql.lit(ENTRY.won)} and ${sql.lit(ENTRY.fulfilled)}
      and won.offered_at > ${wonSince})`;
  const { rows } = await sql<KnownFacts>`
    select distinct on (fan.id) fan.id as user_id, fan.handle, fan.extra_public,
      fan.created_at as account_made_at, fan.email_verified_at is not null as is_verified,
      exists (select from favorites f
        where f.creator_id = ${creatorId} and f.user_id = fan.id) as is_follower,
      quick.address_hash as network,
      (select count(*)::int from quick_accounts other
        join lottery_entries e on e.user_id = other.user_id and e.lottery_id = ${id} and ${live}
        where other.address_hash = quick.address_hash) as neighbours,
      (select encode(sha256(convert_to(salt || given.address, 'UTF8')), 'hex')
        from address_salt) as network_hash,
      exists (select from lottery_entries e where e.lottery_id = ${id} and e.user_id = fan.id
        and e.salt = given.salt) as is_salt_used,
      ${notWonDays > 0 ? wonLately : sql`false`} as won_lately,
      ${mineJson(sql<string>`fan.id`)} as mine
    from jsonb_to_recordset(${JSON.stringify(askers)})
      given ("userId" uuid, salt text, address text)
    join users fan on fan.id = given."userId"
    join lotteries on lotteries.id = ${id}
    left join quick_accounts quick on quick.user_id = fan.id and fan.email_verified_at is null
    `.execute(db);
  return rows;
}

/** Data of a user who enters. */
export type NewEntry = Pick<
  Selectable<LotteryEntriesTable>,
  | 'id'
  | 'claimUuid'
  | 'userId'
  | 'n'
  | 'tickets'
  | 'salt'
  | 'label'
  | 'c'
  | 'bonuses'
  | 'logSeq'
  | 'country'
  | 'networkHash'
>;

/**
 * Adds entries to a locked draw, in one statement with their lines of the log and the draw's
 * counters. Their numbers are the draw's next ones, and none of their fans has a live one there.
 */
export async function insertEntries(
  db: Db,
  lotteryId: string,
  given: {
    entries: readonly NewEntry[];
    lines: readonly LoggedLine[];
    tail: Appended['tail'];
    tickets: number;
    now: Date;
  },
): Promise<void> {
  const { entries, lines, tail, tickets, now } = given;
  const many = entries.length;
  await sql`
    with logged as ${insertLinesOf(lotteryId, lines)}, entered as (
      insert into lottery_entries (id, claim_uuid, lottery_id, user_id, n, status, tickets, salt,
        label, c, bonuses, log_seq, joined_at, network_hash, country)
      select id, "claimUuid", ${lotteryId}::uuid, "userId", n, ${sql.lit(ENTRY.entered)}, tickets, salt,
        label, c, bonuses, "logSeq", ${now}::timestamptz, "networkHash", country
      from jsonb_to_recordset(${JSON.stringify(entries)}) given (id uuid, "claimUuid" uuid,
        "userId" uuid, n int, tickets int, salt text, label text, c text, bonuses jsonb,
        "logSeq" int, "networkHash" text, country text)
    )
    update lotteries set next_number = next_number + ${many}, seq = seq + ${many},
      member_count = member_count + ${many}, ticket_total = ticket_total + ${tickets},
      log_seq = ${tail.logSeq}, log_head = ${tail.logHead}, log_ms = ${tail.logMs},
      updated_at = ${now}
    where id = ${lotteryId}`.execute(db);
}
