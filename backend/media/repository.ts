import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PhotosTable } from './tables';

type Db = Kysely<Tables>;
type PhotoRow = Selectable<PhotosTable>;

/**
 * Returns how many of these names are photos of this user. They are locked until the transaction
 * ends, so that none is deleted while a page begins to show it.
 */
export async function lockOwn(db: Db, userId: string, names: string[]): Promise<number> {
  const held = await db
    .selectFrom('photos')
    .select('id')
    .where('userId', '=', userId)
    .where('name', 'in', names)
    .forKeyShare()
    .execute();
  return held.length;
}

/** A photo of this user's by its name, held as `lockOwn` does. */
export function lockPhoto(db: Db, userId: string, name: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'name', 'width', 'height'])
    .where('userId', '=', userId)
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst();
}

const IS_SENT = sql<boolean>`exists (select from messages where photo_id = photos.id)`;

/** How many photos of this user are kept, but for those in messages. */
export async function countPhotos(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where((photo) => photo.not(IS_SENT))
    .executeTakeFirstOrThrow();
  return Number(count);
}

// Every place that shows a photo. `__tests__/backend/media` compares it with the columns there are.
const ON_A_PAGE = sql<boolean>`(
  exists (select from users
    where id = photos.user_id and extra_public->>'profile_photo' = '/uploads/' || photos.name)
  or exists (select from creator_pages page
    where page.user_id = photos.user_id and banner_photo = '/uploads/' || photos.name)
  or exists (select from creator_examples example
    where example.user_id = photos.user_id and photo = '/uploads/' || photos.name)
  or exists (select from lotteries where prizes @> jsonb_build_array(
    jsonb_build_object('photo', '/uploads/' || photos.name)))
  or exists (select from funds where cover = '/uploads/' || photos.name)
  or exists (select from services
    where creator_id = photos.user_id and images ? ('/uploads/' || photos.name)))`;
const SHOWN = sql<boolean>`(${ON_A_PAGE} or ${IS_SENT})`;

/** Whether a page that everybody may see shows the photo of this name. */
export async function isOnPage(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('photos')
    .select('id')
    .where('name', '=', name)
    .where(ON_A_PAGE)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Deletes the rows of some photos from before a moment that no page shows, and returns them. Runs in
 * a transaction: each row is locked first and checked again, since a page may just have begun to
 * show it.
 */
export async function takeUnshown(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<PhotoRow[]> {
  const held = await db
    .selectFrom('photos')
    .select('id')
    .where('createdAt', '<', before)
    .where((photo) => photo.not(SHOWN))
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  return db
    .deleteFrom('photos')
    .where('id', 'in', ids)
    .where((photo) => photo.not(SHOWN))
    .returningAll()
    .execute();
}

export async function insertPhoto(db: Db, photo: PhotoRow): Promise<void> {
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
