import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { LoggedChange, RecordKind } from '@/lib/shared/hosting/log';
import { insertRecords } from './recordRepository';

/** Something a host changed beside the acts of a tool. */
export interface NewRecord {
  kind: RecordKind;
  creatorId: string;
  /** Null: it concerns all tools of the creator. */
  toolId: string | null;
  /** Whom it is about. */
  subjectId?: string;
  /** What of several the kind stands for: the right, or the control. */
  what?: string;
  changes?: readonly LoggedChange[];
}

/** Writes down what the caller changed, in the running transaction. Nobody is named but by id. */
export async function recordChanges(
  context: Context,
  records: readonly NewRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map(({ kind, creatorId, toolId, subjectId, what, changes = [] }) => ({
    id: newId(),
    kind,
    creatorId,
    toolId,
    actorId: context.actor.userId,
    subjectId: subjectId ?? null,
    detail: JSON.stringify({ what: what ?? null, changes }),
    recordedAt: context.now(),
  }));
  await insertRecords(context.db, rows);
}

/** Which of these settings a patch changes, in its order; those in `secret` without their values. */
export function changesIn(
  before: Readonly<Record<string, unknown>>,
  patch: Readonly<Record<string, unknown>>,
  secret: readonly string[] = [],
): LoggedChange[] {
  return Object.entries(patch).flatMap(([field, value]) => {
    const [from, to] = [wordOf(before[field]), wordOf(value)];
    if (from === to) return [];
    return [secret.includes(field) ? { field, from: null, to: null } : { field, from, to }];
  });
}

/** A setting as the log keeps it; what is more than one value is written as JSON. */
function wordOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
