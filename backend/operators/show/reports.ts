import { reportFile, reportsPage, type ReportRow } from '@/backend/messaging/service';
import type { Context } from '@/backend/platform/context';
import type { Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import type {
  OperatorPerson,
  OperatorReport,
  OperatorReportFile,
} from '@/lib/shared/operators/operators';
import { provenSeat } from '@/backend/operators/seat';
import { marksByIds, peopleByIds } from './people';

/** Reports that wait, or that are done. Errors: not_found, operator.proof_needed, payload.invalid (cursor). */
export async function operatorReports(
  context: Context,
  input: { isClosed: boolean; cursor?: string | null | undefined },
): Promise<Page<OperatorReport>> {
  await provenSeat(context);
  const { items, cursor } = await reportsPage(context, input);
  const ids = items.flatMap(({ reporterId, reportedId }) => [reporterId, reportedId]);
  const person = await peopleByIds(context, ids);
  return { items: items.map((row) => reportOf(row, person)), cursor };
}

/**
 * A report with what was reported and nothing beside it. Errors: not_found, operator.proof_needed,
 * operator.no_subject.
 */
export async function operatorReport(
  context: Context,
  { reportId }: { reportId: string },
): Promise<OperatorReportFile> {
  await provenSeat(context);
  const file = await reportFile(context, reportId);
  if (!file) throw new AppError('operator.no_subject');
  const { report, messages } = file;
  const person = await peopleByIds(context, [report.reporterId, report.reportedId]);
  const marks = await marksByIds(context, [report.reportedId]);
  return {
    ...reportOf(report, person),
    marks: marks(report.reportedId),
    messages: messages.map(({ id, senderId, body, photo, createdAt }) => ({
      id,
      isReporters: senderId !== null && senderId === report.reporterId,
      body,
      photoUrl: photo && photo.url,
      createdAt,
    })),
  };
}

function reportOf(
  row: ReportRow,
  person: (id: string | null) => OperatorPerson | null,
): OperatorReport {
  return {
    id: row.id,
    reason: row.reason,
    note: row.note,
    isWhole: row.messageId === null,
    reporter: person(row.reporterId),
    reported: person(row.reportedId),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
