import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Whose page a link leads to: a creator or a fan. */
export function findCreator(db: Db, handle: string) {
  return db
    .selectFrom('users')
    .leftJoin('creatorPages as page', 'page.userId', 'users.id')
    .select(['handle', 'firstName', 'lastName', 'extraPublic', 'page.tagline'])
    .where('handle', '=', handle)
    .executeTakeFirst();
}

/** A party that strangers may see, with its host. */
export function findParty(db: Db, partyId: string) {
  return db
    .selectFrom('parties')
    .innerJoin('users', 'users.id', 'parties.creatorId')
    .select(['title', 'game', 'handle', 'firstName', 'lastName', 'extraPublic'])
    .where('parties.id', '=', partyId)
    .where('state', '!=', 'DRAFT')
    .executeTakeFirst();
}
