import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { HelpTicketsTable } from './tables';

type Db = Kysely<Tables>;
type Row = Selectable<HelpTicketsTable>;

/** Stores a question. Returns false and changes nothing when its id is there already. */
export async function insertTicket(db: Db, ticket: Row): Promise<boolean> {
  const written = await db
    .insertInto('helpTickets')
    .values(ticket)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** The questions of a user, and those of visitors who named the user's confirmed e-mail. */
export function ticketsOf(db: Db, userId: string, email: string | null): Promise<Row[]> {
  return db
    .selectFrom('helpTickets')
    .selectAll()
    .where((is) =>
      is.or([is('userId', '=', userId), ...(email === null ? [] : [is('email', '=', email)])]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Whether a visitor asked with this address since a moment. */
export async function hasAskedSince(db: Db, email: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('helpTickets')
    .select('id')
    .where('email', '=', email)
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteTicketsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('helpTickets').where('email', '=', email).execute();
}
