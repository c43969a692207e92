import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ToolAskersTable } from '@/backend/hosting/tables';

type Db = Kysely<Tables>;
type AskerRow = Selectable<ToolAskersTable>;

/** Stores a member; a repetition changes nothing. */
export async function insertMember(
  db: Db,
  member: { id: string; toolId: string; userId: string; askedAt: Date },
): Promise<void> {
  await db
    .insertInto('toolAskers')
    .values({ ...member, email: null, locale: null, tokenHash: null, confirmedAt: member.askedAt })
    .onConflict((conflict) => conflict.columns(['toolId', 'userId']).doNothing())
    .execute();
}

export async function deleteMember(db: Db, toolId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('toolAskers')
    .where('toolId', '=', toolId)
    .where('userId', '=', userId)
    .execute();
}

/**
 * Stores a visitor's address, or gives one that is not confirmed a new token. Returns false and
 * changes nothing when it is confirmed, or when its last mail is newer than `restingSince`.
 */
export async function saveVisitor(
  db: Db,
  visitor: Pick<AskerRow, 'id' | 'toolId' | 'askedAt'> & {
    email: string;
    locale: string;
    tokenHash: string;
  },
  restingSince: Date,
): Promise<boolean> {
  const { locale, tokenHash, askedAt } = visitor;
  const written = await db
    .insertInto('toolAskers')
    .values({ ...visitor, userId: null, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(['toolId', 'email'])
        .doUpdateSet({ locale, tokenHash, askedAt })
        .where('toolAskers.confirmedAt', 'is', null)
        .where('toolAskers.askedAt', '<', restingSince),
    )
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Confirms the address a token was mailed to; returns the tool, and undefined for a dead token. */
export async function confirmVisitor(
  db: Db,
  tokenHash: string,
  { now, validSince }: { now: Date; validSince: Date },
): Promise<string | undefined> {
  const confirmed = await db
    .updateTable('toolAskers')
    .set((row) => ({ confirmedAt: row.fn.coalesce('confirmedAt', row.val(now)) }))
    .where('tokenHash', '=', tokenHash)
    .where((row) => row.or([row('confirmedAt', 'is not', null), row('askedAt', '>=', validSince)]))
    .returning('toolId')
    .executeTakeFirst();
  return confirmed?.toolId;
}

/** Whether anybody is to be told of this tool. */
export async function hasAskers(db: Db, toolId: string): Promise<boolean> {
  const row = await db
    .selectFrom('toolAskers')
    .select('id')
    .where('toolId', '=', toolId)
    .where('confirmedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The next confirmed ones after `after`, oldest first. */
export function askersAfter(
  db: Db,
  toolId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<AskerRow[]> {
  return db
    .selectFrom('toolAskers')
    .selectAll()
    .where('toolId', '=', toolId)
    .where('confirmedAt', 'is not', null)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function deleteAskers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('toolAskers')
      .where('id', 'in', [...ids])
      .execute();
}

/** Deletes addresses that were written down before this time and never confirmed. */
export async function deleteUnconfirmed(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('toolAskers')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<', since)
    .execute();
}

/** What a user asked to be told of. */
export function everyAskOf(db: Db, userId: string) {
  return db
    .selectFrom('toolAskers')
    .select(['toolId', 'askedAt'])
    .where('userId', '=', userId)
    .execute();
}
