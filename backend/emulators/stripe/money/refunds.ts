import { bookBalance } from './balances';
import { cardOf } from './methods';
import type { Metadata } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

type Refund = Row<'refund'>;

/** Between a refund and the news that the bank did not take it. */
const RETURN_SECONDS = 60;

/** Pays back; the fee of the payment stays where it is. */
export function addRefund(
  world: World,
  charge: Row<'charge'>,
  amount: number,
  { reason, metadata }: { reason: string | null; metadata: Metadata },
): Refund {
  const { store, clock } = world;
  const id = stripeId('re');
  const { currency, payment_intent: intent, payment_method: methodId } = charge.object;
  const booking = { owner: charge.owner, type: 'refund', amount: -amount, currency, source: id };
  const refund = store.add(
    {
      id,
      object: 'refund',
      created: clock.seconds(),
      livemode: false,
      status: 'succeeded',
      amount,
      currency,
      charge: charge.object.id,
      payment_intent: intent,
      balance_transaction: bookBalance(world, booking),
      reason,
      metadata,
    },
    charge.owner,
  );
  const refunded = changeRefunded(world, charge, amount);
  world.emit('charge.refunded', refunded);
  world.emit('refund.created', refund);
  const method = store.find('payment_method', methodId ?? '');
  if (method !== undefined && cardOf(method).after === 'REFUND_FAILS') {
    clock.plan(clock.seconds() + RETURN_SECONDS, 'refund.fail', id);
  }
  return refund;
}

/** The bank gave it back: the money is ours again, and the buyer has not got it. */
export function failRefund(world: World, refund: Refund): void {
  const { store } = world;
  const { id, amount, charge: chargeId, currency, status } = refund.object;
  const charge = store.find('charge', chargeId);
  if (status === 'failed' || charge === undefined) return;
  const booking = bookBalance(world, {
    owner: refund.owner,
    type: 'refund_failure',
    category: 'refund_failure',
    amount,
    currency,
    source: id,
  });
  const failed = store.update(refund, {
    status: 'failed',
    failure_balance_transaction: booking,
    failure_reason: 'lost_or_stolen_card',
  });
  changeRefunded(world, charge, -amount);
  world.emit('refund.updated', failed);
  world.emit('refund.failed', failed);
}

function changeRefunded({ store }: World, charge: Row<'charge'>, by: number): Row<'charge'> {
  const refunded = charge.object.amount_refunded + by;
  return store.update(charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.object.amount,
  });
}
