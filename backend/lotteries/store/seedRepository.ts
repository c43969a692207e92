import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Keeps the secret of a draw in place of the one before. */
export async function saveSeed(db: Db, lotteryId: string, seed: string): Promise<void> {
  await db
    .insertInto('lotterySeeds')
    .values({ lotteryId, seed })
    .onConflict((conflict) => conflict.column('lotteryId').doUpdateSet({ seed }))
    .execute();
}

export async function forgetSeed(db: Db, lotteryId: string): Promise<void> {
  await db.deleteFrom('lotterySeeds').where('lotteryId', '=', lotteryId).execute();
}

/** The secret of a draw, for its reveal and its cancelling alone. */
export async function seedOf(db: Db, lotteryId: string): Promise<string> {
  const { seed } = await db
    .selectFrom('lotterySeeds')
    .select('seed')
    .where('lotteryId', '=', lotteryId)
    .executeTakeFirstOrThrow();
  return seed;
}
