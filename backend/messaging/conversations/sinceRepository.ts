import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

interface Between {
  userId: string;
  otherId: string;
  since: Date;
}

async function conversationOf(db: Db, { userId, otherId }: Between): Promise<string | null> {
  const side = await db
    .selectFrom('conversationSides')
    .select('conversationId')
    .where('userId', '=', userId)
    .where('partnerId', '=', otherId)
    .executeTakeFirst();
  return side?.conversationId ?? null;
}

/** How many messages two people wrote to each other since a time; null: no conversation. */
export async function countSince(db: Db, between: Between): Promise<number | null> {
  const conversationId = await conversationOf(db, between);
  if (conversationId === null) return null;
  const row = await db
    .selectFrom('messages')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('conversationId', '=', conversationId)
    .where('createdAt', '>=', between.since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The first messages of two people since a time. */
export async function messagesOfTwo(
  db: Db,
  { limit, ...between }: Between & { limit: number },
): Promise<{ senderId: string | null; body: string; at: Date }[]> {
  const conversationId = await conversationOf(db, between);
  if (conversationId === null) return [];
  return db
    .selectFrom('messages')
    .select(['senderId', 'body', 'createdAt as at'])
    .where('conversationId', '=', conversationId)
    .where('createdAt', '>=', between.since)
    .orderBy('seq')
    .limit(limit)
    .execute();
}
