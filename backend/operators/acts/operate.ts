import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { UNDOES, type OperatorLogLine } from '@/lib/shared/operators/operators';
import type { OperatorActInput } from '@/lib/shared/operators/payloads';
import { provenSeat } from '@/backend/operators/seat';
import { linesOf } from '@/backend/operators/show/log';
import { findAct, insertAct } from '@/backend/operators/store/actRepository';
import { operatorsAmong } from '@/backend/operators/store/operatorRepository';
import { PLANS } from './plans';

/**
 * Does something as an operator, with a reason, and writes it down for good. Errors: not_found,
 * operator.proof_needed, operator.no_subject, operator.not_yours (their own, or another operator's),
 * operator.nothing_changed, operator.undone; of a case: case.not_found, case.not_possible, case.amount.
 */
export async function operate(context: Context, input: OperatorActInput): Promise<OperatorLogLine> {
  const { id: operatorId } = await provenSeat(context);
  const { act, subject, reason } = input;
  const undoes = input.undoes ?? null;
  const line = await inTransaction(context, async (inner) => {
    const plan = PLANS[act];
    const people = await plan.concerns(inner, subject);
    if (people === null) throw new AppError('operator.no_subject');
    await requireOthers(inner, operatorId, people);
    if (undoes !== null) await requireUndoable(inner, input, undoes);
    if (!(await plan.run(inner, input))) throw new AppError('operator.nothing_changed');
    const row = { id: newId(), operatorId, act, subject, reason, undoes, at: inner.now() };
    await insertAct(inner.db, row);
    const [written] = await linesOf(inner, [{ ...row, isUndone: false }]);
    return written;
  });
  // What it lets go of at Stripe is committed now.
  context.stripe?.wake();
  if (!line) throw new Error('the act was not written down');
  return line;
}

/** Nobody decides about themselves, or about another operator. */
async function requireOthers(
  context: Context,
  operatorId: string,
  people: readonly string[],
): Promise<void> {
  const isOwn = people.includes(operatorId);
  if (isOwn || (await operatorsAmong(context.db, people)).length > 0) {
    throw new AppError('operator.not_yours');
  }
}

async function requireUndoable(
  context: Context,
  { act, subject }: OperatorActInput,
  undoes: string,
): Promise<void> {
  const row = await findAct(context.db, undoes);
  if (!row || row.subject !== subject || UNDOES[row.act] !== act) {
    throw new AppError('operator.no_subject');
  }
  if (row.isUndone || row.undoes !== null) throw new AppError('operator.undone');
}
