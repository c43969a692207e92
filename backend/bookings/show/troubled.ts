import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { memberId } from '@/backend/platform/member';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { LIMITS } from '@/lib/shared/limits';
import { CLEARANCE_DAYS } from '@/lib/shared/money/fees';
import { sideOf, type Side } from '@/backend/bookings/life/side';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { troubledRows } from '@/backend/bookings/store/listRepository';
import { lineOf, peopleOf } from './views';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const DAY_MS = 86_400_000;

/** A booking of somebody's that may have a case, or has one. */
interface TroubledBooking {
  row: BookingRow;
  side: Side;
  line: BookingLine;
}

/**
 * The caller's bookings of both sides that can have a case, or have one, the newest first. Errors:
 * auth.required, payload.invalid.
 */
export async function troubledBookings(
  context: Context,
  cursor: string | null,
): Promise<Page<TroubledBooking>> {
  const userId = memberId(context);
  const now = context.now();
  const rows = await troubledRows(context.db, {
    ...{ userId, limit: LIMITS.ordersPage + 1 },
    after: cursor === null ? null : placeOf(cursor, UUID),
    since: new Date(now.getTime() - CLEARANCE_DAYS.EXPERIENCE * DAY_MS),
  });
  const shown = rows.slice(0, LIMITS.ordersPage);
  const people = await peopleOf(context, shown);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.flatMap((row) => {
      const side = sideOf(row, userId);
      return side ? [{ row, side, line: lineOf(row, side, people, now) }] : [];
    }),
    cursor: last ? cursorOf(last.id) : null,
  };
}

/** A booking in a list, as one of its sides sees it. */
export async function lineFor(context: Context, row: BookingRow, side: Side): Promise<BookingLine> {
  return lineOf(row, side, await peopleOf(context, [row]), context.now());
}
