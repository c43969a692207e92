import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ToolRecordsTable } from '@/backend/hosting/tables';

type Db = Kysely<Tables>;

/** A row of the whole log: an act of the tool, or a record beside it. */
export interface LogRow {
  id: string;
  isRecord: boolean;
  kind: string;
  detail: object;
  at: Date;
  undoneAt: Date | null;
  /** Null: their account is gone. */
  actorHandle: string | null;
  /** Whom a record is about; null: nobody, or their account is gone. */
  subjectHandle: string | null;
}

export async function insertRecords(
  db: Db,
  rows: readonly Insertable<ToolRecordsTable>[],
): Promise<void> {
  await db.insertInto('toolRecords').values(rows).execute();
}

/**
 * The log of a tool, newest first, behind a row (null: from the newest on). What concerns all tools
 * of its creator is in it from the moment the tool was made: ids sort by time.
 */
export async function logRows(
  db: Db,
  tool: { id: string; creatorId: string },
  { before, limit }: { before: string | null; limit: number },
): Promise<LogRow[]> {
  const older = sql`(${before}::uuid is null or id < ${before}::uuid)`;
  const { rows } = await sql<LogRow>`
    with line as (
      (select id, false is_record, kind, detail, acted_at as at, undone_at, actor_id,
          null::uuid subject_id
        from tool_actions where tool_id = ${tool.id} and ${older} order by id desc limit ${limit})
      union all
      (select id, true, kind, detail, recorded_at, null, actor_id, subject_id
        from tool_records where tool_id = ${tool.id} and ${older} order by id desc limit ${limit})
      union all
      (select id, true, kind, detail, recorded_at, null, actor_id, subject_id
        from tool_records
        where creator_id = ${tool.creatorId} and tool_id is null and id > ${tool.id}
          and ${older} order by id desc limit ${limit})
    )
    select line.id, line.is_record, line.kind, line.detail, line.at, line.undone_at,
      actor.handle actor_handle, subject.handle subject_handle
    from line
    left join users actor on actor.id = line.actor_id
    left join users subject on subject.id = line.subject_id
    order by line.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** All records of a user as a host. */
export function everyRecordOf(db: Db, actorId: string) {
  return db
    .selectFrom('toolRecords')
    .select(['toolId', 'kind', 'detail', 'recordedAt'])
    .where('actorId', '=', actorId)
    .orderBy('id')
    .execute();
}
