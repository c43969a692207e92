import type { Insertable, Kysely, QueryCreator, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ToolActionsTable } from '@/backend/hosting/tables';

type Db = Kysely<Tables>;

/** An action with who did it. */
export interface ActionRow extends Selectable<ToolActionsTable> {
  /** Null: their account is gone. */
  actorHandle: string | null;
}

export async function insertAction(db: Db, action: Insertable<ToolActionsTable>): Promise<void> {
  await db.insertInto('toolActions').values(action).execute();
}

/** For a statement that writes the action down as well. */
export function alsoInsertAction(
  db: Db,
  action: Insertable<ToolActionsTable>,
): QueryCreator<Tables> {
  return db.with('recorded', (query) => query.insertInto('toolActions').values(action));
}

/** The last actions in a tool, newest first. */
export function lastActions(db: Db, toolId: string, limit: number): Promise<ActionRow[]> {
  return db
    .selectFrom('toolActions')
    .leftJoin('users as actor', 'actor.id', 'toolActions.actorId')
    .selectAll('toolActions')
    .select('actor.handle as actorHandle')
    .where('toolActions.toolId', '=', toolId)
    .orderBy('toolActions.id', 'desc')
    .limit(limit)
    .execute();
}

export async function markUndone(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('toolActions').set({ undoneAt: now }).where('id', '=', id).execute();
}

/** All actions of a user as a host. */
export function everyActionOf(db: Db, actorId: string) {
  return db
    .selectFrom('toolActions')
    .select(['toolId', 'kind', 'actedAt', 'undoneAt'])
    .where('actorId', '=', actorId)
    .orderBy('id')
    .execute();
}
