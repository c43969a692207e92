import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { isCategory } from '@/lib/shared/creators/categories';
import { LIMITS } from '@/lib/shared/limits';
import { UNDOES, type OperatorLogLine } from '@/lib/shared/operators/operators';
import { provenSeat } from '@/backend/operators/seat';
import { actRows, type ActRow } from '@/backend/operators/store/actRepository';
import { peopleByIds } from './people';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What operators did, the newest first. Errors: not_found, operator.proof_needed, payload.invalid (cursor). */
export async function operatorLog(
  context: Context,
  { cursor }: { cursor?: string | null | undefined },
): Promise<Page<OperatorLogLine>> {
  await provenSeat(context);
  const before = cursor ? placeOf(cursor, ID) : null;
  const limit = LIMITS.pageSize + 1;
  const found = await actRows(context.db, { before, limit });
  const rows = found.slice(0, LIMITS.pageSize);
  const last = rows.at(-1);
  return {
    items: await linesOf(context, rows),
    cursor: found.length === limit && last ? cursorOf(last.id) : null,
  };
}

/** Acts as the log shows them. */
export async function linesOf(
  context: Context,
  rows: readonly ActRow[],
): Promise<OperatorLogLine[]> {
  const subjects = rows.map(({ subject }) => subject).filter((subject) => ID.test(subject));
  const person = await peopleByIds(context, [
    ...subjects,
    ...rows.map(({ operatorId }) => operatorId),
  ]);
  return rows.map(({ id, act, subject, reason, operatorId, undoes, at, isUndone }) => ({
    ...{ id, act, subject, reason },
    label: isCategory(subject) ? subject : (person(subject)?.handle ?? null),
    by: person(operatorId)?.handle ?? null,
    at: at.toISOString(),
    isUndo: undoes !== null,
    canUndo: undoes === null && !isUndone && UNDOES[act] !== undefined,
  }));
}
