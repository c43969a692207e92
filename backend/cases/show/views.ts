import type { Context } from '@/backend/platform/context';
import type { CaseStep, ResolutionCase } from '@/lib/shared/cases/cases';
import { stepsOfCases, type CaseRow, type CaseStepRow } from '@/backend/cases/store/caseRepository';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function stepOf({ kind, actor: by, amount, newDue, words, at }: CaseStepRow): CaseStep {
  return { kind, by, amount, newDue: iso(newDue), words, at: at.toISOString() };
}

function viewOf(row: CaseRow, steps: readonly CaseStepRow[]): ResolutionCase {
  const { id, kind, state, openedBy, proposedBy, turn, amount, rule, outcome, refund } = row;
  return {
    ...{ id, kind, state, openedBy, proposedBy, turn, amount, rule, outcome, refund },
    ...{ newDue: iso(row.newDue), version: row.version, openedAt: row.openedAt.toISOString() },
    ...{ deadlineAt: iso(row.deadlineAt), closedAt: iso(row.closedAt) },
    steps: steps.map(stepOf),
  };
}

/** Cases with what was done in them, by the booking that each is of. */
export async function viewsOf(
  context: Context,
  rows: readonly CaseRow[],
): Promise<Map<string, ResolutionCase>> {
  if (rows.length === 0) return new Map();
  const steps = await stepsOfCases(
    context.db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [
      row.bookingId,
      viewOf(
        row,
        steps.filter(({ caseId }) => caseId === row.id),
      ),
    ]),
  );
}
