import type { BalanceTransaction } from '@/backend/emulators/stripe/movements';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { World } from '@/backend/emulators/stripe/world';

export const DAY = 24 * 60 * 60;
/** Until money of a card is available. */
export const PENDING_SECONDS = 2 * DAY;

interface NewBooking {
  owner: string;
  type: string;
  /** What it is for reports; the type where it is the same. */
  category?: string;
  amount: number;
  fee?: number;
  currency: string;
  source: string;
  availableOn?: number;
}

/** Books on a balance and answers the id: every balance is the sum of these. */
export function bookBalance({ store, clock }: World, booking: NewBooking): string {
  const { owner, type, category = type, amount, fee = 0, currency, source } = booking;
  const created = clock.seconds();
  const { object } = store.add(
    {
      id: stripeId('txn'),
      object: 'balance_transaction',
      created,
      livemode: false,
      type,
      reporting_category: category,
      status: 'pending',
      amount,
      fee,
      net: amount - fee,
      currency,
      available_on: booking.availableOn ?? created,
      source,
      description: null,
      exchange_rate: null,
      fee_details:
        fee === 0
          ? []
          : [{ amount: fee, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    },
    owner,
  );
  return object.id;
}

export interface Balance {
  available: number;
  pending: number;
}

/** By currency, what an account (or '' the platform) has. */
export function balancesOf({ store, clock }: World, owner: string): Map<string, Balance> {
  const balances = new Map<string, Balance>();
  const now = clock.seconds();
  for (const row of store.all('balance_transaction')) {
    if (row.owner !== owner) continue;
    const { currency, net, available_on: availableOn } = row.object;
    const balance = balances.get(currency) ?? { available: 0, pending: 0 };
    balance[availableOn <= now ? 'available' : 'pending'] += net;
    balances.set(currency, balance);
  }
  return balances;
}

export function balanceOf(world: World, owner: string, currency: string): Balance {
  return balancesOf(world, owner).get(currency) ?? { available: 0, pending: 0 };
}

export function bookingOf({ store }: World, id: string): BalanceTransaction | undefined {
  return store.find('balance_transaction', id)?.object;
}

/** What the real one takes of an European card: 1.5 % and a quarter. */
export function processingFee(amount: number): number {
  return Math.round((amount * 15) / 1000) + 25;
}

export const DISPUTE_FEE = 2000;
