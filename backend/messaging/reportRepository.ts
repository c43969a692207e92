import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { MessageReportsTable } from './tables';

/** Keeps a report; false when the same one reported the same thing before. */
export async function insertReport(
  db: Kysely<Tables>,
  report: Insertable<MessageReportsTable>,
): Promise<boolean> {
  const kept = await db
    .insertInto('messageReports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}
