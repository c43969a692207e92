import { contactOf } from '@/backend/accounts/service';
import { wordFilterOf } from '@/backend/audience/service';
import {
  cancelPayment,
  handOver,
  paymentOf,
  paymentsOf,
  reopenPayment,
} from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import { confirmedId, memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { isRunningFund, type Visibility } from '@/lib/shared/fund/states';
import type { OwnContribution, StartedContribution } from '@/lib/shared/fund/views';
import { findOwn, ownBefore, type OwnRow } from '@/backend/funds/store/ownRepository';
import { requireGiver, type Asked } from './access';
import { isTokenOf } from './link';
import { holdContribution, moveContribution, type HeldContribution } from './moves';
import { canHold, closedRefusal } from './policy';
import { restateContribution } from './show';
import { CONTRIBUTION } from './sold';
import { openPage } from './start';
import { startedView } from './started';
import { ownView } from './views';

const PAGE = 20;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A contribution for its giver: by account, or by the mailed link. Errors: fund.not_found. */
export async function ownContribution(context: Context, asked: Asked): Promise<OwnContribution> {
  const row = requireGiver(context, await findOwn(context.db, asked.contributionId), asked);
  const payment = await paymentOf(context, CONTRIBUTION, row.id);
  return ownView(context, row, payment ?? undefined);
}

/** What the caller gave, newest first. Errors: auth.required, payload.invalid. */
export async function myContributionsPage(
  context: Context,
  { cursor }: { cursor?: string | null | undefined },
): Promise<Page<OwnContribution>> {
  const before = cursor ? placeOf(cursor, UUID) : null;
  const rows = await ownBefore(context.db, memberId(context), before, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const payments = await paymentsOf(
    context,
    CONTRIBUTION,
    shown.map(({ id }) => id),
  );
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ownView(context, row, payments.get(row.id))),
    cursor: rows.length > PAGE && last ? cursorOf(last.id) : null,
  };
}

/**
 * Goes on to the page to pay on: the open one, a new one after a failure, or one that pays instead of
 * a saved card that was declined. Outside of a transaction. Errors: fund.not_found, fund.closed,
 * fund.paused, fund.sold_out, payment.already_paid, payment.expired, payment.provider_out.
 */
export async function payContribution(
  context: Context,
  asked: Asked,
): Promise<StartedContribution> {
  const known = requireGiver(context, await findOwn(context.db, asked.contributionId), asked);
  const payment = await paymentOf(context, CONTRIBUTION, known.id);
  if (known.payment === 'DECLINED' && payment) {
    return startedView(context, known, await reopenPayment(context, payment.id));
  }
  const { fund, row } = await inTransaction(context, async (inner) => {
    const held = await holdContribution(inner, known.id);
    if (!held) throw new AppError('fund.not_found');
    return takeUpAgain(inner, held);
  });
  const email = payment?.buyerEmail ?? row.email;
  if (email === null) throw new AppError('fund.not_found');
  return openPage(context, fund, row, { userId: row.contributorId, email, locale: row.locale });
}

/** A contribution that was let go holds its reward again, if one is left. */
async function takeUpAgain(context: Context, held: HeldContribution) {
  const { fund, row } = held;
  if (row.payment === 'OPEN') return held;
  const isOver = row.payment === 'FAILED' || row.payment === 'VOID';
  if (!isOver) throw new AppError('payment.already_paid');
  const refusal = closedRefusal(fund, context.now());
  if (refusal) throw new AppError(refusal);
  if (!canHold(fund, row.tierId)) throw new AppError('fund.sold_out');
  return moveContribution(context, held, {
    // What was left out of the stream may still be shown.
    changes: { payment: 'OPEN', holdsTier: row.tierId !== null, show: 'READY', paidAt: null },
  });
}

/**
 * Takes a promise back before it is charged. Outside of a transaction. Errors: fund.not_found,
 * fund.closed (it is being charged, or is over), and the refusals of `cancelPayment`.
 */
export async function withdrawPledge(context: Context, asked: Asked): Promise<OwnContribution> {
  const row = requireGiver(context, await findOwn(context.db, asked.contributionId), asked);
  if (row.payment === 'VOID') return ownContribution(context, asked);
  const payment = await paymentOf(context, CONTRIBUTION, row.id);
  if (row.payment !== 'PLEDGED' || !isRunningFund(row.fundState) || !payment) {
    throw new AppError('fund.closed');
  }
  await cancelPayment(context, payment.id);
  return ownContribution(context, asked);
}

/**
 * Changes what others see of a contribution, also on the overlays and in the ranking. Errors:
 * fund.not_found, fund.anonymous_not_allowed, party.name_refused.
 */
export async function changeVisibility(
  context: Context,
  { visibility, alias, ...asked }: Asked & { visibility: Visibility; alias: string | null },
): Promise<OwnContribution> {
  await inTransaction(context, async (inner) => {
    const held = await heldByGiver(inner, asked);
    const { fund, row } = held;
    const isNewlyAnonymous = visibility === 'ANONYMOUS' && row.visibility !== 'ANONYMOUS';
    if (isNewlyAnonymous && !fund.anonymousAllowed) {
      throw new AppError('fund.anonymous_not_allowed');
    }
    if (alias !== null && !(await wordFilterOf(inner, fund.creatorId))(alias)) {
      throw new AppError('party.name_refused');
    }
    await moveShown(inner, held, { visibility, alias });
  });
  return ownContribution(context, asked);
}

/**
 * Takes what was given without an account into the caller's, and voids its link. Others see it as
 * before: a claim tells nobody whose it is. Errors: auth.required, auth.email_needed, fund.not_found.
 */
export async function claimContribution(
  context: Context,
  { contributionId, token }: { contributionId: string; token: string },
): Promise<OwnContribution> {
  const userId = confirmedId(context);
  const { email, locale } = await contactOf(context);
  if (email === null) throw new AppError('auth.email_needed');
  await inTransaction(context, async (inner) => {
    const payment = await paymentOf(inner, CONTRIBUTION, contributionId);
    const found = await findOwn(inner.db, contributionId);
    if (found?.contributorId === userId) return;
    // The payment first, as everywhere: then the fund.
    if (payment && found && isTokenOf(found, token)) {
      await handOver(inner, payment.id, { id: userId, email });
    }
    const held = await heldByGiver(inner, { contributionId, token });
    await moveShown(inner, held, {
      ...{ contributorId: userId, who: `user:${userId}`, locale, ...asBefore(held.row) },
      ...{ email: null, name: null, tokenHash: null, addressHash: null },
    });
  });
  return ownContribution(context, { contributionId, token: null });
}

/** What was open under a typed name stays under it: the account's own name is the giver's to show. */
function asBefore({ visibility, alias, name }: HeldContribution['row']) {
  if (visibility === 'ALIAS' || visibility === 'ANONYMOUS') return { visibility, alias };
  if (visibility === 'PUBLIC' && name !== null)
    return { visibility: 'ALIAS' as const, alias: name };
  return { visibility: 'ANONYMOUS' as const, alias: null };
}

async function heldByGiver(context: Context, asked: Asked): Promise<HeldContribution> {
  const held = await holdContribution(context, asked.contributionId);
  const row = requireGiver(context, held?.row, asked);
  if (!held) throw new AppError('fund.not_found');
  return { ...held, row };
}

async function moveShown(
  context: Context,
  held: HeldContribution,
  changes: Partial<
    Pick<OwnRow, 'visibility' | 'alias' | 'contributorId' | 'who' | 'email' | 'name'>
  > &
    Partial<Pick<OwnRow, 'tokenHash' | 'addressHash' | 'locale'>>,
): Promise<void> {
  const { fund, row } = await moveContribution(context, held, { changes });
  await restateContribution(context, fund, row);
}
