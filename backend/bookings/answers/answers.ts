import { intakeForm } from '@/backend/experiences/service';
import { attachFiles } from '@/backend/files/service';
import { rememberAnswers } from '@/backend/forms/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { BookingPage, IntakeAnswer } from '@/lib/shared/bookings/views';
import { actOn, type Seen } from '@/backend/bookings/life/act';
import { sideOf } from '@/backend/bookings/life/side';
import { answersOf } from '@/backend/bookings/show/answers';
import { questionsOf, writeAnswers } from '@/backend/bookings/store/answerRepository';
import { findBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { answered, lacksAnswers, type AskedRow, type GivenAnswer } from './policy';

/**
 * Keeps what the buyer answers, in the running transaction: of the questions of the checkout, or of
 * those after the payment. What they answered is filled in the next time they are asked the same.
 * Returns whether an answer is missing that has to be there after the payment. Errors:
 * booking.answers_missing (one is missing or does not fit), file.unknown.
 */
export async function saveAnswers(
  context: Context,
  { id: bookingId }: Pick<BookingRow, 'id'>,
  given: readonly GivenAnswer[],
  time: AskedRow['asked'],
): Promise<boolean> {
  const rows = await questionsOf(context.db, bookingId);
  const written = answered(rows, given, time);
  if (!written) throw new AppError('booking.answers_missing');
  const sent = written.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  await attachFiles(context, sent, { bookingId });
  await writeAnswers(context.db, written, context.now());
  const asked = written.map(({ questionId: id, text, kind }) => ({ id, text, kind }));
  const fields = Object.fromEntries(
    written.flatMap(({ questionId, value }) => (value === null ? [] : [[questionId, value]])),
  );
  await rememberAnswers(context, intakeForm(asked), [{ userId: memberId(context), fields }]);
  return lacksAnswers(rows.map((row) => written.find(isSame(row)) ?? row));
}

const isSame =
  ({ questionId }: AskedRow) =>
  (other: AskedRow) =>
    other.questionId === questionId;

/**
 * The questions of a booking with what was answered, for one of its two sides; a creator sees none
 * of an order that is not paid. Errors: auth.required, booking.not_found.
 */
export async function answersPage(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<IntakeAnswer[]> {
  const userId = memberId(context);
  const row = await findBooking(context.db, bookingId);
  const side = row ? sideOf(row, userId) : null;
  if (!row || !side || (side === 'CREATOR' && row.money === 'NONE')) {
    throw new AppError('booking.not_found');
  }
  return answersOf(context, bookingId);
}

/**
 * The buyer answers what is asked after the payment; the time of a delivery runs from then on.
 * Errors: those of `actOn` and of `saveAnswers`.
 */
export function answerQuestions(
  context: Context,
  { answers, ...seen }: Seen & { answers: readonly GivenAnswer[] },
): Promise<BookingPage> {
  return actOn(context, seen, 'BUYER', 'ANSWERED', async (inner, row) => ({
    patch: { needsAnswers: await saveAnswers(inner, row, answers, 'AFTER_PAYMENT') },
  }));
}
