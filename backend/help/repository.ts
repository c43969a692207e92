import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { HelpTicketsTable } from './tables';

type Db = Kysely<Tables>;
type Row = Selectable<HelpTicketsTable>;

export async function insertTicket(db: Db, ticket: Row): Promise<void> {
  await db.insertInto('helpTickets').values(ticket).execute();
}

export function ticketsOf(db: Db, userId: string): Promise<Row[]> {
  return db
    .selectFrom('helpTickets')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
}
