import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { ToolCreator } from '@/backend/hosting/service';
import type { Tables } from '@/backend/platform/tables';
import type { FundsTable } from '@/backend/funds/tables';
import type { FundState } from '@/lib/shared/fund/states';
import { datedParts, partsJson, type FundParts, type StoredParts } from './partsRepository';
import { newestSupportersJson, type SupporterRow } from './supporterRepository';

type Db = Kysely<Tables>;

export type FundRow = Selectable<FundsTable>;

/** A fund with its parts and what is public of its creator. */
export interface HeldFund extends FundRow, ToolCreator, FundParts {
  creatorLocale: string;
}

/** A fund with what its message shows beside. */
export interface FundView extends HeldFund {
  /** Newest first, at most 10, openly shown ones alone. */
  supporters: SupporterRow[];
}

function fundsWithCreator(db: Db) {
  return db
    .selectFrom('funds')
    .innerJoin('users as creator', 'creator.id', 'funds.creatorId')
    .selectAll('funds')
    .select(partsJson(sql.ref('funds.id')))
    .select([
      'creator.handle as creatorHandle',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'creator.extraPublic as creatorExtraPublic',
      'creator.locale as creatorLocale',
    ]);
}

/** A fund with its parts, in one statement, so that all agrees with its `seq`. */
export async function findFund(db: Db, id: string): Promise<HeldFund | undefined> {
  const row = await fundsWithCreator(db).where('funds.id', '=', id).executeTakeFirst();
  return row && { ...row, ...datedParts(row as unknown as StoredParts) };
}

/** A fund as its message and page show it, in one statement. */
export async function viewFund(db: Db, id: string): Promise<FundView | undefined> {
  const row = await fundsWithCreator(db)
    .select(newestSupportersJson(sql.ref('funds.id')).as('supporters'))
    .where('funds.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, ...datedParts(row as unknown as StoredParts) };
}

/**
 * A fund with its parts, locked until the transaction ends: what happens in one fund runs one after
 * another. The parts are read after the lock is held, or they would be those from before it.
 */
export async function lockFund(db: Db, id: string): Promise<HeldFund | undefined> {
  const locked = await db
    .selectFrom('funds')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && findFund(db, id);
}

/** What changes of a locked fund; the sums are given as they then are. */
export type FundPatch = Partial<
  Omit<Insertable<FundsTable>, 'id' | 'creatorId' | 'createdAt' | 'seq' | 'updatedAt'>
>;

/** Changes a locked fund. `start` is the database, or the beginning of a statement that writes more. */
export async function updateFund(
  start: Pick<Db, 'with'>,
  id: string,
  { patch, messages, now }: { patch: FundPatch; messages: number; now: Date },
): Promise<void> {
  await start
    .with('changed', (query) =>
      query
        .updateTable('funds')
        .set({ ...patch, seq: sql<number>`seq + ${messages}`, updatedAt: now })
        .where('id', '=', id)
        .returning('id'),
    )
    .selectFrom('changed')
    .select('id')
    .executeTakeFirstOrThrow();
}

export async function insertFund(db: Db, draft: Insertable<FundsTable>): Promise<void> {
  await db.insertInto('funds').values(draft).execute();
}

/** By id: what these funds are called. */
export async function titlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('funds')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Says whether a creator has a fund in one of these states. */
export async function hasFundIn(
  db: Db,
  creatorId: string,
  states: readonly FundState[],
): Promise<boolean> {
  const row = await db
    .selectFrom('funds')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where('state', 'in', [...states])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
