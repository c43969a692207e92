import { sql } from 'kysely';
import type { FundMode, FundState } from '@/lib/shared/fund/states';
import { LIMITS } from '@/lib/shared/limits';
import type { LotteryState } from '@/lib/shared/lottery/states';
import type { Currency } from '@/lib/shared/money/money';
import type { PartyState } from '@/lib/shared/parties/messages';

/** Tools of a kind that a list shows of one creator. */
const LIVE_SHOWN = 6;

/** A queue that a creator runs right now. */
export interface LivePartyRow {
  id: string;
  title: string;
  game: string;
  state: PartyState;
  memberCount: number;
}

/** A draw whose order is not known yet. */
export interface LiveLotteryRow {
  id: string;
  title: string;
  /** Of the first prize. */
  prizeTitle: string;
  state: LotteryState;
  memberCount: number;
}

/** A fund that people contribute to, now or again later. */
export interface LiveFundRow {
  id: string;
  title: string;
  state: FundState;
  mode: FundMode;
  currency: Currency;
  /** In minor units, as `raised`. */
  goal: number;
  raised: number;
  supporterCount: number;
}

/** A queue that a creator has planned; it opens by itself. */
export interface PlannedPartyRow {
  id: string;
  title: string;
  game: string;
  /** UTC ISO 8601. */
  opensAt: string;
  minutes: number;
}

/** A draw that opens by itself. */
export interface PlannedLotteryRow {
  id: string;
  title: string;
  prizeTitle: string;
  /** UTC ISO 8601. */
  opensAt: string;
}

/** A fund that opens by itself. */
export interface PlannedFundRow {
  id: string;
  title: string;
  /** UTC ISO 8601. */
  opensAt: string;
}

// All as JSON, so that a creator and what they run are one statement (decision 0004).

export const liveParties = sql<LivePartyRow[]>`(
  select coalesce(json_agg(json_build_object('id', live.id, 'title', live.title,
    'game', live.game, 'state', live.state, 'memberCount', live.member_count)), '[]'::json)
  from (
    select id, title, game, state, member_count from parties
    where creator_id = users.id and state in ('OPEN', 'PAUSED')
    order by state = 'OPEN' desc, id desc limit ${sql.lit(LIVE_SHOWN)}
  ) live)`;

export const liveLotteries = sql<LiveLotteryRow[]>`(
  select coalesce(json_agg(json_build_object('id', live.id, 'title', live.title,
    'prizeTitle', coalesce(live.prizes->0->>'title', ''), 'state', live.state,
    'memberCount', live.member_count)), '[]'::json)
  from (
    select id, title, prizes, state, member_count from lotteries
    where creator_id = users.id and state in ('OPEN', 'PAUSED', 'CLOSED')
    order by state = 'OPEN' desc, state = 'PAUSED', id desc limit ${sql.lit(LIVE_SHOWN)}
  ) live)`;

export const plannedParties = sql<PlannedPartyRow[]>`(
  select coalesce(json_agg(json_build_object('id', planned.id, 'title', planned.title,
    'game', planned.game, 'opensAt', planned.scheduled_at, 'minutes', planned.planned_minutes)
    order by planned.scheduled_at), '[]'::json)
  from (
    select id, title, game, scheduled_at, planned_minutes from parties
    where creator_id = users.id and state = 'SCHEDULED'
    order by scheduled_at limit ${sql.lit(LIMITS.plannedShown)}
  ) planned)`;

export const plannedLotteries = sql<PlannedLotteryRow[]>`(
  select coalesce(json_agg(json_build_object('id', planned.id, 'title', planned.title,
    'prizeTitle', coalesce(planned.prizes->0->>'title', ''), 'opensAt', planned.opens_at)
    order by planned.opens_at), '[]'::json)
  from (
    select id, title, prizes, opens_at from lotteries
    where creator_id = users.id and state = 'SCHEDULED'
    order by opens_at limit ${sql.lit(LIMITS.plannedShown)}
  ) planned)`;

export const liveFunds = sql<LiveFundRow[]>`(
  select coalesce(json_agg(json_build_object('id', live.id, 'title', live.title,
    'state', live.state, 'mode', live.mode, 'currency', live.currency, 'goal', live.goal,
    'raised', case live.mode when 'KEEP' then live.settled + live.offline + live.starting
      else live.settled + live.pending end,
    'supporterCount', live.supporter_count)), '[]'::json)
  from (
    select * from funds
    where creator_id = users.id and state in ('LIVE', 'PAUSED')
    order by state = 'PAUSED', id desc limit ${sql.lit(LIVE_SHOWN)}
  ) live)`;

export const plannedFunds = sql<PlannedFundRow[]>`(
  select coalesce(json_agg(json_build_object('id', planned.id, 'title', planned.title,
    'opensAt', planned.starts_at) order by planned.starts_at), '[]'::json)
  from (
    select id, title, starts_at from funds
    where creator_id = users.id and state = 'SCHEDULED'
    order by starts_at limit ${sql.lit(LIMITS.plannedShown)}
  ) planned)`;
