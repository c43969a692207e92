import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ReportReason } from '@/lib/shared/messaging/messaging';

type Db = Kysely<Tables>;

/** A report, and about whom it is. */
export interface ReportRow {
  id: string;
  conversationId: string;
  messageId: string | null;
  reason: ReportReason;
  note: string | null;
  /** Null: the account is gone. */
  reporterId: string | null;
  reportedId: string | null;
  createdAt: Date;
  closedAt: Date | null;
}

const REPORTS = sql`
  select report.id, report.conversation_id, report.message_id, report.reason, report.note,
    report.user_id as reporter_id, coalesce(message.sender_id, side.partner_id) as reported_id,
    report.created_at, report.closed_at
  from message_reports report
    left join messages message on message.id = report.message_id
    left join conversation_sides side
      on side.conversation_id = report.conversation_id and side.user_id = report.user_id`;

/** Reports that wait, or that operators are done with; the newest first. */
export async function reportRows(
  db: Db,
  { isClosed, before, limit }: { isClosed: boolean; before: string | null; limit: number },
): Promise<ReportRow[]> {
  const state = isClosed ? sql`is not null` : sql`is null`;
  const { rows } = await sql<ReportRow>`
    ${REPORTS} where report.closed_at ${state}
      ${before === null ? sql`` : sql`and report.id < ${before}`}
    order by report.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`${REPORTS} where report.id = ${id}`.execute(db);
  return rows[0];
}

/** How many reports wait for an operator. */
export async function countOpenReports(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message_reports where closed_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Closes a report, or opens it again. Answers whether that changed it. */
export async function setReportClosed(db: Db, id: string, closedAt: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('messageReports')
    .set({ closedAt })
    .where('id', '=', id)
    .where('closedAt', closedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Has somebody write to nobody. Answers whether that is new. */
export async function insertMute(db: Db, userId: string, since: Date): Promise<boolean> {
  const added = await db
    .insertInto('mutedUsers')
    .values({ userId, since })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return added !== undefined;
}

/** Answers whether they were. */
export async function deleteMute(db: Db, userId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('mutedUsers')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Those of these users who may not write. */
export async function mutedAmong(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from muted_users where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows.map(({ userId }) => userId);
}
