import type { HeldBooking } from '@/lib/shared/bookings/paying';
import { isAtOnce } from '@/lib/shared/experiences/kinds';
import type { CheckoutService, IntakeQuestion } from '@/lib/shared/experiences/views';
import type { OrderFile } from '@/lib/shared/files/files';

/** The parts of a checkout, in their order. */
export type Step = 'when' | 'questions' | 'pay';

/** What is chosen and typed in a checkout. */
export interface Draft {
  /** Of a session: the time that was taken, UTC ISO 8601. */
  startsAt: string | null;
  /** By question id. */
  answers: Readonly<Record<string, string>>;
  /** Files that were sent for the booking that is held, by question id. */
  files: Readonly<Record<string, OrderFile>>;
  note: string;
  /** Of a visitor. */
  email: string;
  /** A code that makes it cheaper, as it was taken. */
  code: string | null;
  /** The questions were gone past. */
  isAnswered: boolean;
  held: HeldBooking | null;
}

/** Whether the creator has to say yes first; what is there at once needs nobody's. */
export const isOnRequest = ({ service }: CheckoutService): boolean =>
  service.bookingMode === 'CONFIRM' && !isAtOnce(service.kind);

/** The questions that are asked before paying. */
export const askedNow = ({ questions }: CheckoutService): IntakeQuestion[] =>
  questions.filter(({ when }) => when === 'CHECKOUT');

/** The parts that this checkout has: only a session has a time, and a file or a place needs no words. */
export function stepsOf(checkout: CheckoutService): Step[] {
  const { kind } = checkout.service;
  const isAsked = askedNow(checkout).length > 0 || !isAtOnce(kind);
  return [
    ...(kind === 'SESSION' ? (['when'] as const) : []),
    ...(isAsked ? (['questions'] as const) : []),
    'pay',
  ];
}

/** The first part that is not done. */
export function openStep(steps: readonly Step[], draft: Draft): Step {
  const isDone = { when: draft.startsAt !== null, questions: draft.isAnswered, pay: false };
  return steps.find((step) => !isDone[step]) ?? 'pay';
}

/** A checkout at first: filled with what the buyer answered the last time. */
export function firstDraft({ answersBefore }: CheckoutService): Draft {
  const answers = Object.fromEntries(
    answersBefore.map(({ questionId, value }) => [questionId, value]),
  );
  return {
    ...{ startsAt: null, answers, files: {}, note: '', email: '' },
    ...{ isAnswered: false, held: null, code: null },
  };
}

/** Required questions without an answer, by id; `picked`: files that are chosen and not sent yet. */
export function missingAnswers(
  questions: readonly IntakeQuestion[],
  { answers, files }: Pick<Draft, 'answers' | 'files'>,
  picked: ReadonlySet<string>,
): string[] {
  return questions
    .filter(({ id, kind, isRequired }) => {
      if (!isRequired) return false;
      if (kind === 'FILE') return files[id] === undefined && !picked.has(id);
      return (answers[id] ?? '').trim() === '';
    })
    .map(({ id }) => id);
}

/** The answers as a call takes them; a question that was left out is not sent. */
export const answersOf = (
  questions: readonly Pick<IntakeQuestion, 'id' | 'kind'>[],
  { answers, files }: Pick<Draft, 'answers' | 'files'>,
) =>
  questions
    .map(({ id, kind }) => ({
      questionId: id,
      value: kind === 'FILE' ? null : (answers[id] ?? '').trim() || null,
      fileId: kind === 'FILE' ? (files[id]?.id ?? null) : null,
    }))
    .filter(({ value, fileId }) => value !== null || fileId !== null);

const keyOf = (tierId: string) => `playplus-book-${tierId}`;

/** Keeps what was typed while its owner pays or logs in: in this tab alone, never in an address. */
export function keepDraft(tierId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(tierId), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the checkout works without it.
  }
}

/** What was kept of this tier's checkout; null: nothing. */
export function keptDraft(tierId: string, first: Draft): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(tierId)) ?? 'null') as object | null;
    return kept && { ...first, ...kept };
  } catch {
    return null;
  }
}

/** What was typed has become a booking that is paid. */
export function forgetDraft(tierId: string): void {
  try {
    sessionStorage.removeItem(keyOf(tierId));
  } catch {
    // Nothing was kept either.
  }
}
