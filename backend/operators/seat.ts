import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { holdsUntil } from './proof/policy';
import { findSeat, type SeatRow } from './store/operatorRepository';

/** An operator, and until when their second factor holds; null: it is asked for. */
export interface Seat extends SeatRow {
  provenUntil: Date | null;
}

/**
 * The operator who asks. Errors: not_found (anybody else, who is not even to know that there is
 * something).
 */
export async function seatOf(context: Context): Promise<Seat> {
  const { userId, sessionId } = context.actor;
  const row = userId === null ? undefined : await findSeat(context.db, userId, sessionId);
  if (!row) throw new AppError('not_found');
  return { ...row, provenUntil: holdsUntil(row.provedAt, context.now()) };
}

/** The same with a second factor that holds. Errors: not_found, operator.proof_needed. */
export async function provenSeat(context: Context): Promise<Seat> {
  const seat = await seatOf(context);
  if (seat.provenUntil === null) throw new AppError('operator.proof_needed');
  return seat;
}
