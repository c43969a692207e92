import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { FundMode, FundState } from '@/lib/shared/fund/states';
import type { ContributionRow } from './contributionRepository';

type Db = Kysely<Tables>;

/** A contribution with what its giver sees of its fund. */
export interface OwnRow extends ContributionRow {
  giverHandle: string | null;
  fundTitle: string;
  fundState: FundState;
  mode: FundMode;
  goal: number;
  deadlineAt: Date | null;
  settled: number;
  pending: number;
  offline: number;
  starting: number;
  anonymousAllowed: boolean;
  fundThanks: string | null;
  creatorHandle: string;
  creatorFirstName: string;
  creatorLastName: string;
  creatorExtraPublic: unknown;
  tierTitle: string | null;
  tierDelivery: string | null;
  tierThanks: string | null;
  optionLabel: string | null;
}

function ownRows(db: Db) {
  return db
    .selectFrom('contributions as c')
    .innerJoin('funds as f', 'f.id', 'c.fundId')
    .innerJoin('users as creator', 'creator.id', 'f.creatorId')
    .leftJoin('users as giver', 'giver.id', 'c.contributorId')
    .leftJoin('fundTiers as t', 't.id', 'c.tierId')
    .leftJoin('fundPollOptions as o', 'o.id', 'c.pollOptionId')
    .selectAll('c')
    .select([
      'giver.handle as giverHandle',
      'f.title as fundTitle',
      'f.state as fundState',
      ...(['f.mode', 'f.goal', 'f.deadlineAt', 'f.settled', 'f.pending', 'f.offline'] as const),
      ...(['f.starting', 'f.anonymousAllowed'] as const),
      'f.thanks as fundThanks',
      'creator.handle as creatorHandle',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'creator.extraPublic as creatorExtraPublic',
      't.title as tierTitle',
      't.delivery as tierDelivery',
      't.thanks as tierThanks',
      'o.label as optionLabel',
    ]);
}

export function findOwn(db: Db, id: string): Promise<OwnRow | undefined> {
  return ownRows(db).where('c.id', '=', id).executeTakeFirst();
}

/** What an account gave, newest first: nothing that was never paid and is over. */
export function ownBefore(
  db: Db,
  userId: string,
  before: string | null,
  limit: number,
): Promise<OwnRow[]> {
  return ownRows(db)
    .where('c.contributorId', '=', userId)
    .where('c.isTest', '=', false)
    .where(sql<boolean>`(c.paid_at is not null or c.payment in ('OPEN', 'PENDING', 'FAILED'))`)
    .$if(before !== null, (query) => query.where('c.id', '<', before ?? ''))
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}
