import { filesOf } from '@/backend/files/service';
import type { Context } from '@/backend/platform/context';
import { SESSION_ACCEPT_HOURS } from '@/lib/shared/bookings/states';
import type { BookingStep, Delivery } from '@/lib/shared/bookings/views';
import { capturedOf } from '@/backend/bookings/balance/terms';
import { factsOf } from '@/backend/bookings/life/facts';
import type { Side } from '@/backend/bookings/life/side';
import { backAtStart, lateCancelAt } from '@/backend/bookings/policy';
import { isLate, isOnlyBuyerIn, isOnlyCreatorIn } from '@/backend/bookings/rules';
import { stepsOf } from '@/backend/bookings/show/steps';
import { ruleFor } from '@/backend/bookings/states';
import { eventsOf, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { deliveriesOf } from '@/backend/bookings/store/lifeRepository';

const HOUR_MS = 3_600_000;

/** What decides which cases a side may open now, and what rules would make of them. */
export interface CaseGround {
  /** It goes on: more time, or an end, can be proposed. */
  canPropose: boolean;
  /** What happened can be put right. */
  canOpen: boolean;
  /** A delivery that its buyer may cancel for being late. */
  isLate: boolean;
  lateAt: Date | null;
  /** The side of a session that was there without the other. */
  alone: Side | null;
  /** Minor units that can still go back, and those a buyer who was absent gets. */
  left: number;
  backAtStart: number;
  /** Until when the side that was absent may say otherwise. */
  contestUntil: Date | null;
}

/** What a case of a booking stands on now. */
export function caseGround(row: BookingRow, side: Side, now: Date): CaseGround {
  const facts = factsOf(row, now);
  const can = (event: 'CASE_OPENED' | 'CASE_PROPOSED') =>
    ruleFor(row.state, event, side, facts) !== null;
  const { endsAt, dueAt, refunded } = row;
  const isAlone = isOnlyCreatorIn(row) ? 'CREATOR' : null;
  return {
    canPropose: can('CASE_PROPOSED'),
    canOpen: can('CASE_OPENED'),
    isLate: row.state === 'CONFIRMED' && isLate(facts),
    lateAt: dueAt && lateCancelAt(dueAt),
    alone: isOnlyBuyerIn(row) ? 'BUYER' : isAlone,
    left: capturedOf(row) - refunded,
    backAtStart: row.kind === 'SESSION' ? backAtStart(row) : 0,
    contestUntil: endsAt && new Date(endsAt.getTime() + SESSION_ACCEPT_HOURS * HOUR_MS),
  };
}

/** What is known of a booking by itself: what was delivered, and everything that happened. */
interface BookingFile {
  deliveries: Delivery[];
  steps: BookingStep[];
}

/** The part of a case's file that the booking writes. */
export async function bookingFile(context: Context, row: BookingRow): Promise<BookingFile> {
  const files = await filesOf(context, { bookingIds: [row.id] });
  const deliveries = await deliveriesOf(context.db, row.id);
  return {
    deliveries: deliveries.map(({ no, note, links, at }) => ({
      ...{ no, note, links, at: at.toISOString() },
      files: files
        .filter(({ deliveryNo }) => deliveryNo === no)
        .map(({ id, name, bytes, contentType }) => ({ id, name, bytes, contentType })),
    })),
    steps: stepsOf(row, await eventsOf(context.db, row.id), 'CREATOR', context.now()),
  };
}
