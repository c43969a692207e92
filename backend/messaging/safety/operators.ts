import { messageView } from '@/backend/messaging/conversations/views';
import { findMessage, messagesUntil } from '@/backend/messaging/messages/repository';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { LIMITS } from '@/lib/shared/limits';
import type { ChatMessage } from '@/lib/shared/messaging/messaging';
import * as repository from './reportRepository';

// Operators only: the domain above this one has asked who they are.

export type { ReportRow } from './reportRepository';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** How many messages of a reported conversation are shown: the last ones before the report. */
const SHOWN = 50;

/** A page of reports, the newest first. Errors: payload.invalid (cursor). */
export async function reportsPage(
  context: Context,
  { isClosed, cursor }: { isClosed: boolean; cursor?: string | null | undefined },
): Promise<Page<repository.ReportRow>> {
  const before = cursor ? placeOf(cursor, ID) : null;
  const limit = LIMITS.pageSize + 1;
  const rows = await repository.reportRows(context.db, { isClosed, before, limit });
  const items = rows.slice(0, LIMITS.pageSize);
  const last = items.at(-1);
  return { items, cursor: rows.length === limit && last ? cursorOf(last.id) : null };
}

/**
 * A report with the message it names, or with the last messages of the conversation up to the report:
 * what came later nobody reported. Null: there is none.
 */
export async function reportFile(
  context: Context,
  id: string,
): Promise<{ report: repository.ReportRow; messages: ChatMessage[] } | null> {
  const report = await repository.findReport(context.db, id);
  if (!report) return null;
  const { conversationId, messageId, createdAt } = report;
  if (messageId !== null) {
    const one = await findMessage(context.db, conversationId, messageId);
    return { report, messages: one ? [messageView(one)] : [] };
  }
  const range = { until: createdAt, limit: SHOWN };
  const rows = await messagesUntil(context.db, conversationId, range);
  return { report, messages: rows.reverse().map(messageView) };
}

/** How many reports wait. */
export function openReports({ db }: Context): Promise<number> {
  return repository.countOpenReports(db);
}

/** Closes a report, or opens it again; false: it was so. */
export function closeReport(context: Context, id: string, isClosed: boolean): Promise<boolean> {
  return repository.setReportClosed(context.db, id, isClosed ? context.now() : null);
}

/** Has somebody write to nobody any more, or again; false: it was so. */
export function muteUser(context: Context, userId: string, isMuted: boolean): Promise<boolean> {
  if (!isMuted) return repository.deleteMute(context.db, userId);
  return repository.insertMute(context.db, userId, context.now());
}

/** Those of these users who may not write. */
export function mutedAmong({ db }: Context, userIds: readonly string[]): Promise<string[]> {
  return repository.mutedAmong(db, userIds);
}
