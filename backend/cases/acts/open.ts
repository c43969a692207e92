import {
  applyEvent,
  caseGround,
  isGivenTo,
  workOnBooking,
  type BookingRow,
} from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { CASES_OF_ORDER, type CaseChoice, type CasePage } from '@/lib/shared/cases/cases';
import type { OpenCaseInput } from '@/lib/shared/cases/payloads';
import { absenceRule, choicesOf, isProposal, otherSide, withoutSums } from '@/backend/cases/policy';
import { casePage } from '@/backend/cases/show/page';
import { casesOf, insertCase, insertStep } from '@/backend/cases/store/caseRepository';
import { asked, ownSide, type Actor } from './asked';

/**
 * Opens a case of the caller's order. What a rule decides at once is decided; what the other side said
 * already goes to a person. Errors: auth.required, booking.not_found, booking.changed,
 * case.not_possible, case.amount, case.date, payment.cleared, payment.disputed.
 */
export async function openCase(context: Context, input: OpenCaseInput): Promise<CasePage> {
  const actorId = memberId(context);
  const { bookingId, version, kind } = input;
  await workOnBooking(context, bookingId, async (inner, row) => {
    const side = ownSide(row, actorId);
    if (row.version !== version) throw new AppError('booking.changed');
    const now = inner.now();
    const cases = await casesOf(inner.db, bookingId);
    const isBusy = cases.some(({ state }) => state !== 'CLOSED');
    const isTired = cases.length >= CASES_OF_ORDER;
    const ground = caseGround(row, side, now);
    const choices = choicesOf(row, side, ground, now);
    const own = isGivenTo(row, side) ? withoutSums(choices) : choices;
    const choice = own.find((one) => one.kind === kind);
    if (isBusy || isTired || !choice) throw new AppError('case.not_possible');
    const actor = { id: actorId, side };
    const value = asked(input, choice);
    if (kind === 'NOT_DELIVERED' && choice.way === 'RULE') {
      await decideLate(inner, row, actor, { words: input.words, back: ground.left });
      return;
    }
    const wanted = { ...value, words: input.words, alone: ground.alone };
    await open(inner, row, actor, { choice, wanted });
  });
  return casePage(context, { bookingId });
}

/** A delivery a day late comes back whole, as its buyer could have it without a case. */
async function decideLate(
  context: Context,
  row: BookingRow,
  { id: actorId, side }: Actor,
  { words, back }: { words: string; back: number },
): Promise<void> {
  const at = context.now();
  const { id: caseId } = await insertCase(context.db, {
    ...{ id: newId(), bookingId: row.id, kind: 'NOT_DELIVERED', state: 'CLOSED' },
    ...{ openedBy: side, proposedBy: side, turn: null, amount: back, newDue: null },
    ...{ rule: 'LATE', outcome: 'RULED', refund: back, openedAt: at, closedAt: at },
  });
  const step = { caseId, amount: back, at } as const;
  await insertStep(context.db, { ...step, kind: 'OPENED', actor: side, actorId, words });
  await insertStep(context.db, { ...step, kind: 'RULED', actor: 'CLOCK' });
  await applyEvent(context, row, {
    ...{ event: 'CANCELLED_LATE', by: side, actorId, amount: back, patch: { hadCase: true } },
  });
}

const STATES = { RULE: 'RULED', ASK: 'OPEN', PERSON: 'ESCALATED' } as const;

async function open(
  context: Context,
  row: BookingRow,
  { id: actorId, side }: Actor,
  {
    choice: { kind, way, back, until },
    wanted,
  }: {
    choice: CaseChoice;
    wanted: {
      amount: number | null;
      newDue: Date | null;
      words: string;
      alone: Actor['side'] | null;
    };
  },
): Promise<void> {
  const at = context.now();
  const amount = wanted.amount ?? back;
  const { newDue, words, alone } = wanted;
  const turn = way === 'PERSON' ? null : otherSide(side);
  const deadlineAt = until === null ? null : new Date(until);
  const { id: caseId } = await insertCase(context.db, {
    ...{ id: newId(), bookingId: row.id, kind, state: STATES[way], newDue, turn, deadlineAt },
    ...{ openedBy: side, proposedBy: side, openedAt: at },
    // Nothing came of what a buyer who was absent would get.
    amount: amount === 0 ? null : amount,
    rule: way !== 'ASK' && alone !== null ? absenceRule(alone) : null,
    escalatedAt: way === 'PERSON' ? at : null,
  });
  const step = { caseId, actor: side, actorId, at } as const;
  await insertStep(context.db, { ...step, kind: 'OPENED', amount, newDue, words });
  if (way === 'PERSON') await insertStep(context.db, { ...step, kind: 'ESCALATED' });
  const patch = { caseTurn: turn, caseUntil: deadlineAt };
  const opened = await applyEvent(context, row, {
    event: isProposal(kind) ? 'CASE_PROPOSED' : 'CASE_OPENED',
    ...{ by: side, actorId, amount, note: newDue?.toISOString() ?? null, patch },
  });
  if (way !== 'PERSON') return;
  await applyEvent(context, opened, { event: 'CASE_ESCALATED', by: side, actorId });
}
