import type { Context } from '@/backend/platform/context';
import { takeOpenCall, type CallRow } from './callRows';
import { isLink } from './calls';
import { askStripe, NO_ANSWER, storeAnswer } from './callStripe';
import { findMade } from './findMade';
import { registeredReconcilers, type Reconciler } from './registry';
import type { StripeService } from './stripeService';

/** Stripe forgets keys after 24 hours; an hour is for clocks that differ. */
const KEY_LIVES_MS = 23 * 60 * 60_000;

/**
 * One round: repeats a call that was not answered for half a minute, else lets each domain look for
 * what should have gone on. Returns whether there may be more to do at once.
 */
export async function reconcile(
  context: Context,
  steps: ReadonlyMap<string, Reconciler> = registeredReconcilers(),
): Promise<boolean> {
  const { stripe } = context;
  if (!stripe) return false;
  const call = await takeOpenCall(context.db, context.now());
  if (call) {
    await repeat(context, stripe, call);
    return true;
  }
  let hasMore = false;
  for (const [name, step] of steps) {
    // One that fails must not keep the others from looking.
    hasMore = (await runStep(context, name, step)) || hasMore;
  }
  return hasMore;
}

async function runStep(context: Context, name: string, step: Reconciler): Promise<boolean> {
  try {
    return await step(context);
  } catch (error) {
    context.logger.error({ err: error, reconciler: name }, 'reconciler failed');
    return false;
  }
}

/**
 * Repeats a call as it was sent. Where its key may have been forgotten, what it would make is looked
 * for first: a repetition would make it a second time.
 */
async function repeat(context: Context, stripe: StripeService, row: CallRow): Promise<void> {
  if (isLink(row.call)) {
    // Whoever wanted to go there has left.
    await storeAnswer(context, row, 'REFUSED', NO_ANSWER);
    return;
  }
  if (stripe.now().getTime() - row.createdAt.getTime() < KEY_LIVES_MS) {
    await askStripe(context, stripe, row);
    return;
  }
  const made = await findMade(stripe.client, row);
  if (made === 'unknown') {
    const { key, call, ref } = row;
    context.logger.error({ stripeKey: key, call, ref, alarm: true }, 'call of Stripe given up');
    await storeAnswer(context, row, 'GIVEN_UP', NO_ANSWER);
    return;
  }
  if (made) await storeAnswer(context, row, 'DONE', { ok: true, object: made });
  else await askStripe(context, stripe, row);
}
