import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** The salted hash under which a network address (`addressKey`) is stored. */
export function addressHash(clientIp: string): RawBuilder<string> {
  return sql<string>`(select encode(sha256(convert_to(salt || ${clientIp}, 'UTF8')), 'hex')
    from address_salt)`;
}

/** Remembers that a browser was logged in to an account. */
export async function knowBrowser(
  db: Db,
  {
    userId,
    browserHash,
    clientIp,
    now,
  }: {
    userId: string;
    browserHash: string;
    clientIp: string;
    now: Date;
  },
): Promise<void> {
  const seen = { addressHash: addressHash(clientIp), seenAt: now };
  await db
    .insertInto('knownBrowsers')
    .values({ userId, browserHash, ...seen })
    .onConflict((conflict) => conflict.columns(['userId', 'browserHash']).doUpdateSet(seen))
    .execute();
}

/** Where an account was logged in, without what a browser is known by. */
export function browserRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('knownBrowsers')
    .select('seenAt')
    .where('userId', '=', userId)
    .orderBy('seenAt')
    .execute();
}
