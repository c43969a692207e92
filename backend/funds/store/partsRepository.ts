import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type {
  FundCorrectionsTable,
  FundMatchesTable,
  FundMilestonesTable,
  FundPollOptionsTable,
  FundPollsTable,
  FundTiersTable,
} from '@/backend/funds/tables';

export type TierRow = Selectable<FundTiersTable>;
export type MilestoneRow = Selectable<FundMilestonesTable>;
export type OptionRow = Selectable<FundPollOptionsTable>;
export type PollRow = Selectable<FundPollsTable> & { options: OptionRow[] };
export type MatchRow = Selectable<FundMatchesTable>;
type CorrectionRow = Selectable<FundCorrectionsTable>;

/** A ranked supporter; `handle` of those alone who are ranked under their own account. */
export interface LeaderRow {
  who: string;
  name: string;
  handle: string | null;
  extraPublic: unknown;
  total: number;
}

/** What belongs to a fund beside its own row. */
export interface FundParts {
  /** In the creator's order, retired ones, too. */
  tiers: TierRow[];
  /** Lowest amount first. */
  milestones: MilestoneRow[];
  polls: PollRow[];
  /** Those that go on and those that ended, newest first. */
  matches: MatchRow[];
  /** Newest first, at most 20. */
  corrections: CorrectionRow[];
  /** Of the whole fund, highest first, at most 10. */
  leaders: LeaderRow[];
}

/** The parts as the database writes them: times are strings. */
export type StoredParts = { [Part in keyof FundParts]: Stored<FundParts[Part][number]>[] };
type Stored<Row> = { [Key in keyof Row]: Date extends Row[Key] ? string | null : Row[Key] };

const CORRECTIONS = 20;
const MATCHES = 10;
const LEADERS = 10;

const tiers = (fundId: Expression<string>) => sql<StoredParts['tiers']>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'fundId', t.fund_id,
    'position', t.position, 'title', t.title, 'description', t.description, 'price', t.price,
    'stock', t.stock, 'taken', t.taken, 'backers', t.backers, 'question', t.question,
    'opensAt', t.opens_at, 'closesAt', t.closes_at, 'delivery', t.delivery, 'thanks', t.thanks,
    'retiredAt', t.retired_at) order by t.position), '[]')
  from fund_tiers t where t.fund_id = ${fundId})`;

const milestones = (fundId: Expression<string>) => sql<StoredParts['milestones']>`(
  select coalesce(json_agg(json_build_object('id', m.id, 'fundId', m.fund_id,
    'amount', m.amount, 'title', m.title, 'note', m.note, 'isHidden', m.is_hidden,
    'reachedAt', m.reached_at) order by m.amount, m.id), '[]')
  from fund_milestones m where m.fund_id = ${fundId})`;

const polls = (fundId: Expression<string>) => sql<StoredParts['polls']>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'fundId', p.fund_id,
    'position', p.position, 'title', p.title, 'closesAt', p.closes_at, 'options', (
      select coalesce(json_agg(json_build_object('id', o.id, 'pollId', o.poll_id,
        'fundId', o.fund_id, 'position', o.position, 'label', o.label, 'total', o.total)
        order by o.position), '[]')
      from fund_poll_options o where o.poll_id = p.id)) order by p.position), '[]')
  from fund_polls p where p.fund_id = ${fundId})`;

const matches = (fundId: Expression<string>) => sql<StoredParts['matches']>`(
  select coalesce(json_agg(json_build_object('id', h.id, 'fundId', h.fund_id, 'name', h.name,
    'upTo', h.up_to, 'matched', h.matched, 'requestKey', h.request_key,
    'startedAt', h.started_at, 'until', h.until, 'endedAt', h.ended_at) order by h.id desc), '[]')
  from (select * from fund_matches where fund_id = ${fundId}
    order by id desc limit ${sql.lit(MATCHES)}) h)`;

const corrections = (fundId: Expression<string>) => sql<StoredParts['corrections']>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'fundId', c.fund_id, 'kind', c.kind,
    'amount', c.amount, 'sourceId', c.source_id, 'at', c.at) order by c.id desc), '[]')
  from (select * from fund_corrections where fund_id = ${fundId}
    order by id desc limit ${sql.lit(CORRECTIONS)}) c)`;

/** Who is ranked highest over a time; the account is looked up of those alone who show it. */
export function leadersJson(
  fundId: Expression<string>,
  period: string,
  limit = LEADERS,
): RawBuilder<LeaderRow[]> {
  return sql<LeaderRow[]>`(
    select coalesce(json_agg(json_build_object('who', r.who, 'name', coalesce(u.handle, r.name),
      'handle', u.handle, 'extraPublic', u.extra_public, 'total', r.total)
      order by r.total desc, r.who), '[]')
    from (select * from fund_ranks
      where fund_id = ${fundId} and period = ${period} and total > 0
      order by total desc, who limit ${sql.lit(limit)}) r
    left join users u on u.id = r.user_id and r.who = 'user:' || r.user_id::text)`;
}

/** Every part of a fund, each as one JSON value, so that they agree with the row they are read with. */
export const partsJson = (fundId: Expression<string>) => [
  tiers(fundId).as('tiers'),
  milestones(fundId).as('milestones'),
  polls(fundId).as('polls'),
  matches(fundId).as('matches'),
  corrections(fundId).as('corrections'),
  leadersJson(fundId, 'FUND').as('leaders'),
];

const dateOf = (value: string | null) => (value === null ? null : new Date(value));
const timeOf = (value: string | null) => new Date(value ?? 0);

/** Parts with their times. */
export function datedParts(stored: StoredParts): FundParts {
  return {
    tiers: stored.tiers.map((tier) => ({
      ...tier,
      opensAt: dateOf(tier.opensAt),
      closesAt: dateOf(tier.closesAt),
      retiredAt: dateOf(tier.retiredAt),
    })),
    milestones: stored.milestones.map((one) => ({ ...one, reachedAt: dateOf(one.reachedAt) })),
    polls: stored.polls.map((poll) => ({ ...poll, closesAt: dateOf(poll.closesAt) })),
    matches: stored.matches.map((match) => ({
      ...match,
      startedAt: timeOf(match.startedAt),
      until: timeOf(match.until),
      endedAt: dateOf(match.endedAt),
    })),
    corrections: stored.corrections.map((one) => ({ ...one, at: timeOf(one.at) })),
    leaders: stored.leaders,
  };
}
