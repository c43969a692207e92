import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { LiveToolsTable } from './tables';

type Db = Kysely<Tables>;

export async function insertTool(db: Db, tool: LiveToolsTable): Promise<void> {
  await db.insertInto('liveTools').values(tool).execute();
}

export function findTool(db: Db, id: string): Promise<Selectable<LiveToolsTable> | undefined> {
  return db.selectFrom('liveTools').selectAll().where('id', '=', id).executeTakeFirst();
}
