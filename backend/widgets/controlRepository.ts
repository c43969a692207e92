import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ControlKeysTable } from './tables';

type Db = Kysely<Tables>;

/** A live key with the host who made it. */
export interface ControlKeyRow {
  id: string;
  /** Null: it belongs to none of the creator's live tools. */
  toolId: string | null;
  action: string;
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  actorId: string;
  handle: string;
  userType: 'CREATOR' | 'FAN';
}

function liveKeys(db: Db) {
  return db
    .selectFrom('controlKeys as key')
    .innerJoin('users as host', 'host.id', 'key.actorId')
    .select(['key.id', 'key.toolId', 'key.action', 'key.hint', 'key.createdAt'])
    .select(['key.lastUsedAt', 'key.actorId', 'host.handle', 'host.userType'])
    .where('key.revokedAt', 'is', null);
}

export function liveKeysOf(db: Db, toolId: string, limit: number): Promise<ControlKeyRow[]> {
  return liveKeys(db)
    .where('key.toolId', '=', toolId)
    .orderBy('key.id', 'desc')
    .limit(limit)
    .execute();
}

export function findLiveKey(db: Db, keyHash: string): Promise<ControlKeyRow | undefined> {
  return liveKeys(db).where('key.keyHash', '=', keyHash).executeTakeFirst();
}

export function findLiveKeyById(db: Db, id: string): Promise<ControlKeyRow | undefined> {
  return liveKeys(db).where('key.id', '=', id).executeTakeFirst();
}

export async function insertKey(db: Db, key: Insertable<ControlKeysTable>): Promise<void> {
  await db.insertInto('controlKeys').values(key).execute();
}

export async function noteKeyUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('controlKeys').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

export async function revokeKey(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('controlKeys').set({ revokedAt: now }).where('id', '=', id).execute();
}

/** Ends the addresses of a creator's live tools, and those that act in somebody's name elsewhere. */
export async function revokeEveryKeyOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('controlKeys')
    .set({ revokedAt: now })
    .where((is) => is.or([is('creatorId', '=', userId), is('actorId', '=', userId)]))
    .where('revokedAt', 'is', null)
    .execute();
}

/** Every key a user made, without the keys. */
export function everyKeyOf(db: Db, userId: string) {
  return db
    .selectFrom('controlKeys')
    .select(['toolId', 'action', 'hint', 'createdAt', 'lastUsedAt', 'revokedAt'])
    .where('actorId', '=', userId)
    .orderBy('createdAt')
    .execute();
}
