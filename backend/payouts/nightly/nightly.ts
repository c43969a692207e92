import { moneyNow } from '@/backend/payouts/clock';
import { nextConnected } from '@/backend/payouts/store/accounts';
import type { Context } from '@/backend/platform/context';
import { storeMissed } from '@/backend/platform/stripe/missedEvents';
import type { Reconciler } from '@/backend/platform/stripe/registry';
import type { StripeService } from '@/backend/platform/stripe/stripeService';
import { differencesOf, standingOf, type Differences, type Holder } from './differences';

/** The name of this reconciler. */
export const NIGHTLY = 'the nightly look';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** In the middle of the night of most who sell, UTC. */
const NIGHT_MS = 3 * HOUR_MS;

/** Money on its way has arrived by then, and what was missed is booked. */
const SECOND_LOOK_MS = 10 * 60_000;

/** A balance that differed. */
interface Doubt {
  holder: Holder | null;
  differences: Differences;
}

/** The whole of a night; it begins again when the process does. */
interface Night {
  startsAt: Date;
  /** Whose turn is next: those behind this id; null: our own account. */
  after: string | null;
  doubts: Doubt[];
  /** When the doubts are looked at again; null: the first look is not over. */
  secondAt: Date | null;
}

/**
 * What is looked at each night, and soon after a start: events that never arrived, and whether the
 * balances at Stripe are what the books say. One account in each step. Whatever is wrong is a line
 * with `alarm` in the log; a balance is wrong when it differs twice by the same amount. Each process
 * looks for itself: finding something twice changes nothing.
 */
export function createNightly(): Reconciler {
  let night: Night | null = null;
  return async (context) => {
    const { stripe } = context;
    if (!stripe) return false;
    const now = moneyNow(context);
    night ??= nightAt(now);
    if (night.startsAt > now) return false;
    if (night.secondAt === null) {
      night = await lookAtNext(context, stripe, night);
      return night.secondAt === null;
    }
    if (night.secondAt > now) return false;
    for (const doubt of night.doubts) await lookAgain(context, stripe, doubt);
    night = nightAt(nextNight(now));
    return false;
  };
}

function nightAt(startsAt: Date): Night {
  return { startsAt, after: null, doubts: [], secondAt: null };
}

function nextNight(now: Date): Date {
  return new Date((Math.floor((now.getTime() - NIGHT_MS) / DAY_MS) + 1) * DAY_MS + NIGHT_MS);
}

/** Looks at our own account first, then at one creator's after the other. */
async function lookAtNext(context: Context, stripe: StripeService, night: Night): Promise<Night> {
  const { after } = night;
  const holder = after === null ? null : await nextConnected(context.db, after);
  if (holder === undefined) {
    const secondAt = new Date(moneyNow(context).getTime() + SECOND_LOOK_MS);
    return { ...night, secondAt };
  }
  const next = { ...night, after: holder?.userId ?? FIRST };
  try {
    const doubt = await look(context, stripe, holder);
    return doubt ? { ...next, doubts: [...night.doubts, doubt] } : next;
  } catch (error) {
    // One account that cannot be read keeps no other from being looked at.
    context.logger.warn({ err: error, ...namesOf(holder) }, 'an account could not be looked at');
    return next;
  }
}

/** Below every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

async function look(
  context: Context,
  stripe: StripeService,
  holder: Holder | null,
): Promise<Doubt | null> {
  const missed = await storeMissed(context, stripe, holder?.stripeAccountId ?? null);
  if (missed > 0) {
    const told = { ...namesOf(holder), missed, alarm: true };
    context.logger.error(told, 'events of Stripe never arrived');
  }
  const differences = await differencesOf(context, stripe, holder);
  return Object.keys(differences).length === 0 ? null : { holder, differences };
}

async function lookAgain(
  context: Context,
  stripe: StripeService,
  { holder, differences: before }: Doubt,
): Promise<void> {
  try {
    const differences = standingOf(before, await differencesOf(context, stripe, holder));
    if (Object.keys(differences).length === 0) return;
    const told = { ...namesOf(holder), differences, alarm: true };
    context.logger.error(told, 'a balance at Stripe differs from the books');
  } catch (error) {
    context.logger.warn({ err: error, ...namesOf(holder) }, 'an account could not be looked at');
  }
}

const namesOf = (holder: Holder | null) => ({ creator: holder?.userId ?? null });
