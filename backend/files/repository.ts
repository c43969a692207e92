import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Room } from './policy';
import type { OrderFilesTable } from './tables';
import type { FileRow } from './uses';

type Db = Kysely<Tables>;
type Place = Pick<FileRow, 'bookingId' | 'tierId'>;

/** What a creator's files take up, and those of one order or tier, with what is on its way. */
export async function roomOf(
  db: Db,
  creatorId: string,
  { bookingId, tierId }: Place,
): Promise<Room> {
  const isHere = sql`booking_id is not distinct from ${bookingId}::uuid
    and tier_id is not distinct from ${tierId}::uuid`;
  const { rows } = await sql<Room>`
    select count(*) filter (where ${isHere} and removed_at is null) as files,
      coalesce(sum(bytes) filter (where ${isHere}), 0)::bigint as in_order,
      coalesce(sum(bytes), 0)::bigint as of_creator
    from order_files where creator_id = ${creatorId}`.execute(db);
  return rows[0] ?? { files: 0, inOrder: 0, ofCreator: 0 };
}

export async function insertFile(db: Db, file: Insertable<OrderFilesTable>): Promise<void> {
  await db.insertInto('orderFiles').values(file).execute();
}

/** Notes that all bytes are here; false: the row is gone. */
export async function markArrived(
  db: Db,
  id: string,
  set: { contentType: string; arrivedAt: Date; attachedAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orderFiles')
    .set(set)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A file whose bytes are here. */
export function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('orderFiles')
    .selectAll()
    .where('id', '=', id)
    .where('arrivedAt', 'is not', null)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function lockFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('orderFiles')
    .selectAll()
    .where('id', '=', id)
    .where('arrivedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes files that one user sent for an order a part of it, and returns how many they are. */
export async function attach(
  db: Db,
  ids: readonly string[],
  of: { ownerId: string; bookingId: string; deliveryNo: number | null; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('orderFiles')
    .set({ attachedAt: of.at, deliveryNo: of.deliveryNo })
    .where('id', 'in', [...ids])
    .where('ownerId', '=', of.ownerId)
    .where('bookingId', '=', of.bookingId)
    .where('use', '=', of.deliveryNo === null ? 'ANSWER' : 'DELIVERY')
    .where('arrivedAt', 'is not', null)
    // An answer may be given again with the same file; a delivery has its own.
    .where((file) => (of.deliveryNo === null ? file.lit(true) : file('attachedAt', 'is', null)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What is attached to these orders, in the order it was sent. */
export function filesOfBookings(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  return db
    .selectFrom('orderFiles')
    .selectAll()
    .where('bookingId', 'in', [...ids])
    .where('attachedAt', 'is not', null)
    .orderBy('id')
    .execute();
}

/** What is in these tiers, or was at a time. */
export function filesOfTiers(
  db: Db,
  ids: readonly string[],
  boughtAt: Date | null,
): Promise<FileRow[]> {
  return db
    .selectFrom('orderFiles')
    .selectAll()
    .where('tierId', 'in', [...ids])
    .where('attachedAt', 'is not', null)
    .where((file) =>
      boughtAt === null
        ? file('removedAt', 'is', null)
        : file.or([file('removedAt', 'is', null), file('removedAt', '>', boughtAt)]),
    )
    .orderBy('id')
    .execute();
}

export async function markRemoved(db: Db, id: string, removedAt: Date): Promise<void> {
  await db.updateTable('orderFiles').set({ removedAt }).where('id', '=', id).execute();
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('orderFiles').where('id', '=', id).execute();
}

/** Deletes what somebody sent as answers, and returns it. */
export function deleteAnswersOf(db: Db, ownerId: string): Promise<FileRow[]> {
  return db
    .deleteFrom('orderFiles')
    .where('ownerId', '=', ownerId)
    .where('use', '=', 'ANSWER')
    .returningAll()
    .execute();
}

/**
 * Deletes the rows of files that nobody attached since a moment, or whose order or tier is gone, and
 * returns them. Runs in a transaction.
 */
export function takeLoose(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<FileRow[]> {
  return db
    .deleteFrom('orderFiles')
    .where('id', 'in', (file) =>
      file
        .selectFrom('orderFiles')
        .select('id')
        .where('createdAt', '<', before)
        .where((loose) =>
          loose.or([
            loose('attachedAt', 'is', null),
            loose.and([loose('bookingId', 'is', null), loose('tierId', 'is', null)]),
          ]),
        )
        .orderBy('createdAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Every file a user has sent. */
export function filesSentBy(db: Db, ownerId: string) {
  return db
    .selectFrom('orderFiles')
    .select(['id', 'use', 'bookingId', 'tierId', 'name', 'bytes', 'contentType', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .execute();
}
