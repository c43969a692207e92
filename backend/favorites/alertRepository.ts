import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { AlertKind } from '@/lib/shared/fans/favorites';
import type { FavoriteAlertsTable } from './tables';

type Db = Kysely<Tables>;

export type AlertRow = Selectable<FavoriteAlertsTable>;

/** Has those who keep a service told; what waits already stays. */
export async function insertAlert(
  db: Db,
  { serviceId, kind, createdAt }: { serviceId: string; kind: AlertKind; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('favoriteAlerts')
    .values({ serviceId, kind, createdAt, afterId: null })
    .onConflict((conflict) => conflict.columns(['serviceId', 'kind']).doNothing())
    .execute();
}

/** The alert that waits for longest, locked until the transaction ends. */
export function claimAlert(db: Db): Promise<AlertRow | undefined> {
  return db
    .selectFrom('favoriteAlerts')
    .selectAll()
    .orderBy('createdAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Notes the next keepers of a service who asked for this kind and were told nothing of it for a day,
 * by id, and answers them.
 */
export async function tellNext(
  db: Db,
  { serviceId, kind, afterId }: AlertRow,
  { toldBefore, now, limit }: { toldBefore: Date; now: Date; limit: number },
): Promise<string[]> {
  const asked = kind === 'SLOTS' ? sql`notify_slots` : sql`notify_price`;
  const rest = afterId === null ? sql`` : sql`and user_id > ${afterId}`;
  const { rows } = await sql<{ userId: string }>`
    update favorites set told_at = ${now}
    where target_type = 'SERVICE' and target_id = ${serviceId} and user_id in (
      select user_id from favorites
      where target_type = 'SERVICE' and target_id = ${serviceId} and ${asked}
        and (told_at is null or told_at <= ${toldBefore}) ${rest}
      order by user_id limit ${limit})
    returning user_id as "userId"`.execute(db);
  return rows.map(({ userId }) => userId).toSorted();
}

/** Notes how far one came; `last` null: everybody was told. */
export async function saveProgress(
  db: Db,
  { serviceId, kind }: AlertRow,
  last: string | null,
): Promise<void> {
  if (last === null) {
    await db
      .deleteFrom('favoriteAlerts')
      .where('serviceId', '=', serviceId)
      .where('kind', '=', kind)
      .execute();
    return;
  }
  await db
    .updateTable('favoriteAlerts')
    .set({ afterId: last })
    .where('serviceId', '=', serviceId)
    .where('kind', '=', kind)
    .execute();
}
