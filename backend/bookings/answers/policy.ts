import type { Selectable } from 'kysely';
import type { BookingAnswersTable } from '@/backend/bookings/tables';
import { answerProblem } from '@/lib/shared/forms/entryFields';
import { LIMITS } from '@/lib/shared/limits';

/** An intake question of a booking, as it was asked, with its answer. */
export type AskedRow = Selectable<BookingAnswersTable>;

/** An answer as it is given. */
export interface GivenAnswer {
  questionId: string;
  value: string | null;
  /** Of a question that asks for a file. */
  fileId: string | null;
}

type Answered = Pick<AskedRow, 'value' | 'fileId'>;

const isAnswered = ({ value, fileId }: Answered) => value !== null || fileId !== null;

/** What an answer says to its question; null: it says something that does not fit. */
function answerTo({ kind, choices }: AskedRow, { value, fileId }: GivenAnswer): Answered | null {
  if (kind === 'FILE') return value === null ? { value: null, fileId } : null;
  if (fileId !== null) return null;
  if (value === null) return { value: null, fileId: null };
  if (kind === 'CHOICE') return choices.includes(value) ? { value, fileId: null } : null;
  const field = { kind: kind === 'LINK' ? ('LINK' as const) : ('TEXT' as const), required: false };
  const problem = answerProblem({ ...field, maxLength: LIMITS.intakeAnswer }, value);
  return problem === null ? { value, fileId: null } : null;
}

/**
 * The questions with these answers, as far as they are asked at that time; null: an answer does not
 * fit, is given twice, or is to no question of that time, or one that has to be there is missing.
 */
export function answered(
  rows: readonly AskedRow[],
  given: readonly GivenAnswer[],
  time: AskedRow['asked'],
): AskedRow[] | null {
  const open = rows.filter(({ asked }) => asked === time);
  const byId = new Map(given.map((answer) => [answer.questionId, answer]));
  const known = new Set(open.map(({ questionId }) => questionId));
  if (byId.size !== given.length || given.some(({ questionId }) => !known.has(questionId))) {
    return null;
  }
  const written = open.map((row): AskedRow | null => {
    const answer = byId.get(row.questionId);
    if (!answer) return row;
    const said = answerTo(row, answer);
    return said && { ...row, ...said };
  });
  const isComplete = (row: AskedRow | null): row is AskedRow =>
    row !== null && (!row.isRequired || isAnswered(row));
  return written.every(isComplete) ? written : null;
}

/** Whether an answer that has to be there after the payment is not. */
export function lacksAnswers(rows: readonly AskedRow[]): boolean {
  return rows.some((row) => row.asked === 'AFTER_PAYMENT' && row.isRequired && !isAnswered(row));
}
