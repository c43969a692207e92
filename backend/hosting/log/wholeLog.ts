import { stringify } from 'csv-stringify/sync';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf } from '@/backend/platform/cursor';
import { hostedKind, type ActionWords, type Tool } from '@/backend/hosting/toolKinds';
import { hostedTool } from '@/backend/hosting/rights';
import type { LoggedChange } from '@/lib/shared/hosting/log';
import type { ToolKind } from '@/backend/hosting/tables';
import { logRows, type LogRow } from './recordRepository';

/** A line of the whole log. */
export interface LogLine extends ActionWords {
  id: string;
  kind: string;
  /** Handle of the host who did it; null when their account was deleted. */
  actorHandle: string | null;
  /** UTC ISO 8601. */
  at: string;
  isUndone: boolean;
  /** What changed, of settings, rights and lists. */
  changes: LoggedChange[];
}

/** A page of the log. */
export interface LogPage {
  items: LogLine[];
  /** Null: that was all. */
  cursor: string | null;
}

/** A part of the log as a table; the parts in their order are the file. */
export interface LogPart {
  csv: string;
  /** Null: that was the last one. */
  cursor: string | null;
}

const LINES_PER_PAGE = 50;
const LINES_PER_PART = 1000;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a record keeps beside its kind. */
interface RecordDetail {
  what?: string | null;
  changes?: LoggedChange[];
}

/**
 * Returns who did what in a tool and changed what about it, newest first. Errors: auth.required,
 * forbidden, payload.invalid (no such cursor).
 */
export async function toolLog(
  context: Context,
  { toolId, cursor = null }: { toolId: string; cursor?: string | null | undefined },
): Promise<LogPage> {
  const tool = await hostedTool(context, toolId, 'VIEW');
  return readLog(context, tool, { cursor, limit: LINES_PER_PAGE });
}

/**
 * Returns a part of the same as CSV, for those who may run the tool. Times are UTC; kinds and
 * settings are words that do not change with the language. Errors as of `toolLog`.
 */
export async function exportLog(
  context: Context,
  { toolId, cursor = null }: { toolId: string; cursor?: string | null | undefined },
): Promise<LogPart> {
  const tool = await hostedTool(context, toolId, 'RUN');
  const page = await readLog(context, tool, { cursor, limit: LINES_PER_PART });
  const isFirst = cursor === null;
  const csv = stringify(page.items.map(cellsOf), {
    header: isFirst,
    bom: isFirst,
    columns: ['time', 'by', 'action', 'detail', 'people', 'count', 'changes', 'reason', 'undone'],
    // A table program runs what begins like a formula; everything else is safe once it is quoted.
    escape_formulas: true,
    quoted: true,
    record_delimiter: 'windows',
  });
  return { csv, cursor: page.cursor };
}

async function readLog(
  context: Context,
  tool: Tool & { kind: ToolKind },
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<LogPage> {
  const before = cursor === null ? null : placeOf(cursor, ID);
  const rows = await logRows(context.db, tool, { before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const acts = page.filter(({ isRecord }) => !isRecord);
  const words = await hostedKind(tool.kind).describe(
    context,
    acts.map(({ kind, detail }) => ({ kind, ...detail })),
  );
  const wordsOf = new Map(acts.map(({ id }, nth) => [id, words[nth]]));
  const last = page.at(-1);
  return {
    items: page.map((row) => lineOf(row, wordsOf.get(row.id))),
    cursor: last && rows.length > limit ? cursorOf(last.id) : null,
  };
}

function lineOf(row: LogRow, words: ActionWords | undefined): LogLine {
  const detail: RecordDetail = row.isRecord ? row.detail : {};
  const { what = null, changes = [] } = detail;
  const about = row.subjectHandle === null ? [] : [row.subjectHandle];
  return {
    ...(words ?? { handles: about, count: about.length, what, reason: null }),
    id: row.id,
    kind: row.kind,
    actorHandle: row.actorHandle,
    at: row.at.toISOString(),
    isUndone: row.undoneAt !== null,
    changes,
  };
}

/** Cells are trimmed: a formula behind a blank would pass the guard. */
function cellsOf(line: LogLine): string[] {
  const changes = line.changes.map(
    ({ field, from, to }) => `${field}: ${from ?? ''} -> ${to ?? ''}`,
  );
  return [
    line.at,
    line.actorHandle ?? '',
    line.kind,
    line.what ?? '',
    line.handles.join(' '),
    line.count === 0 ? '' : String(line.count),
    changes.join('; '),
    line.reason ?? '',
    line.isUndone ? 'yes' : '',
  ].map((cell) => cell.trim());
}
