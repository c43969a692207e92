import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ExtraPublicColumn } from './tables';

/** Adds these looks to those a user has; the others stay. */
export async function mergeLooks(
  db: Kysely<Tables>,
  userId: string,
  { looks, now }: { looks: ExtraPublicColumn; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      extraPublic: sql`extra_public || ${JSON.stringify(looks)}::jsonb`,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute();
}

/** Takes the photo away; the default one shows again. */
export async function dropPhoto(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ extraPublic: sql`extra_public - 'profile_photo'`, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}
