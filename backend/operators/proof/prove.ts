import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import { inTransaction } from '@/backend/platform/transaction';
import type { OperatorState } from '@/lib/shared/operators/operators';
import { seatOf, type Seat } from '@/backend/operators/seat';
import { operatorState } from '@/backend/operators/show/state';
import { saveProof, takeCode, takeStep } from '@/backend/operators/store/operatorRepository';
import { paperCode, takenSteps } from './policy';
import { codeOf, stepAt } from './totp';

const QUARTER_HOUR = 15 * 60;

/** Six digits can be guessed by whoever may try for long. */
const tries = new Limiter({ times: 5, seconds: QUARTER_HOUR });

/**
 * Shows the second factor in this session, which holds for half an hour: the code of an app, which
 * counts once, or one on paper, which is used up. Errors: not_found, rate_limited, operator.code_wrong.
 */
export async function prove(context: Context, { code }: { code: string }): Promise<OperatorState> {
  const seat = await seatOf(context);
  const { sessionId } = context.actor;
  if (sessionId === null) throw new AppError('not_found');
  await tries.take(context.config, seat.id);
  await inTransaction(context, async (inner) => {
    if (!(await isRight(inner, seat, code))) throw new AppError('operator.code_wrong');
    await saveProof(inner.db, sessionId, inner.now());
  });
  await tries.forget(context.config, seat.id);
  return operatorState(context);
}

async function isRight(context: Context, { id, secret }: Seat, typed: string): Promise<boolean> {
  const code = paperCode(typed);
  if (!/^\d{6}$/.test(code)) return takeCode(context.db, id, hashToken(code));
  const steps = takenSteps(stepAt(context.now()));
  const step = steps.find((one) => codeOf(secret, one) === code);
  return step !== undefined && takeStep(context.db, id, step);
}
