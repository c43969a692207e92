import { applyEvent, caseGround, sideOf, workOnBooking } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { findCase } from '@/backend/cases/store/caseRepository';
import { end } from './settle';

/**
 * A person decides a case: so much goes back, the rest to the creator. The caller has asked whether the
 * actor is an operator. Errors: auth.required, case.not_found, forbidden (an order of their own),
 * case.not_possible (it does not wait for a person), case.amount.
 */
export async function decideCase(
  context: Context,
  caseId: string,
  { refund, reason }: { refund: number; reason: string },
): Promise<void> {
  const actorId = memberId(context);
  const found = await findCase(context.db, caseId);
  if (!found) throw new AppError('case.not_found');
  await workOnBooking(context, found.bookingId, async (inner, row) => {
    if (sideOf(row, actorId) !== null) throw new AppError('forbidden');
    const one = await findCase(inner.db, caseId);
    if (one?.state !== 'ESCALATED') throw new AppError('case.not_possible');
    const { left } = caseGround(row, one.openedBy, inner.now());
    const isAmount = Number.isSafeInteger(refund) && refund >= 0;
    if (!isAmount || refund > left) throw new AppError('case.amount');
    const staff = { by: 'STAFF', actorId } as const;
    await end(inner, one, { ...staff, outcome: 'DECIDED', refund, words: reason });
    await applyEvent(inner, row, { ...staff, event: 'CASE_DECIDED', amount: refund });
  });
}
