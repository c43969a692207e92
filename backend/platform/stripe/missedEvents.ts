import type { Context } from '@/backend/platform/context';
import { storeEvent } from './eventRows';
import { stripeHandlers, type StripeHandlers } from './registry';
import type { StripeService } from './stripeService';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** So long Stripe itself goes on telling. What is younger than the second may still be on its way. */
const LOOK_BACK_MS = 3 * DAY_MS;
const ON_ITS_WAY_MS = HOUR_MS;

/**
 * Stores what happened at Stripe lately and was never heard of, as if it had been told now: whoever
 * applies events goes on from there. `account` is a connected one; null: our own. Answers how many of
 * them Stripe tells no more, or has told in vain for a day.
 */
export async function storeMissed(
  { db, now }: Context,
  stripe: StripeService,
  account: string | null,
  handlers: StripeHandlers = stripeHandlers(),
): Promise<number> {
  const before = (ms: number) => Math.floor((stripe.now().getTime() - ms) / 1000);
  const created = { gte: before(LOOK_BACK_MS), lt: before(ON_ITS_WAY_MS) };
  const options = account === null ? {} : { stripeAccount: account };
  let missed = 0;
  for await (const event of stripe.client.events.list({ created, limit: 100 }, options)) {
    const { id, type } = event;
    if (!handlers.has(type)) continue;
    const { id: objectId = account ?? '' } = event.data.object as { id?: string };
    if (!(await storeEvent(db, { id, type, account, objectId }, now()))) continue;
    stripe.wake();
    if (event.pending_webhooks === 0 || event.created < before(DAY_MS)) missed += 1;
  }
  return missed;
}
