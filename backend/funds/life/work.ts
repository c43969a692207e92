import {
  cancelPayment,
  chargeSaved,
  paymentOf,
  refundPayment,
  type Payment,
} from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import type { ContributionPayment } from '@/lib/shared/fund/states';
import { CONTRIBUTION } from '@/backend/funds/give/sold';
import { lockFund, findFund, type HeldFund } from '@/backend/funds/store/fundRepository';
import { contributionsIn, planWork } from '@/backend/funds/store/lifeRepository';
import { unsentOf } from '@/backend/funds/store/moneyRepository';
import { stepFund } from './step';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Contributions that one step goes through; the next one goes on. */
const BATCH = 25;
/** How long after the end a page that was open may still bring something. */
const LATE_MS = 45 * MINUTE_MS;

/** What is left to do of a fund: when it is looked at next, or never. */
type Next = Date | null;

/** Does the next part of what a fund needs at Stripe. Repeated, also after a kill, it does nothing twice. */
export async function workOn(context: Context, fundId: string): Promise<boolean> {
  const fund = await findFund(context.db, fundId);
  if (!fund) return false;
  await planWork(context.db, fundId, await workOf(context, fund));
  return true;
}

function workOf(context: Context, fund: HeldFund): Promise<Next> {
  if (fund.state === 'SETTLING') return charge(context, fund);
  if (fund.state === 'CANCELLED' || fund.state === 'REFUNDED') return giveBack(context, fund);
  const isMissed = fund.state === 'MISSED' && fund.mode === 'ALL_OR_NOTHING';
  return isMissed ? voidAll(context, fund) : watch(context, fund);
}

/** Charges every saved card once; declined ones are tried again by the payments, for a week. */
async function charge(context: Context, fund: HeldFund): Promise<Next> {
  const left = await each(context, fund, ['PLEDGED'], ({ id }) => chargeSaved(context, id));
  if (left !== 'NOTHING') return restOf(context, left);
  const [waiting] = await contributionsIn(context.db, fund.id, ['PLEDGED', 'DECLINED', 'PENDING'], {
    after: null,
    limit: 1,
  });
  if (waiting !== undefined) return soon(context, 5 * SECOND_MS);
  await inTransaction(context, async (inner) => {
    const held = await lockFund(inner.db, fund.id);
    if (held?.state === 'SETTLING') await stepFund(inner, held, 'CHARGED');
  });
  return soon(context, MINUTE_MS);
}

/** Lets go of every promise and closes the pages that are open: nobody is charged. */
async function voidAll(context: Context, fund: HeldFund): Promise<Next> {
  const states: ContributionPayment[] = ['OPEN', 'PLEDGED', 'DECLINED'];
  const left = await each(context, fund, states, ({ id }) => cancelPayment(context, id));
  return restOf(context, left) ?? lastLook(context, fund);
}

/** Sends everybody their money back, under one key for each. */
async function giveBack(context: Context, fund: HeldFund): Promise<Next> {
  const voided = fund.state === 'CANCELLED' ? await voidAll(context, fund) : null;
  const paid: ContributionPayment[] = ['SETTLED', 'PARTLY_REFUNDED'];
  const left = await each(context, fund, paid, async (payment) => {
    const amount = payment.money.amount - payment.refunded - payment.chargedBack;
    if (payment.state !== 'PAID' || amount <= 0) return;
    const request = { amount, reason: fund.cancelReason ?? '', requestKey: `fund:${fund.id}` };
    await refundPayment(context, { paymentID: payment.id, ...request });
  });
  return earliest([restOf(context, left), voided, lastLook(context, fund)]);
}

/** Once all that came in was sent to the creator, the fund is paid out. */
async function watch(context: Context, fund: HeldFund): Promise<Next> {
  if (fund.state !== 'REACHED' && fund.state !== 'MISSED') return null;
  if (fund.settled === 0) return lastLook(context, fund);
  if (await unsentOf(context.db, fund.id)) return soon(context, 10 * MINUTE_MS);
  await inTransaction(context, async (inner) => {
    const held = await lockFund(inner.db, fund.id);
    const isEnded = held?.state === 'REACHED' || held?.state === 'MISSED';
    if (held && isEnded && held.settled > 0) await stepFund(inner, held, 'SENT');
  });
  return null;
}

/** Whether more is left than one step goes through, some were refused for now, or all is done. */
type Left = 'MORE' | 'AGAIN' | 'NOTHING';

/**
 * Does one thing with the payment of each contribution in these states, as many as one step goes
 * through. One that is refused does not hold up the others.
 */
async function each(
  context: Context,
  fund: HeldFund,
  states: readonly ContributionPayment[],
  act: (payment: Payment) => Promise<unknown>,
): Promise<Left> {
  const range = { after: null, limit: BATCH };
  const ids = await contributionsIn(context.db, fund.id, states, range);
  let isAnyRefused = false;
  for (const id of ids) {
    const payment = await paymentOf(context, CONTRIBUTION, id);
    try {
      if (payment) await act(payment);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      isAnyRefused = true;
      const { code } = error;
      context.logger.warn({ fund: fund.id, contribution: id, code }, 'a contribution waits');
    }
  }
  if (isAnyRefused) return 'AGAIN';
  return ids.length === BATCH ? 'MORE' : 'NOTHING';
}

/** When the rest is gone on with; null: there is none. */
function restOf(context: Context, left: Left): Next {
  if (left === 'NOTHING') return null;
  return soon(context, left === 'MORE' ? SECOND_MS : 30 * SECOND_MS);
}

function earliest(times: readonly Next[]): Next {
  const known = times.flatMap((at) => (at === null ? [] : [at.getTime()]));
  return known.length === 0 ? null : new Date(Math.min(...known));
}

const soon = (context: Context, ms: number) => new Date(context.now().getTime() + ms);

/** Looks once more when no page of it can be paid on any more. */
function lastLook(context: Context, { endedAt }: HeldFund): Next {
  const last = (endedAt?.getTime() ?? 0) + LATE_MS;
  return last > context.now().getTime() ? new Date(last) : null;
}
