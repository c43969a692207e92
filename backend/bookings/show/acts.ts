import type { BookingEventKind } from '@/lib/shared/bookings/states';
import type { BookingAct } from '@/lib/shared/bookings/views';
import { cancelWay, moveWay } from '@/backend/bookings/ways';
import { buyersSideOf, type Side } from '@/backend/bookings/life/side';
import { factsOf } from '@/backend/bookings/life/facts';
import { ruleFor } from '@/backend/bookings/states';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';

/** Acts that are one event of the table each. */
const EVENTS: Readonly<Record<Side, readonly (readonly [BookingAct, BookingEventKind])[]>> = {
  BUYER: [
    ['WITHDRAW', 'WITHDRAWN'],
    ['APPROVE', 'APPROVED'],
    ['REVISE', 'REVISION_ASKED'],
    ['CHECK_IN', 'CHECKED_IN'],
    ['SCHEDULE', 'SCHEDULED'],
  ],
  CREATOR: [
    ['ACCEPT', 'ACCEPTED'],
    ['DECLINE', 'DECLINED'],
    ['BEGIN', 'BEGUN'],
    ['DELIVER', 'DELIVERED'],
    ['SET_MEETING', 'NOTE_SET'],
    ['CHECK_IN', 'CHECKED_IN'],
  ],
};

/** What a side may do with a booking now, by the table of its states. */
export function actsOf(
  row: BookingRow,
  side: Side,
  { now, hasQuestions }: { now: Date; hasQuestions: boolean },
): BookingAct[] {
  const facts = factsOf(row, now);
  const isCaseOpen = row.caseTurn !== null || row.caseUntil !== null;
  const can = (event: BookingEventKind) => ruleFor(row.state, event, side, facts) !== null;
  const acts = EVENTS[side].filter(([, event]) => can(event)).map(([act]) => act);
  return [
    ...acts,
    ...(side === 'BUYER'
      ? buyersActs(row, { now, canAnswer: hasQuestions && can('ANSWERED') })
      : []),
    ...cancelActs(row, side, now),
    ...moveActs(row, side, now),
    ...(can('CASE_OPENED') || (can('CASE_PROPOSED') && !isCaseOpen) ? ['OPEN_CASE' as const] : []),
    ...(isWrittenTo(row, side) ? ['CHAT' as const] : []),
  ];
}

/** Who gave it pays for it, and speaks with the creator; everything else is its receiver's. */
export function giversActs(row: BookingRow, now: Date): BookingAct[] {
  return [
    ...buyersActs(row, { now, canAnswer: false }),
    ...(isWrittenTo(row, 'BUYER') ? ['CHAT' as const] : []),
  ];
}

function buyersActs(
  row: BookingRow,
  { now, canAnswer }: { now: Date; canAnswer: boolean },
): BookingAct[] {
  const { state, heldUntil, serviceId, tierId } = row;
  const isHeld = state === 'PENDING_PAYMENT' && heldUntil !== null && heldUntil > now;
  const isOver = state === 'COMPLETED' || state === 'CANCELLED';
  return [
    ...(isHeld ? ['PAY' as const] : []),
    ...(canAnswer ? ['ANSWER' as const] : []),
    ...(isOver && serviceId !== null && tierId !== null ? ['BOOK_AGAIN' as const] : []),
  ];
}

function cancelActs(row: BookingRow, side: Side, now: Date): BookingAct[] {
  const way = cancelWay(row, side, now);
  if (!way) return [];
  return [way.event === 'CANCELLED_LATE' ? 'CANCEL_LATE' : 'CANCEL'];
}

function moveActs(row: BookingRow, side: Side, now: Date): BookingAct[] {
  const way = moveWay(row, side, now);
  const isOpen = row.state === 'CONFIRMED' && row.proposedBy !== null;
  return [
    ...(way === 'MOVED' ? ['MOVE' as const] : []),
    ...(way === 'MOVE_PROPOSED' ? ['PROPOSE_MOVE' as const] : []),
    ...(isOpen && row.proposedBy !== side ? ['ANSWER_MOVE' as const] : []),
    ...(isOpen && row.proposedBy === side ? ['TAKE_BACK_MOVE' as const] : []),
  ];
}

/** A creator writes to whoever has paid, a buyer to the creator at any time. */
function isWrittenTo(row: BookingRow, side: Side): boolean {
  if (side === 'BUYER') return row.creatorId !== null;
  return buyersSideOf(row) !== null && row.money !== 'NONE';
}
