import { applyEvent, caseGround, type BookingRow } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import type { CaseOutcome, CaseSide } from '@/lib/shared/cases/cases';
import { changeCase, insertStep, type CaseRow } from '@/backend/cases/store/caseRepository';

/** Who ends a case: one of its sides, or the clock. */
interface Ender {
  by: CaseSide | 'CLOCK';
  actorId: string | null;
}

const STEPS = {
  AGREED: 'AGREED',
  SILENCE: 'AGREED',
  RULED: 'RULED',
  DECIDED: 'DECIDED',
  REFUSED: 'CLOSED',
  WITHDRAWN: 'WITHDRAWN',
  OVERTAKEN: 'CLOSED',
} as const;

/** Writes down how a case ended, before the booking takes its step. */
export async function end(
  context: Context,
  one: CaseRow,
  told: {
    outcome: CaseOutcome;
    refund: number | null;
    by: CaseSide | 'CLOCK' | 'STAFF';
    actorId: string | null;
    words?: string | null;
  },
): Promise<void> {
  const { outcome, refund, by, actorId, words = null } = told;
  const at = context.now();
  await changeCase(context.db, one.id, {
    ...{ state: 'CLOSED', outcome, refund, turn: null, deadlineAt: null, closedAt: at },
    version: one.version + 1,
  });
  await insertStep(context.db, {
    ...{ caseId: one.id, actor: by, actorId, amount: refund },
    kind: STEPS[outcome],
    ...{ newDue: outcome === 'AGREED' || outcome === 'SILENCE' ? one.newDue : null, words, at },
  });
}

const NO_TURN = { caseTurn: null, caseUntil: null } as const;

/** What was asked for happens. In the running transaction, the booking and its payment locked. */
export async function agree(
  context: Context,
  row: BookingRow,
  one: CaseRow,
  { by, actorId, outcome }: Ender & { outcome: 'AGREED' | 'SILENCE' },
): Promise<void> {
  const { left } = caseGround(row, one.openedBy, context.now());
  const actor = { by, actorId };
  if (one.kind === 'EXTEND') {
    await end(context, one, { ...actor, outcome, refund: null });
    await applyEvent(context, row, {
      ...{ ...actor, event: 'EXTENDED', note: one.newDue?.toISOString() ?? null },
      patch: { ...NO_TURN, dueAt: one.newDue },
    });
    return;
  }
  const isWhole = one.kind === 'CANCEL';
  const amount = isWhole ? left : Math.min(one.amount ?? 0, left);
  await end(context, one, { ...actor, outcome, refund: amount });
  const event = isWhole ? 'CANCELLED_TOGETHER' : 'CASE_AGREED';
  await applyEvent(context, row, { ...actor, event, amount });
}

/** What a rule says happens: one side alone was there. The same as `agree` for the rest. */
export async function followRule(
  context: Context,
  row: BookingRow,
  one: CaseRow,
  actor: Ender,
): Promise<void> {
  const ground = caseGround(row, one.openedBy, context.now());
  const isCreatorAbsent = one.rule === 'CREATOR_ABSENT';
  const amount = isCreatorAbsent ? ground.left : Math.min(ground.backAtStart, ground.left);
  await end(context, one, { ...actor, outcome: 'RULED', refund: amount });
  const event = isCreatorAbsent ? 'NO_SHOW_CREATOR' : 'NO_SHOW_BUYER';
  await applyEvent(context, row, { ...actor, event, amount });
}

/** Nothing comes of a case, and the order goes on from where it was. The same as `agree` for the rest. */
export async function close(
  context: Context,
  row: BookingRow,
  one: CaseRow,
  { by, actorId, outcome }: Ender & { outcome: 'REFUSED' | 'WITHDRAWN' | 'OVERTAKEN' },
): Promise<void> {
  await end(context, one, { by, actorId, outcome, refund: null });
  await applyEvent(context, row, {
    ...{ event: 'CASE_CLOSED', by, actorId, note: outcome },
    patch: NO_TURN,
  });
}
