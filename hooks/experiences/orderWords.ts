import type { BookingLine } from '@/lib/shared/bookings/views';

/** How a creator's row of an order reads: keys of `experiences`, and the times they are about. */
interface OrderWords {
  /** What it is about now. */
  what: string;
  /** A time or a length of time, the largest thing of the row; null: there is none. */
  when: OrderWhen | null;
  /** hot: late; warm: an answer is waited for. */
  tone: 'hot' | 'warm' | 'calm';
  /** What the creator does next; `isChief`: it is waited for. */
  act: 'answer' | 'deliver' | 'open';
  isChief: boolean;
}

/** What happens or happened at a time. */
export interface OrderWhen {
  event: 'late' | 'to_answer' | 'due_in' | 'starts_in' | 'accepts' | 'ended';
  at: string;
}

const calm = { tone: 'calm', act: 'open', isChief: false } as const;
const asked = { tone: 'warm', act: 'answer', isChief: true } as const;

const whenOf = (event: OrderWhen['event'], at: string | null) =>
  at === null ? null : { event, at };

/** The words of an order for its creator. */
export function orderWords(line: BookingLine): OrderWords {
  const { state, nextAt, dueAt, startsAt, needsAnswers } = line;
  if (state === 'REQUESTED') {
    const what = startsAt === null ? 'asks' : 'wants';
    return { ...asked, what, when: whenOf('to_answer', nextAt) };
  }
  if (line.caseAnswerBy === 'CREATOR') {
    return { ...asked, what: 'case_asked', when: whenOf('to_answer', nextAt) };
  }
  if (line.moveAnswerBy === 'CREATOR') {
    return { ...asked, what: 'move_asked', when: whenOf('to_answer', nextAt) };
  }
  if (state === 'CONFIRMED' && line.isLate) {
    const when = whenOf('late', dueAt);
    return { what: 'overdue', when, tone: 'hot', act: 'deliver', isChief: true };
  }
  if (state === 'CONFIRMED' && line.moveAnswerBy === 'BUYER') {
    return { ...calm, what: 'move_with_fan', when: whenOf('starts_in', startsAt) };
  }
  if (state === 'CONFIRMED' && line.kind === 'QUEUE') {
    const what = line.inLineSince === null ? 'place' : 'in_line';
    return { ...calm, what, when: whenOf('due_in', dueAt) };
  }
  if (state === 'CONFIRMED' && startsAt === null) {
    const what = needsAnswers ? 'waits_answers' : 'to_make';
    return { ...calm, what, when: whenOf('due_in', dueAt), act: 'deliver' };
  }
  if (state === 'CONFIRMED') {
    const what = needsAnswers ? 'waits_answers' : 'booked';
    return { ...calm, what, when: whenOf('starts_in', startsAt) };
  }
  if (state === 'DELIVERED') {
    const what = line.kind === 'QUEUE' ? 'played' : 'delivered';
    return { ...calm, what, when: whenOf('accepts', nextAt) };
  }
  return { ...calm, what: state, when: whenOf('ended', startsAt ?? line.createdAt) };
}

/** Late ones first, then by the time that matters next. */
export function byUrgency(lines: readonly BookingLine[]): BookingLine[] {
  const timeOf = ({ nextAt, startsAt, dueAt, createdAt }: BookingLine) =>
    Date.parse(nextAt ?? startsAt ?? dueAt ?? createdAt);
  return lines.toSorted(
    (one, other) => Number(other.isLate) - Number(one.isLate) || timeOf(one) - timeOf(other),
  );
}
