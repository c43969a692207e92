import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PhotosTable } from './tables';

type Db = Kysely<Tables>;

/** How many of these names are photos of this user. */
export async function countOwn(db: Db, userId: string, names: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPhoto(db: Db, photo: Selectable<PhotosTable>): Promise<void> {
  await db.insertInto('photos').values(photo).execute();
}

/** Every photo a user has uploaded. */
export function photosOf(db: Db, userId: string) {
  return db
    .selectFrom('photos')
    .select(['name', 'width', 'height', 'bytes', 'contentType', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}
