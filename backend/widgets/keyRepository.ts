import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Numbered } from './repository';

type Db = Kysely<Tables>;

/** What the key of a widget is derived from. */
export interface KeySource {
  id: string;
  creatorId: string;
  toolId: string | null;
  keyVersion: number;
}

export async function readSecret(db: Db): Promise<string> {
  const { secret } = await db.selectFrom('widgetSecret').select('secret').executeTakeFirstOrThrow();
  return secret;
}

/** Writes down that somebody was shown the key of a widget. */
export async function noteViewer(
  db: Db,
  viewer: { widgetId: string; userId: string; seenAt: Date },
): Promise<void> {
  await db
    .insertInto('widgetViewers')
    .values(viewer)
    .onConflict((conflict) => conflict.columns(['widgetId', 'userId']).doNothing())
    .execute();
}

/** A widget, locked until the transaction ends. */
export function lockWidget(db: Db, id: string): Promise<KeySource[]> {
  return sources(db).where('id', '=', id).forUpdate().execute();
}

/**
 * Widgets whose keys somebody was shown, of one creator or of all (null), locked in one order. Of one
 * creator all are locked before that is looked up: a key that is being shown was written down then.
 */
export async function lockSeenBy(
  db: Db,
  userId: string,
  creatorId: string | null,
): Promise<KeySource[]> {
  if (creatorId !== null) {
    await sources(db).where('creatorId', '=', creatorId).orderBy('id').forUpdate().execute();
  }
  return sources(db)
    .where('id', 'in', (query) =>
      query.selectFrom('widgetViewers').select('widgetId').where('userId', '=', userId),
    )
    .$if(creatorId !== null, (query) => query.where('creatorId', '=', creatorId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

function sources(db: Db) {
  return db.selectFrom('widgets').select(['id', 'creatorId', 'toolId', 'keyVersion']);
}

/**
 * Gives locked widgets their next keys, with the next `seq`, and forgets who was shown the last ones.
 * The foreign key takes the tokens from them, so that they are revoked.
 */
export async function renewKeys(
  db: Db,
  renewed: readonly { id: string; keyHash: string }[],
): Promise<Numbered[]> {
  const ids = renewed.map(({ id }) => id);
  const hashes = renewed.map(({ keyHash }) => keyHash);
  const { rows } = await sql<Numbered>`
    with forgotten as (delete from widget_viewers where widget_id = any(${ids}::uuid[]))
    update widgets
    set key_version = key_version + 1, key_hash = given.key_hash, seq = seq + 1,
      last_used_at = null, last_used_by = null
    from unnest(${ids}::uuid[], ${hashes}::text[]) given (id, key_hash)
    where widgets.id = given.id
    returning widgets.id, widgets.seq`.execute(db);
  return rows;
}

/** Deletes a widget that is not the permanent one. The foreign key takes the tokens from it. */
export function deleteWidget(db: Db, id: string): Promise<Numbered | undefined> {
  return db
    .deleteFrom('widgets')
    .where('id', '=', id)
    .where('isPermanent', '=', false)
    .returning(['id', 'seq'])
    .executeTakeFirst();
}

/** Deletes all widgets of a creator. */
export function deleteWidgetsOf(db: Db, creatorId: string): Promise<Numbered[]> {
  return db
    .deleteFrom('widgets')
    .where('creatorId', '=', creatorId)
    .returning(['id', 'seq'])
    .execute();
}

/** Whom to tell about the keys of their widgets; the address only when it is confirmed. */
export function findOwners(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerifiedAt', 'firstName', 'locale'])
    .where('id', 'in', [...ids])
    .execute();
}
