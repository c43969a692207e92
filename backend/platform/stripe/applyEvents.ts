import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { giveUp, markApplied, putBack, takeEvent, type EventRow } from './eventRows';
import { stripeHandlers, type StripeHandler, type StripeHandlers } from './registry';

/** How long an event waits for what it belongs to. Then a person has to look. */
const KEEP_TRYING_MS = 24 * 60 * 60_000;

/**
 * Applies the event that is due first, once. Returns whether there was one. Its row is marked in the
 * transaction that books what follows: each event has one effect, however often it is told or tried.
 */
export async function applyStripeEvents(
  context: Context,
  handlers: StripeHandlers = stripeHandlers(),
): Promise<boolean> {
  const event = await takeEvent(context.db, context.now());
  if (!event) return false;
  const handler = handlers.get(event.type);
  const outcome = await applyOnce(context, handler, event).catch((error: unknown) => error);
  if (outcome !== true) await later(context, event, outcome);
  return true;
}

/** False: nothing of ours it belongs to exists yet. */
async function applyOnce(
  context: Context,
  handler: StripeHandler | undefined,
  { attempts: _attempts, receivedAt: _receivedAt, ...event }: EventRow,
): Promise<boolean> {
  if (!handler) throw new Error(`nobody follows events of type ${event.type}`);
  const found = await handler.read(context, event);
  try {
    return await inTransaction(context, async (inner) => {
      if (!(await markApplied(inner.db, event.id, inner.now()))) return true;
      if (!(await handler.apply(inner, event, found))) throw new NotYet();
      return true;
    });
  } catch (error) {
    if (error instanceof NotYet) return false;
    throw error;
  }
}

/** Undoes the transaction of an event that belongs to nothing yet. */
class NotYet extends Error {}

async function later(context: Context, event: EventRow, outcome: unknown): Promise<void> {
  const { logger, db } = context;
  const { id, type, account, objectId, attempts } = event;
  const told = { stripeEvent: id, type, account, objectId, attempts };
  const reason = outcome === false ? { reason: 'it belongs to nothing of ours' } : { err: outcome };
  if (context.now().getTime() - event.receivedAt.getTime() > KEEP_TRYING_MS) {
    logger.error({ ...told, ...reason, alarm: true }, 'event of Stripe given up after a day');
    await giveUp(db, id);
    return;
  }
  if (outcome !== false) logger.warn({ ...told, ...reason }, 'event of Stripe not applied yet');
  await putBack(db, event, context.now());
}
