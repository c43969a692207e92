import type { ErrorCode } from '@/lib/shared/errors';
import { answerProblem, questionOf, type EntryField } from '@/lib/shared/forms/entryFields';

/** An answer to the entry field with this key. */
export interface Answer {
  key: string;
  value: string;
}

/** Answers worth keeping, by key, or why they do not fit their questions. */
export type CheckedAnswers =
  { refusal: null; fields: Record<string, string> } | { refusal: ErrorCode; fields: null };

/**
 * The answers worth keeping, or the refusal when they do not fit the questions. Of a guest
 * (`isComplete` false) hosts need not know every answer.
 */
export function validatedAnswers(
  questions: readonly EntryField[],
  answers: readonly Answer[],
  isComplete = true,
): CheckedAnswers {
  const given = new Map(answers.map(({ key, value }) => [key, value]));
  const asked = new Set(questions.map(({ key }) => key));
  const fits =
    given.size === answers.length &&
    [...given.keys()].every((key) => asked.has(key)) &&
    questions.every((field) => !answerProblem(field, given.get(field.key) ?? '', isComplete));
  if (!fits) return { refusal: 'party.fields_invalid', fields: null };
  const fields = Object.fromEntries([...given].filter(([, value]) => value !== ''));
  return { refusal: null, fields };
}

/** Those of the remembered answers, by question, that still fit these questions. */
export function knownAnswers(
  questions: readonly EntryField[],
  remembered: Readonly<Record<string, string>>,
): Answer[] {
  return questions.flatMap((field) => {
    const value = remembered[questionOf(field)];
    return value !== undefined && !answerProblem(field, value) ? [{ key: field.key, value }] : [];
  });
}

/** Kept answers in the order of the questions; those to dropped questions come last. */
export function orderedAnswers(
  questions: readonly EntryField[],
  answers: Readonly<Record<string, string>>,
): Answer[] {
  const order = new Map(questions.map(({ key }, index) => [key, index]));
  return Object.entries(answers)
    .map(([key, value]) => ({ key, value }))
    .sort((a, b) => (order.get(a.key) ?? Infinity) - (order.get(b.key) ?? Infinity) || 0);
}
