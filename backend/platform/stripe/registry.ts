import type { Context } from '@/backend/platform/context';

/** That something happened at Stripe; what it is now has to be read. */
export interface StripeEvent {
  id: string;
  type: string;
  /** The connected account it happened in; null: the platform's own. */
  account: string | null;
  /** Of what it happened to. */
  objectId: string;
}

/**
 * What follows from an event. Events come late, twice and in any order: what counts is what is read,
 * never what kind of event led to it.
 */
export interface StripeHandler<Found = unknown> {
  /** Reads from Stripe what the event is about, outside of any transaction. */
  read: (context: Context, event: StripeEvent) => Promise<Found>;
  /**
   * Books what was read, in the transaction that marks the event as applied. False: we have nothing it
   * belongs to yet; then nothing is kept, and it comes again for a day.
   */
  apply: (context: Context, event: StripeEvent, found: Found) => Promise<boolean>;
}

/** By event type, such as `payout.paid`. */
export type StripeHandlers = ReadonlyMap<string, StripeHandler>;

/** One small step outside of a transaction; true when there may be more to do at once. */
export type Reconciler = (context: Context) => Promise<boolean>;

const handlers = new Map<string, StripeHandler>();
const reconcilers = new Map<string, Reconciler>();

/** Says what follows from events of some types; each type has one handler. */
export function registerStripeHandlers<Found>(
  added: Readonly<Record<string, StripeHandler<Found>>>,
): void {
  for (const [type, handler] of Object.entries(added)) {
    if (handlers.has(type)) throw new Error(`${type} has a handler already`);
    handlers.set(type, handler as StripeHandler);
  }
}

/** Adds a step that looks every 20 seconds for what should long have gone on. */
export function registerReconciler(name: string, step: Reconciler): void {
  if (reconcilers.has(name)) throw new Error(`${name} is a reconciler already`);
  reconcilers.set(name, step);
}

/** What follows from events, by their type. */
export function stripeHandlers(): StripeHandlers {
  return handlers;
}

/** The steps of the domains, by their names. */
export function registeredReconcilers(): ReadonlyMap<string, Reconciler> {
  return reconcilers;
}
