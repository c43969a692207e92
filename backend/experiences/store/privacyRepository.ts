import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** So many more or fewer keep each of these services. */
export async function addFavorites(db: Db, ids: readonly string[], by: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('services')
    .set({ favoriteCount: sql<number>`greatest(favorite_count + ${by}::int, 0)` })
    .where('id', 'in', [...ids])
    .execute();
}

/** Ids of everything a creator ever offered. */
export async function serviceIdsOf(db: Db, creatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('creatorId', '=', creatorId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything a creator set of what they offer, and what fans asked there or they asked elsewhere. */
export async function everythingOf(db: Db, userId: string) {
  const services = await db
    .selectFrom('services')
    .selectAll()
    .where('creatorId', '=', userId)
    .orderBy('id')
    .execute();
  const ofOwn = sql<boolean>`service_id in (select id from services where creator_id = ${userId})`;
  return {
    services,
    serviceTiers: await db
      .selectFrom('serviceTiers')
      .selectAll()
      .where(ofOwn)
      .orderBy('id')
      .execute(),
    serviceQuestions: await db
      .selectFrom('serviceQuestions')
      .selectAll()
      .where(ofOwn)
      .orderBy('id')
      .execute(),
    // Who asked is theirs to know alone.
    questionsToMe: await db
      .selectFrom('publicQuestions')
      .select(['id', 'serviceId', 'text', 'answer', 'state', 'createdAt', 'answeredAt'])
      .where('creatorId', '=', userId)
      .orderBy('id')
      .execute(),
    questionsOfMine: await db
      .selectFrom('publicQuestions')
      .select(['id', 'serviceId', 'text', 'answer', 'state', 'createdAt', 'answeredAt'])
      .where('askerId', '=', userId)
      .orderBy('id')
      .execute(),
  };
}

/** Takes away questions nobody answered of somebody who goes; answered ones stay without a name. */
export async function dropWaiting(db: Db, askerId: string): Promise<void> {
  await db
    .deleteFrom('publicQuestions')
    .where('askerId', '=', askerId)
    .where('state', '<>', 'ANSWERED')
    .execute();
}
