import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

interface Wish {
  email: string;
  locale: string;
  tokenHash: string;
  createdAt: Date;
}

/**
 * Writes down an address, or gives one that is not confirmed a new token. False when it is confirmed,
 * or when its last mail is younger than `restingSince`: then nothing changes.
 */
export async function writeWish(db: Db, wish: Wish, restingSince: Date): Promise<boolean> {
  const { locale, tokenHash, createdAt } = wish;
  const written = await db
    .insertInto('waitlist')
    .values(wish)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ locale, tokenHash, createdAt })
        .where('waitlist.confirmedAt', 'is', null)
        .where('waitlist.createdAt', '<', restingSince),
    )
    .returning('email')
    .executeTakeFirst();
  return written !== undefined;
}

/** Confirms the address of a token; one that is confirmed stays so. False when no mail that holds had it. */
export async function confirmWish(
  db: Db,
  tokenHash: string,
  { now, validSince }: { now: Date; validSince: Date },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('waitlist')
    .set((row) => ({ confirmedAt: row.fn.coalesce('confirmedAt', row.val(now)) }))
    .where('tokenHash', '=', tokenHash)
    .where((row) =>
      row.or([row('confirmedAt', 'is not', null), row('createdAt', '>=', validSince)]),
    )
    .returning('email')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** What is kept of an address; missing when it is not on the list. */
export function findWish(db: Db, email: string) {
  return db
    .selectFrom('waitlist')
    .select(['email', 'locale', 'createdAt', 'confirmedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function deleteWish(db: Db, email: string): Promise<void> {
  await db.deleteFrom('waitlist').where('email', '=', email).execute();
}

/** Forgets addresses that nobody confirmed since. */
export async function forgetWishes(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('waitlist')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', since)
    .execute();
}
