import type { BookingAct, BookingPage } from '@/lib/shared/bookings/views';

/** The one thing that is filled; CALENDAR is no act of the server's. */
type MainAct = BookingAct | 'CALENDAR';

const OF_BUYER: readonly BookingAct[] = ['PAY', 'SCHEDULE', 'ANSWER', 'CANCEL_LATE', 'APPROVE'];
const OF_CREATOR: readonly BookingAct[] = ['ACCEPT', 'DELIVER'];

/**
 * What an order's side most likely wants to do now; null: nothing is to do. A proposed time that
 * waits for an answer has its own buttons, and is the only filled one then. Pure.
 */
export function mainActOf(order: BookingPage): MainAct | null {
  const { acts, role, state, kind, begunAt, needsAnswers, isLate } = order;
  // What is asked for in a case has its own buttons, too.
  if (acts.includes('ANSWER_MOVE') || order.caseAnswerBy === role) return null;
  if (acts.includes('CHECK_IN')) return 'CHECK_IN';
  if (role === 'CREATOR') {
    const isFirst = acts.includes('BEGIN') && begunAt === null && !isLate;
    return isFirst ? 'BEGIN' : (OF_CREATOR.find((act) => acts.includes(act)) ?? null);
  }
  const isWanted = (act: BookingAct) =>
    act === 'ANSWER' ? needsAnswers : act !== 'APPROVE' || kind === 'DELIVERY';
  const found = OF_BUYER.find((act) => acts.includes(act) && isWanted(act));
  if (found) return found;
  if (isLate && state === 'CONFIRMED') return 'CHAT';
  if (state === 'CONFIRMED' && kind === 'SESSION') return 'CALENDAR';
  const isOver = state === 'COMPLETED' || state === 'CANCELLED';
  return isOver && acts.includes('BOOK_AGAIN') ? 'BOOK_AGAIN' : null;
}
