import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { AskedRow } from '@/backend/bookings/answers/policy';

type Db = Kysely<Tables>;

/** What was asked in a booking, in the order it was asked, with the answers. */
export function questionsOf(db: Db, bookingId: string): Promise<AskedRow[]> {
  return db
    .selectFrom('bookingAnswers')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('position')
    .execute();
}

/** Writes what was answered. */
export async function writeAnswers(
  db: Db,
  rows: readonly AskedRow[],
  answeredAt: Date,
): Promise<void> {
  for (const { bookingId, questionId, value, fileId } of rows) {
    await db
      .updateTable('bookingAnswers')
      .set({ value, fileId, answeredAt: value === null && fileId === null ? null : answeredAt })
      .where('bookingId', '=', bookingId)
      .where('questionId', '=', questionId)
      .execute();
  }
}
