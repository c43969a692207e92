import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Holds every conversation of a user until the transaction ends: nobody else leaves one meanwhile. */
export async function lockAllOf(db: Db, userId: string): Promise<void> {
  await db
    .selectFrom('conversations')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('conversationSides').select('conversationId').where('userId', '=', userId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes those of a user's conversations that the other one has left, or that hold nothing. */
export async function deleteLastOf(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('conversations')
    .where('id', 'in', (query) =>
      query
        .selectFrom('conversationSides')
        .select('conversationId')
        .where('userId', '=', userId)
        .where((is) => is.or([is('partnerId', 'is', null), is('lastAt', 'is', null)])),
    )
    .execute();
}

/** Every conversation of a user, and with whom. */
export function sideRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('conversationSides as side')
    .leftJoin('users as partner', 'partner.id', 'side.partnerId')
    .select(['side.conversationId', 'partner.handle as partner', 'side.folder', 'side.lastAt'])
    .select(['side.received', 'side.readCount'])
    .where('side.userId', '=', userId)
    .orderBy('side.conversationId')
    .execute();
}

/** Everything a user wrote. */
export function messageRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('messages')
    .leftJoin('photos', 'photos.id', 'messages.photoId')
    .select(['messages.conversationId', 'messages.body', 'photos.name as photo'])
    .select('messages.createdAt')
    .where('messages.senderId', '=', userId)
    .orderBy('messages.id')
    .execute();
}

/** Whom a user keeps away. */
export function blockRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('userBlocks')
    .innerJoin('users as blocked', 'blocked.id', 'userBlocks.blockedId')
    .select(['blocked.handle', 'userBlocks.createdAt'])
    .where('userBlocks.userId', '=', userId)
    .orderBy('userBlocks.createdAt')
    .execute();
}

/** What a user reported. */
export function reportRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('messageReports')
    .select(['conversationId', 'messageId', 'reason', 'note', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}
