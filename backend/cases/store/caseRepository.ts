import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { CaseStepsTable, ResolutionCasesTable } from '@/backend/cases/tables';
import type { TimePlace } from '@/backend/platform/cursor';

type Db = Kysely<Tables>;

/** A case as it is stored. */
export type CaseRow = Selectable<ResolutionCasesTable>;
export type CaseStepRow = Selectable<CaseStepsTable>;
export type CaseChanges = Updateable<ResolutionCasesTable>;

const AT_ONCE = 20;

export function findCase(db: Db, id: string): Promise<CaseRow | undefined> {
  return db.selectFrom('resolutionCases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The cases of a booking, the newest first. */
export function casesOf(db: Db, bookingId: string): Promise<CaseRow[]> {
  return db
    .selectFrom('resolutionCases')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('id', 'desc')
    .execute();
}

/** The newest case of each of these bookings. */
export function newestCases(db: Db, bookingIds: readonly string[]): Promise<CaseRow[]> {
  return db
    .selectFrom('resolutionCases')
    .distinctOn('bookingId')
    .selectAll()
    .where('bookingId', 'in', [...bookingIds])
    .orderBy('bookingId')
    .orderBy('id', 'desc')
    .execute();
}

/** The open case of a booking; whoever holds the booking's lock holds its cases. */
export function openCaseOf(db: Db, bookingId: string): Promise<CaseRow | undefined> {
  return db
    .selectFrom('resolutionCases')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('state', '<>', 'CLOSED')
    .executeTakeFirst();
}

export async function insertCase(db: Db, row: Insertable<ResolutionCasesTable>): Promise<CaseRow> {
  return db.insertInto('resolutionCases').values(row).returningAll().executeTakeFirstOrThrow();
}

export function changeCase(db: Db, id: string, changes: CaseChanges): Promise<CaseRow> {
  return db
    .updateTable('resolutionCases')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Cases whose deadline is over, the longest due first. */
export function dueCases(db: Db, now: Date): Promise<{ id: string; bookingId: string }[]> {
  return db
    .selectFrom('resolutionCases')
    .select(['id', 'bookingId'])
    .where('deadlineAt', '<=', now)
    .orderBy('deadlineAt')
    .limit(AT_ONCE)
    .execute();
}

/** Cases that wait for a person, the longest first. */
export function escalatedRows(
  db: Db,
  { after, limit }: { after: TimePlace | null; limit: number },
): Promise<CaseRow[]> {
  return db
    .selectFrom('resolutionCases')
    .selectAll()
    .where('state', '=', 'ESCALATED')
    .$if(after !== null, (query) =>
      query.where((one) =>
        one(
          one.refTuple('escalatedAt', 'id'),
          '>',
          one.tuple(after?.at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('escalatedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many cases wait for a person. */
export async function countEscalated(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('resolutionCases')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('state', '=', 'ESCALATED')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds what was done to a case that is locked with its booking. */
export async function insertStep(
  db: Db,
  step: Omit<Insertable<CaseStepsTable>, 'no'>,
): Promise<void> {
  const last = await db
    .selectFrom('caseSteps')
    .select((query) => query.fn.max('no').as('no'))
    .where('caseId', '=', step.caseId)
    .executeTakeFirst();
  await db
    .insertInto('caseSteps')
    .values({ ...step, no: (last?.no ?? 0) + 1 })
    .execute();
}

/** What was done in these cases, in its order. */
export function stepsOfCases(db: Db, caseIds: readonly string[]): Promise<CaseStepRow[]> {
  return db
    .selectFrom('caseSteps')
    .selectAll()
    .where('caseId', 'in', [...caseIds])
    .orderBy('caseId')
    .orderBy('no')
    .execute();
}
