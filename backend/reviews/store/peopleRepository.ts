import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** What reviews and their mails say of people. Deleted accounts are missing. */
export function findPeople(db: Kysely<Tables>, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'handle', 'firstName', 'lastName', 'userType', 'extraPublic'])
    .where('id', 'in', [...ids])
    .execute();
}
