import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { PaymentsTable } from '@/backend/payments/tables';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** A payment with all that only this domain knows. */
export type PaymentRow = Selectable<PaymentsTable>;

/** Adds it unless there is one for this thing already. */
export async function insertPayment(db: Db, row: Insertable<PaymentsTable>): Promise<void> {
  await db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .execute();
}

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByRef(db: Db, kind: string, ref: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
}

export function findByRefs(db: Db, kind: string, refs: readonly string[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('kind', '=', kind)
    .where('ref', 'in', [...refs])
    .execute();
}

/** The payment that a charge attempt of Stripe belongs to: of several that share it, the first. */
export async function findByIntent(db: Db, intentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('intentId', '=', intentId)
    .where((where) =>
      where.or([where('chargeOf', 'is', null), where('chargeOf', '=', where.ref('id'))]),
    )
    .executeTakeFirst();
  return row?.id;
}

/** Holds a payment until the transaction ends: whatever decides about its money does so alone. */
export function lockPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The same, by what it pays. */
export function lockByRef(db: Db, kind: string, ref: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
}

/** The payments that share the charge of one, locked in their order; none: the charge is its own. */
export function lockCharge(db: Db, id: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('chargeOf', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes a locked payment and answers it as it is then. */
export function changePayment(
  db: Db,
  id: string,
  changes: Updateable<PaymentsTable>,
): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes the payments that the reconciler has to look at, the longest due first, and has others leave
 * them alone until `until`.
 */
export async function takeDue(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('payments')
    .set({ checkAt: until })
    .where('id', 'in', (query) =>
      query
        .selectFrom('payments')
        .select('id')
        .where('checkAt', '<=', now)
        .orderBy('checkAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sold by a creator, and neither delivered nor given back: what a suspension or a deletion waits for. */
export async function undeliveredOf(db: Db, sellerId: string): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('state', '=', 'PAID')
    .where('completedAt', 'is', null)
    .where('feeKind', '=', 'EXPERIENCE')
    .orderBy('id')
    .execute();
  return rows.filter(({ amount, refunded, chargedBack }) => refunded + chargedBack < amount);
}

/** What somebody buys or sells and is not settled yet. */
export function unsettledOf(
  db: Db,
  side: { sellerId: string } | { buyerId: string },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', ['OPEN', 'PROCESSING', 'AUTHORISED', 'SAVED'])
    .$if('sellerId' in side, (query) =>
      query.where('sellerId', '=', 'sellerId' in side ? side.sellerId : ''),
    )
    .$if('buyerId' in side, (query) =>
      query.where('buyerId', '=', 'buyerId' in side ? side.buyerId : ''),
    )
    .orderBy('id')
    .execute();
}

/** Takes name and address of somebody off what they bought, and answers what: the ids stay. */
export async function forgetBuyer(db: Db, buyerId: string): Promise<string[]> {
  const rows = await db
    .updateTable('payments')
    .set({ buyerEmail: null, buyerName: null })
    .where('buyerId', '=', buyerId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What somebody bought or sold, as the file of their data shows it. */
export function paymentRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'kind', 'title', 'amount', 'currency', 'fee', 'refunded', 'chargedBack'])
    .select(['state', 'sellerId', 'buyerId', 'buyerEmail', 'buyerName', 'createdAt', 'paidAt'])
    .where((where) => where.or([where('sellerId', '=', userId), where('buyerId', '=', userId)]))
    .orderBy('createdAt')
    .execute();
}
