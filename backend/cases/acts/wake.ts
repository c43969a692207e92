import { followBookings, workOnBooking, type BookingRow } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { isProposal, isSilenceYes } from '@/backend/cases/policy';
import {
  changeCase,
  dueCases,
  findCase,
  openCaseOf,
  type CaseRow,
} from '@/backend/cases/store/caseRepository';
import { agree, close, end, followRule } from './settle';

/** A case that did not go on is left alone for so long, so that it holds up no other. */
const PAUSE_MS = 30_000;

/**
 * Meets the deadlines of cases, each once, under the lock of its booking: silence is a yes, a rule that
 * nobody spoke against decides, and a refusal that nobody took further ends it. Returns whether there
 * was something.
 */
export async function wakeCases(context: Context): Promise<boolean> {
  let isAny = false;
  for (const { id, bookingId } of await dueCases(context.db, context.now())) {
    isAny = (await tried(context, id, bookingId)) || isAny;
  }
  return isAny;
}

async function tried(context: Context, caseId: string, bookingId: string): Promise<boolean> {
  try {
    return await workOnBooking(context, bookingId, async (inner, row) => {
      const one = await findCase(inner.db, caseId);
      if (!one?.deadlineAt || one.deadlineAt > inner.now()) return false;
      await meet(inner, row, { ...one, deadlineAt: one.deadlineAt });
      return true;
    });
  } catch (error) {
    context.logger.error({ err: error, case: caseId }, 'a case did not go on');
    const deadlineAt = new Date(context.now().getTime() + PAUSE_MS);
    await changeCase(context.db, caseId, { deadlineAt });
    return false;
  }
}

async function meet(
  context: Context,
  row: BookingRow,
  one: CaseRow & { deadlineAt: Date },
): Promise<void> {
  const clock = { by: 'CLOCK', actorId: null } as const;
  if (one.state === 'RULED') return followRule(context, row, one, clock);
  if (one.state === 'REFUSED') return close(context, row, one, { ...clock, outcome: 'REFUSED' });
  if (!isSilenceYes(one, row, context.now())) {
    return close(context, row, one, { ...clock, outcome: 'OVERTAKEN' });
  }
  return agree(context, row, one, { ...clock, outcome: 'SILENCE' });
}

/** Has cases end with what they are about: an order that is over, or went on past a proposal. */
export function followOrders(): void {
  followBookings(async (context, { after: row }) => {
    const isOver = row.state === 'COMPLETED' || row.state === 'CANCELLED';
    const isPast = row.state !== 'CONFIRMED' && row.state !== 'DISPUTED';
    const one = isPast ? await openCaseOf(context.db, row.id) : undefined;
    if (!one || !(isOver || isProposal(one.kind))) return;
    await end(context, one, { by: 'CLOCK', actorId: null, outcome: 'OVERTAKEN', refund: null });
  });
}
