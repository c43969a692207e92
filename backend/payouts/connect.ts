import { contactOf } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { creatorId } from '@/backend/platform/member';
import { callStripe, type StripeAnswer } from '@/backend/platform/stripe/callStripe';
import { CONNECT_AGAIN, CONNECT_DONE } from '@/lib/shared/payouts/payouts';
import * as repository from './store/accounts';
import { moneyNow } from './clock';
import { factsOf } from './facts';

/**
 * Makes the caller's account at Stripe where there is none yet, and a link to give Stripe what it asks
 * for: good once and for minutes. Errors: auth.required, forbidden (a fan), payment.not_for_sale,
 * payout.no_account (no country chosen), payment.provider_out, payout.country_refused.
 */
export async function connectPayouts(context: Context): Promise<{ stripeOnboardUrl: string }> {
  const account = await chosenAccount(context);
  const id = account.stripeAccountId ?? (await makeAccount(context, account));
  return { stripeOnboardUrl: await accountLink(context, id) };
}

/**
 * A link to the caller's own dashboard at Stripe, or to what Stripe still asks for while details are
 * missing: the dashboard opens after them. Errors: auth.required, forbidden (a fan),
 * payment.not_for_sale, payout.no_account, payment.provider_out.
 */
export async function openStripeDashboard(context: Context): Promise<{ stripeDashboard: string }> {
  const { stripeAccountId: id, detailsSubmitted, isGone } = await chosenAccount(context);
  if (id === null || isGone) throw new AppError('payout.no_account');
  if (!detailsSubmitted) return { stripeDashboard: await accountLink(context, id) };
  const answer = await callStripe(context, {
    key: `account:${id}:login:${newId()}`,
    call: 'accounts.createLoginLink',
    params: { id },
    ref: `account:${id}`,
  });
  return { stripeDashboard: objectOf(answer).url };
}

async function chosenAccount(context: Context): Promise<repository.AccountRow> {
  const userId = creatorId(context);
  if (!context.stripe) throw new AppError('payment.not_for_sale');
  const account = await repository.findAccount(context.db, userId);
  if (!account) throw new AppError('payout.no_account');
  if (!account.isGone) return account;
  // Whoever has taken us out of an account begins with another one.
  await repository.dropStripeAccount(context.db, userId, moneyNow(context));
  return { ...account, stripeAccountId: null, isGone: false };
}

/** Two presses at once ask with the same number, so Stripe makes one account. */
async function makeAccount(context: Context, account: repository.AccountRow): Promise<string> {
  const { userId, country, accountNo } = account;
  const { email } = await contactOf(context);
  const answer = await callStripe(context, {
    key: `creator:${userId}:account:v${accountNo + 1}`,
    call: 'accounts.create',
    params: {
      type: 'express',
      country,
      ...(email === null ? {} : { email }),
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      metadata: { creator: userId },
    },
    ref: `creator:${userId}`,
  });
  if (!answer.ok && answer.type !== 'no_answer') throw new AppError('payout.country_refused');
  const made = objectOf(answer);
  await repository.setStripeAccount(context.db, userId, made.id);
  await repository.saveFacts(context.db, made.id, factsOf(made), moneyNow(context));
  return made.id;
}

async function accountLink(context: Context, account: string): Promise<string> {
  const { userId } = context.actor;
  const { locale } = await contactOf(context);
  const answer = await callStripe(context, {
    key: `account:${account}:link:${newId()}`,
    call: 'accountLinks.create',
    params: {
      account,
      type: 'account_onboarding',
      refresh_url: siteUrl(context.config, locale, CONNECT_AGAIN),
      return_url: siteUrl(context.config, locale, CONNECT_DONE),
    },
    ref: `account:${account}`,
  });
  const { url } = objectOf(answer);
  if (userId) {
    await repository.setTimes(context.db, userId, { linkedAt: moneyNow(context), checkedAt: null });
  }
  return url;
}

/** What Stripe refuses here is nothing that its creator could mend. */
function objectOf<Result>(answer: StripeAnswer<Result>): Result {
  if (!answer.ok) throw new AppError('payment.provider_out');
  return answer.object;
}
