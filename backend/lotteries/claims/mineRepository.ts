import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import { ENTRY, type LotteryState } from '@/lib/shared/lottery/states';

type Db = Kysely<Tables>;

/** An entry of a fan with its draw. */
export interface MyDrawRow {
  lotteryId: string;
  uuid: string;
  title: string;
  state: LotteryState;
  status: number;
  tickets: number;
  ticketTotal: number;
  closesAt: Date | null;
  confirmedAt: Date | null;
  claimBy: Date | null;
  detailsBy: Date | null;
  /** The prize they won, else the first one. */
  prize: LotteryPrize | null;
  creatorHandle: string;
  creatorFirstName: string;
  creatorLastName: string;
}

/** Days a prize that was handed over stays among one's own. */
const LATELY = 30;

/**
 * A fan's entries in draws that run, and what they won lately: claims that wait come first, by their
 * deadlines, then details that are missing, then draws by the end of their entry.
 */
export async function myDrawRows(
  db: Db,
  userId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<MyDrawRow[]> {
  const { entered, won, claimed, fulfilled } = ENTRY;
  const { rows } = await sql<MyDrawRow>`
    select e.lottery_id, e.claim_uuid as uuid, l.title, l.state, e.status, e.tickets,
      l.ticket_total, l.closes_at, e.confirmed_at, e.claim_by, e.details_by,
      l.prizes -> coalesce(e.prize, 0) as prize, creator.handle as creator_handle,
      creator.first_name as creator_first_name, creator.last_name as creator_last_name
    from lottery_entries e
    join lotteries l on l.id = e.lottery_id
    join users creator on creator.id = l.creator_id
    where e.user_id = ${userId} and (
      e.status = ${sql.lit(entered)} and l.state in ('OPEN', 'PAUSED', 'CLOSED')
      or e.status in (${sql.lit(won)}, ${sql.lit(claimed)})
      or e.status = ${sql.lit(fulfilled)}
        and e.fulfilled_at > ${now}::timestamptz - interval '1 day' * ${sql.lit(LATELY)})
    order by
      case when e.status = ${sql.lit(won)} and e.claim_by is not null then 0
        when e.status = ${sql.lit(won)} then 1
        when e.status = ${sql.lit(claimed)} and e.details_at is null then 2
        when e.status = ${sql.lit(entered)} then 3 else 4 end,
      coalesce(e.claim_by, e.details_by, l.closes_at), e.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** A prize that waits for somebody's press. */
export interface WaitingPrize {
  lotteryId: string;
  uuid: string;
  title: string;
  prize: LotteryPrize;
  confirmedAt: Date;
  claimBy: Date;
  creatorFirstName: string;
  creatorLastName: string;
  creatorExtraPublic: unknown;
}

/** The prizes that wait for a user's press now, the most urgent first. */
export async function waitingPrizes(
  db: Db,
  userId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingPrize[]> {
  const { rows } = await sql<WaitingPrize>`
    select e.lottery_id, e.claim_uuid as uuid, l.title, l.prizes -> e.prize as prize,
      e.confirmed_at, e.claim_by, creator.first_name as creator_first_name,
      creator.last_name as creator_last_name, creator.extra_public as creator_extra_public
    from lottery_entries e
    join lotteries l on l.id = e.lottery_id
    join users creator on creator.id = l.creator_id
    where e.user_id = ${userId} and e.status = ${sql.lit(ENTRY.won)} and e.claim_by > ${now}
    order by e.claim_by limit ${limit}`.execute(db);
  return rows;
}

/** A draw that waits for an account. */
export interface WaitingDraw {
  lotteryId: string;
  uuid: string;
  title: string;
  prizeTitle: string;
  /** Won, and said so: a winner who is not confirmed does not know of it. */
  isPrize: boolean;
  /** Of a prize that asks something of its winner. */
  until: Date | null;
}

/**
 * Draws that still wait for an account: an entry whose order is not known or may come up, or a prize
 * that is not handed over. Prizes come first.
 */
export async function waitingDraws(db: Db, userId: string, limit: number): Promise<WaitingDraw[]> {
  const { entered, won, claimed } = ENTRY;
  const { rows } = await sql<WaitingDraw>`
    with mine as (
      select e.*, l.title, coalesce(l.prizes -> coalesce(e.prize, 0) ->> 'title', '') as prize_title,
        case when e.status = ${sql.lit(won)} then e.claim_by
          when e.status = ${sql.lit(claimed)} and e.details_at is null then e.details_by
        end as until
      from lottery_entries e join lotteries l on l.id = e.lottery_id
      where e.user_id = ${userId} and (
        e.status = ${sql.lit(entered)} and l.state in ('OPEN', 'PAUSED', 'CLOSED', 'CLAIMING')
        or e.status = ${sql.lit(won)}
        or e.status = ${sql.lit(claimed)} and e.purge_at is not null))
    select lottery_id, claim_uuid as uuid, title, prize_title, until,
      status = ${sql.lit(claimed)} or until is not null as is_prize
    from mine
    order by until, status = ${sql.lit(entered)}, id desc limit ${limit}`.execute(db);
  return rows;
}
