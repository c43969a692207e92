import { cancelPayment, registerSold, type Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { isRunningFund } from '@/lib/shared/fund/states';
import { z } from 'zod';
import { isGiven } from '@/backend/funds/sums/policy';
import { tokenOf } from './link';
import { holdContribution, moveContribution, type HeldContribution } from './moves';
import { canHold, paidState } from './policy';
import { tellPledged, tellReleased } from './tell';

/** Name of contributions among all that is sold. */
export const CONTRIBUTION = 'contribution';

/** Kind of the job that lets go of a card that was saved too late. */
const LET_GO = 'funds.let_go';

const saved = z.object({ paymentId: z.string() });

/** Lets go of a card that was saved too late: a scheduled job. */
const letGo = (context: Context, ref: unknown) =>
  cancelPayment(context, saved.parse(ref).paymentId);

/** The jobs of givers' cards, by kind. */
export const CARD_JOBS = { [LET_GO]: letGo };

/** Enters contributions among all that is sold: what one does when its payment moves. */
export function registerContributions(): void {
  registerSold({
    kind: CONTRIBUTION,
    feeKind: 'CONTRIBUTION',
    sellerPath: ({ returnPath }) => `/fund/${fundOfPath(returnPath)}/dashboard`,
    mailPath,
    processing: given,
    saved: pledged,
    declined: async (context, { ref }) => {
      await follow(context, ref, { payment: 'DECLINED' });
    },
    paid,
    failed: async (context, { ref }) => {
      await follow(context, ref, { payment: 'FAILED' });
    },
    expired,
    refunded: async (context, payment, { id: sourceId, state }) => {
      // What the bank sent back is the giver's, not the fund's.
      if (state === 'SENT') await correct(context, payment, { kind: 'REFUND', sourceId });
    },
    disputed: async (context, payment, { id: sourceId, amount }) => {
      await correct(context, payment, { kind: 'DISPUTE', sourceId }, amount);
    },
    disputeClosed: async (context, payment, { id: sourceId, amount }) => {
      const taken = payment.dispute === 'WON' ? -amount : 0;
      await correct(context, payment, { kind: 'DISPUTE_WON', sourceId }, taken);
    },
  });
}

const fundOfPath = (path: string) => path.split('/')[3] ?? '';

/** Somebody without an account comes back by the link alone. */
async function mailPath(context: Context, { ref, returnPath, buyerId }: Payment): Promise<string> {
  return buyerId === null ? `${returnPath}#token=${await tokenOf(context, ref)}` : returnPath;
}

/** Locks a contribution for what its payment tells; one that is gone has nothing to do. */
async function heldFor(context: Context, ref: string): Promise<HeldContribution | null> {
  const held = await holdContribution(context, ref);
  if (!held) context.logger.error({ contribution: ref }, 'a payment of no contribution');
  return held;
}

async function follow(
  context: Context,
  ref: string,
  changes: { payment: 'DECLINED' | 'FAILED' },
): Promise<void> {
  const held = await heldFor(context, ref);
  if (held) await moveContribution(context, held, { changes });
}

async function given(context: Context, { ref }: Payment): Promise<void> {
  const held = await heldFor(context, ref);
  if (held?.row.payment !== 'OPEN' || !isRunningFund(held.fund.state)) return;
  await moveContribution(context, held, { changes: { payment: 'PENDING' } });
}

async function pledged(context: Context, payment: Payment): Promise<void> {
  const { id: paymentId, ref } = payment;
  const held = await heldFor(context, ref);
  if (!held) return;
  if (!takesPledges(held.fund) || !isStillHeld(held)) {
    await moveContribution(context, held, { changes: { payment: 'VOID' } });
    await scheduleJob(context, { kind: LET_GO, ref: { paymentId }, runAt: context.now() });
    return;
  }
  const changes = { payment: 'PLEDGED' as const, holdsTier: holds(held), paidAt: context.now() };
  await moveContribution(context, held, { changes });
  await tellPledged(context, held.fund, payment, await mailPath(context, payment));
}

/** A card that was saved in time and told late is charged with the others. */
const takesPledges = ({ state }: HeldContribution['fund']) =>
  isRunningFund(state) || state === 'SETTLING';

async function paid(context: Context, payment: Payment) {
  const held = await heldFor(context, payment.ref);
  if (!held || !isWanted(held)) {
    const { amount: refunded } = payment.money;
    const changes = { payment: 'REFUNDED' as const, refunded };
    if (held) await moveContribution(context, held, { changes });
    return 'SOLD_OUT' as const;
  }
  const { refunded, chargedBack } = payment;
  await moveContribution(context, held, {
    changes: {
      ...{ payment: paidState(payment), refunded, chargedBack, holdsTier: holds(held) },
      ...{ paidAt: held.row.paidAt ?? context.now(), addressHash: null },
    },
  });
  return undefined;
}

/** Whether money that came in is still wanted: the fund runs, or it was given while it did. */
function isWanted(held: HeldContribution): boolean {
  const { state, mode } = held.fund;
  const wasGiven = isGiven(held.row.payment);
  if (isRunningFund(state)) return wasGiven || isStillHeld(held);
  if (!wasGiven || state === 'CANCELLED' || state === 'REFUNDED') return false;
  return mode === 'KEEP' || state !== 'MISSED';
}

const isStillHeld = ({ fund, row }: HeldContribution) => row.holdsTier || canHold(fund, row.tierId);

const holds = ({ row }: HeldContribution) => row.tierId !== null;

async function expired(context: Context, payment: Payment): Promise<void> {
  const held = await heldFor(context, payment.ref);
  if (!held) return;
  const { fund, row } = held;
  await moveContribution(context, held, { changes: { payment: 'VOID' } });
  const wasPromised = row.payment === 'PLEDGED' || row.payment === 'DECLINED';
  if (!wasPromised || isRunningFund(fund.state)) return;
  await tellReleased(context, fund, payment, await mailPath(context, payment));
}

/** Money went back, or a bank took it or gave it back: `taken` is what a dispute moves now. */
async function correct(
  context: Context,
  payment: Payment,
  cause: { kind: 'REFUND' | 'DISPUTE' | 'DISPUTE_WON'; sourceId: string },
  taken = 0,
): Promise<void> {
  const held = await heldFor(context, payment.ref);
  if (!held) return;
  await moveContribution(context, held, {
    changes: {
      payment: paidState(payment),
      refunded: Math.max(held.row.refunded, payment.refunded),
      chargedBack: Math.max(0, held.row.chargedBack + taken),
    },
    cause,
  });
}
