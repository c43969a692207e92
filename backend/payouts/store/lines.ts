import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PayoutLinesTable, PayoutReturnsTable } from '@/backend/payouts/tables';

type Db = Kysely<Tables>;

const DUE = sql<number>`net - taken_back - transferred + reversed - netted`;

/** Adds the line of a payment; once. */
export async function insertLine(db: Db, line: Insertable<PayoutLinesTable>): Promise<void> {
  await db
    .insertInto('payoutLines')
    .values(line)
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .execute();
}

/** The line of a payment, held until the transaction ends. */
export function lockByPayment(db: Db, paymentId: string) {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

/** A row of a line. */
export type LineRow = NonNullable<Awaited<ReturnType<typeof lockByPayment>>>;

/** A line, held until the transaction ends. */
export function lockLine(db: Db, id: string): Promise<LineRow | undefined> {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type Change = Partial<Omit<LineRow, 'id' | 'creatorId' | 'paymentId' | 'gross' | 'fee' | 'net'>>;

export async function changeLine(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('payoutLines').set(change).where('id', '=', id).execute();
}

/** Changes what a line brings, before anything of it moved. */
export async function resizeLine(
  db: Db,
  id: string,
  part: Pick<LineRow, 'title' | 'gross' | 'fee' | 'net'>,
): Promise<void> {
  await db.updateTable('payoutLines').set(part).where('id', '=', id).execute();
}

/** Starts the clearance of a line that waits for its order to be completed. */
export async function setClearsAt(db: Db, paymentId: string, clearsAt: Date): Promise<void> {
  await db
    .updateTable('payoutLines')
    .set({ clearsAt })
    .where('paymentId', '=', paymentId)
    .where('clearsAt', 'is', null)
    .execute();
}

/** The kind of what was sold by a payment. */
export async function kindOf(db: Db, paymentId: string) {
  const row = await db
    .selectFrom('payoutLines')
    .select('kind')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row?.kind;
}

/** Notes that something went back, once for each cause; false: it is noted. */
export async function insertReturn(db: Db, row: Insertable<PayoutReturnsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('payoutReturns')
    .values(row)
    .onConflict((conflict) => conflict.column('sourceId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The part of an open dispute that is held; undefined: none is open. */
export function openDispute(db: Db, sourceId: string) {
  return db
    .selectFrom('payoutReturns')
    .select(['id', 'gross', 'fee'])
    .where('sourceId', '=', sourceId)
    .where('isOpen', '=', true)
    .executeTakeFirst();
}

/** The bank decided for the buyer. */
export async function closeReturn(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('payoutReturns').set({ isOpen: false, at }).where('id', '=', id).execute();
}

/** The bank decided for the creator: nothing goes back. */
export async function deleteReturn(db: Db, id: string): Promise<void> {
  await db.deleteFrom('payoutReturns').where('id', '=', id).execute();
}

/** A line whose clearance is over, held; others that look at the same moment get another one. */
export function lockDueToClear(db: Db, now: Date): Promise<LineRow | undefined> {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('state', '=', 'CLEARING')
    .where('clearsAt', '<=', now)
    .orderBy('clearsAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Cleared lines of a creator whose money is not where it should be, the oldest first, held. */
export function lockOpenLines(db: Db, creatorId: string, limit: number): Promise<LineRow[]> {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .where('clearedAt', 'is not', null)
    .where('isFrozen', '=', false)
    .where(sql<boolean>`${DUE} <> 0`)
    .orderBy('clearedAt')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** Keeps something of a line for another one, or pays it from another one. */
export async function addNetted(db: Db, id: string, by: number): Promise<void> {
  await db
    .updateTable('payoutLines')
    .set({ netted: sql<number>`netted + ${by}` })
    .where('id', '=', id)
    .execute();
}

/** What Stripe is asked to transfer for a creator now. */
export function sendingOf(db: Db, creatorId: string): Promise<LineRow | undefined> {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .where('sending', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}

/** The line of a payment, as it is now. */
export function findByPayment(db: Db, paymentId: string): Promise<LineRow | undefined> {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

/** A line that Stripe was asked to transfer and of which nobody knows whether it did. */
export function anySending(db: Db): Promise<LineRow | undefined> {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('sending', 'is not', null)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
}

/** Takes away the names of people who have deleted their accounts. */
export async function forgetNames(db: Db, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return;
  await db
    .updateTable('payoutLines')
    .set({ fromName: null })
    .where('paymentId', 'in', [...paymentIds])
    .execute();
}

/** Takes away every word from the lines of a creator who leaves; sums and ids stay, as in the books. */
export async function forgetWords(db: Db, creatorId: string): Promise<void> {
  await db
    .updateTable('payoutLines')
    .set({ title: '', fromName: null, href: null })
    .where('creatorId', '=', creatorId)
    .execute();
}

/** Every line of a creator, for the file of their data. */
export function linesOf(db: Db, creatorId: string) {
  return db
    .selectFrom('payoutLines')
    .select(['kind', 'title', 'fromName', 'gross', 'fee', 'net', 'currency', 'state'])
    .select(['takenBack', 'transferred', 'reversed', 'paidAt', 'clearsAt', 'clearedAt', 'sentAt'])
    .where('creatorId', '=', creatorId)
    .orderBy('paidAt')
    .execute();
}

/** What went back of a creator's lines, for the file of their data. */
export function returnsOf(db: Db, creatorId: string) {
  return db
    .selectFrom('payoutReturns')
    .select(['what', 'gross', 'fee', 'isOpen', 'at'])
    .where('creatorId', '=', creatorId)
    .orderBy('at')
    .execute();
}
