import type { z } from 'zod';
import { wordFilterOf } from '@/backend/audience/service';
import { paymentOf, startPayment, type OpenPayment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import type { startContributionPayload } from '@/lib/shared/fund/contribution';
import type { StartedContribution } from '@/lib/shared/fund/views';
import {
  deleteContribution,
  findByRequest,
  insertContribution,
  type ContributionRow,
} from '@/backend/funds/store/contributionRepository';
import { lockFund, type HeldFund } from '@/backend/funds/store/fundRepository';
import { changeSums } from '@/backend/funds/sums/change';
import { settleFund } from '@/backend/funds/settle';
import { giverOf, refuseTooMany, refuseUnwanted, type Giver } from './giver';
import { contributionPath, tokenOf } from './link';
import { holdContribution, moveContribution } from './moves';
import { messageOf, wishRefusal } from './policy';
import { CONTRIBUTION } from './sold';
import { startedView } from './started';
import { consentOf } from './tell';

type Input = z.output<typeof startContributionPayload>;

/**
 * Gives to a fund: writes the contribution down, holds its reward, and opens the page to pay on. The
 * same request answers the same contribution. Errors: payload.invalid (a visitor without an e-mail), auth.email_needed,
 * fund.too_many, fund.not_found, fund.closed, fund.paused, fund.currency, fund.amount_too_small,
 * fund.amount_too_large, fund.anonymous_not_allowed, fund.tier_changed, fund.sold_out,
 * fund.below_tier, fund.email_needed, fund.vote_closed, fund.own_fund, fund.banned,
 * party.name_refused, and the refusals of `startPayment`.
 */
export async function startContribution(
  context: Context,
  input: Input,
): Promise<StartedContribution> {
  const giver = await giverOf(context, input);
  const { fund, row } = await inTransaction(context, (inner) => write(inner, input, giver));
  return openPage(context, fund, row, giver);
}

/** Opens the page on which a contribution is paid, or its card is saved. Outside of a transaction. */
export async function openPage(
  context: Context,
  fund: HeldFund,
  row: ContributionRow,
  giver: Pick<Giver, 'userId' | 'email' | 'locale'>,
): Promise<StartedContribution> {
  try {
    return await startedView(context, row, await startPage(context, fund, row, giver));
  } catch (refusal) {
    await letGo(context, row);
    throw refusal;
  }
}

function startPage(
  context: Context,
  fund: HeldFund,
  row: ContributionRow,
  giver: Pick<Giver, 'userId' | 'email' | 'locale'>,
): Promise<OpenPayment> {
  const { amount, currency, id } = row;
  const { deadlineAt } = fund;
  const isSaved = fund.mode === 'ALL_OR_NOTHING' && deadlineAt !== null;
  return startPayment(context, {
    kind: CONTRIBUTION,
    ref: id,
    sellerId: fund.creatorId,
    // Without a name: the creator's books would tell who is anonymous here.
    buyer: { id: giver.userId, email: giver.email, name: null, locale: giver.locale },
    title: fund.title,
    money: { amount, currency },
    mode: isSaved ? 'SAVE' : 'PAY',
    ...(isSaved && { consent: consentOf(fund, deadlineAt, amount, giver.locale) }),
    returnPath: contributionPath(fund.creatorHandle, fund.id, id),
    cancelPath: `/${fund.creatorHandle}/fund/${fund.id}/checkout`,
  });
}

async function write(
  context: Context,
  input: Input,
  giver: Giver,
): Promise<{ fund: HeldFund; row: ContributionRow }> {
  const now = context.now();
  const fund = await lockFund(context.db, input.fundId);
  if (!fund) throw new AppError('fund.not_found');
  const known = await findByRequest(context.db, fund.id, input.requestKey);
  if (known) {
    if (known.who !== giver.who) throw new AppError('fund.not_found');
    if (known.payment !== 'OPEN') throw new AppError(repeated(known));
    return { fund, row: known };
  }
  await refuseTooMany(context, giver);
  await refuseUnwanted(context, fund.creatorId, giver);
  const refusal = wishRefusal(fund, input, {
    isMember: giver.userId !== null,
    now: context.now(),
  });
  if (refusal) throw new AppError(refusal);
  const passes = await wordFilterOf(context, fund.creatorId);
  for (const shown of [input.alias, giver.name]) {
    if (shown !== null && !passes(shown)) throw new AppError('party.name_refused');
  }
  const id = newId();
  const { amount, currency, tierId, pollOptionId, visibility, alias, requestKey } = input;
  const asks = fund.tiers.find((tier) => tier.id === tierId)?.question != null;
  const { userId: contributorId, who, name, locale, addressHash } = giver;
  const isGuest = contributorId === null;
  const said = messageOf(input.message, { isModerated: fund.messagesModerated, passes });
  const row = await insertContribution(context.db, {
    ...{ id, fundId: fund.id, contributorId, who, name, locale, requestKey, addressHash },
    ...{ amount, currency, tierId, pollOptionId, visibility, alias, ...said },
    email: isGuest ? giver.email : null,
    tierAnswer: asks ? input.tierAnswer : null,
    show: isDecided(said.messageState) ? 'READY' : 'PENDING',
    holdsTier: tierId !== null,
    tokenHash: isGuest ? hashToken(await tokenOf(context, id)) : null,
    ...{ thankedAt: null, laterAt: null, paidAt: null, createdAt: now, updatedAt: now },
  });
  if (tierId !== null) {
    // Others see that there is one less.
    const patch = await changeSums(context, fund, null, row);
    await settleFund(context, fund, { patch });
  }
  return { fund, row };
}

/** What a request hears that was made before and is not open any more. */
const repeated = ({ payment }: ContributionRow) =>
  payment === 'VOID' || payment === 'FAILED' ? 'payment.expired' : 'payment.already_paid';

const isDecided = (state: ContributionRow['messageState']) =>
  state !== 'PENDING' && state !== 'FLAGGED';

/** A contribution that nobody can pay holds nothing: no page was opened for it. */
async function letGo(context: Context, { id }: ContributionRow): Promise<void> {
  const payment = await paymentOf(context, CONTRIBUTION, id);
  if (payment?.state === 'OPEN') return;
  await inTransaction(context, async (inner) => {
    const held = await holdContribution(inner, id);
    if (held?.row.payment !== 'OPEN') return;
    await moveContribution(inner, held, { changes: { payment: 'VOID' } });
    if (payment === null) await deleteContribution(inner.db, id);
  });
}
