import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

interface NewEntry {
  email: string;
  locale: string;
  tokenHash: string;
  createdAt: Date;
}

/**
 * Stores an address, or gives one that is not confirmed a new token. Returns false and changes
 * nothing when it is confirmed, or when its last mail is newer than `restingSince`.
 */
export async function saveEntry(db: Db, entry: NewEntry, restingSince: Date): Promise<boolean> {
  const { locale, tokenHash, createdAt } = entry;
  const written = await db
    .insertInto('waitlist')
    .values(entry)
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

/** Confirms the address of a token. Returns false when no valid mail carried that token. */
export async function confirmEntry(
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

/** Returns what is stored of an address; undefined when it is not on the list. */
export function findEntry(db: Db, email: string) {
  return db
    .selectFrom('waitlist')
    .select(['email', 'locale', 'createdAt', 'confirmedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function deleteEntry(db: Db, email: string): Promise<void> {
  await db.deleteFrom('waitlist').where('email', '=', email).execute();
}

/** Deletes addresses that were written down before this time and never confirmed. */
export async function deleteUnconfirmed(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('waitlist')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', since)
    .execute();
}
