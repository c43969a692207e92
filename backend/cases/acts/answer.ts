import {
  applyEvent,
  caseGround,
  isGivenTo,
  workOnBooking,
  type BookingRow,
} from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { CaseAct, CasePage } from '@/lib/shared/cases/cases';
import { actsIn, answerUntil, isProposal, otherSide, valuesOf } from '@/backend/cases/policy';
import { casePage } from '@/backend/cases/show/page';
import {
  changeCase,
  findCase,
  insertStep,
  type CaseRow,
} from '@/backend/cases/store/caseRepository';
import { asked, ownSide, type Actor } from './asked';
import { agree, close, followRule } from './settle';

/** A case as the page showed it. */
interface Seen {
  caseId: string;
  version: number;
}

/** Does something in a case as one of its sides, if it may now. */
async function actIn(
  context: Context,
  { caseId, version }: Seen,
  act: CaseAct,
  work: (context: Context, held: { row: BookingRow; one: CaseRow; actor: Actor }) => Promise<void>,
): Promise<CasePage> {
  const actorId = memberId(context);
  const found = await findCase(context.db, caseId);
  if (!found) throw new AppError('case.not_found');
  const { bookingId } = found;
  await workOnBooking(context, bookingId, async (inner, row) => {
    const side = ownSide(row, actorId);
    const one = await findCase(inner.db, caseId);
    if (one?.version !== version) throw new AppError('case.changed');
    const acts = actsIn(one, side, isGivenTo(row, side));
    if (!acts.includes(act)) throw new AppError('case.not_possible');
    await work(inner, { row, one, actor: { id: actorId, side } });
  });
  return casePage(context, { bookingId });
}

/**
 * Agrees to what the other side asks for, or to what a rule says. Errors: auth.required,
 * case.not_found, booking.not_found, case.changed, case.not_possible.
 */
export function acceptCase(context: Context, seen: Seen): Promise<CasePage> {
  return actIn(context, seen, 'ACCEPT', async (inner, { row, one, actor }) => {
    const by = { by: actor.side, actorId: actor.id };
    if (one.state === 'RULED') await followRule(inner, row, one, by);
    else await agree(inner, row, one, { ...by, outcome: 'AGREED' });
  });
}

/**
 * Asks for another amount or day; the other side has two days again. Errors: those of `acceptCase`,
 * case.amount, case.date.
 */
export function changeProposal(
  context: Context,
  input: Seen & { amount: number | null; newDue: string | null; words: string | null },
): Promise<CasePage> {
  return actIn(context, input, 'CHANGE', async (inner, { row, one, actor }) => {
    const { side, id: actorId } = actor;
    const at = inner.now();
    const { left } = caseGround(row, side, at);
    const { amount, newDue } = asked(input, valuesOf(one.kind, row, left, at));
    const turn = otherSide(side);
    const deadlineAt = answerUntil(one.kind, row, at);
    const proposal = { amount, newDue, turn, deadlineAt, proposedBy: side } as const;
    await changeCase(inner.db, one.id, {
      ...{ ...proposal, version: one.version + 1, changes: one.changes + 1 },
    });
    const step = { caseId: one.id, kind: 'CHANGED', actor: side, actorId, at } as const;
    await insertStep(inner.db, { ...step, amount, newDue, words: input.words });
    await applyEvent(inner, row, {
      ...{ event: 'CASE_CHANGED', by: side, actorId, amount },
      ...{ note: newDue?.toISOString() ?? null, patch: { caseTurn: turn, caseUntil: deadlineAt } },
    });
  });
}

/**
 * Says no. What was only proposed is over; anything else can go to a person for two days. Errors: those
 * of `acceptCase`.
 */
export function refuseCase(
  context: Context,
  { words, ...seen }: Seen & { words: string | null },
): Promise<CasePage> {
  return actIn(context, seen, 'REFUSE', async (inner, { row, one, actor }) => {
    const { side, id: actorId } = actor;
    const at = inner.now();
    const step = { caseId: one.id, kind: 'REFUSED', actor: side, actorId, at } as const;
    await insertStep(inner.db, { ...step, words });
    if (isProposal(one.kind)) {
      await close(inner, row, one, { by: side, actorId, outcome: 'REFUSED' });
      return;
    }
    const deadlineAt = answerUntil(one.kind, row, at);
    await applyEvent(inner, row, {
      ...{ event: 'CASE_REFUSED', by: side, actorId },
      patch: { caseTurn: null, caseUntil: deadlineAt },
    });
    await changeCase(inner.db, one.id, {
      ...{ state: 'REFUSED', turn: null, deadlineAt, version: one.version + 1 },
    });
  });
}

/** Takes a case to a person, who sees its whole file. Errors: those of `acceptCase`. */
export function escalateCase(
  context: Context,
  { words, ...seen }: Seen & { words: string | null },
): Promise<CasePage> {
  return actIn(context, seen, 'ESCALATE', async (inner, { row, one, actor }) => {
    const { side, id: actorId } = actor;
    const at = inner.now();
    await changeCase(inner.db, one.id, {
      ...{ state: 'ESCALATED', turn: null, deadlineAt: null, escalatedAt: at },
      version: one.version + 1,
    });
    const step = { caseId: one.id, kind: 'ESCALATED', actor: side, actorId, at } as const;
    await insertStep(inner.db, { ...step, words });
    await applyEvent(inner, row, {
      ...{ event: 'CASE_ESCALATED', by: side, actorId },
      patch: { caseTurn: null, caseUntil: null },
    });
  });
}

/** Whoever opened a case takes it back. Errors: those of `acceptCase`. */
export function withdrawCase(context: Context, seen: Seen): Promise<CasePage> {
  return actIn(context, seen, 'WITHDRAW', async (inner, { row, one, actor }) => {
    await close(inner, row, one, { by: actor.side, actorId: actor.id, outcome: 'WITHDRAWN' });
  });
}
