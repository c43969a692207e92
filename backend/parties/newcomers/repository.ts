import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** The last entry of a user in a party. */
export function newestEntry(db: Db, partyId: string, userId: string) {
  return db
    .selectFrom('queueEntries')
    .select(['queueUuid', 'status'])
    .where('partyId', '=', partyId)
    .where('userId', '=', userId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
