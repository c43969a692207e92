import {
  acceptCase,
  casePage,
  changeProposal,
  decideCase,
  escalateCase,
  openCase,
  refuseCase,
  withdrawCase,
} from '@/backend/cases/service';
import type { Context } from '@/backend/platform/context';
import type { CaseAct } from '@/lib/shared/cases/cases';

/** Opens a case, does something in it, or has a person decide it, as far as that can be done. */
export async function pressCase(
  { context, staff }: { context: Context; staff: Context },
  bookingId: string,
  pick: number,
): Promise<unknown> {
  const { case: one, choices, acts, version } = await casePage(context, { bookingId });
  const words = 'It was short';
  const choice = choices[pick % Math.max(1, choices.length)];
  if (choice) {
    const { kind, most, latest: newDue } = choice;
    const amount = most === null ? null : Math.max(1, most - pick);
    return openCase(context, { bookingId, version, kind, amount, newDue, words });
  }
  if (!one) return null;
  const seen = { caseId: one.id, version: one.version };
  const does: Record<CaseAct, () => Promise<unknown>> = {
    ACCEPT: () => acceptCase(context, seen),
    CHANGE: () =>
      changeProposal(context, { ...seen, amount: 1 + pick, newDue: one.newDue, words: null }),
    REFUSE: () => refuseCase(context, { ...seen, words }),
    ESCALATE: () => escalateCase(context, { ...seen, words }),
    WITHDRAW: () => withdrawCase(context, seen),
  };
  const wanted = acts[pick % Math.max(1, acts.length)];
  if (one.state === 'ESCALATED' && pick < 3) {
    return decideCase(staff, one.id, { refund: pick * 1000, reason: 'As it was' });
  }
  return wanted ? does[wanted]() : null;
}
