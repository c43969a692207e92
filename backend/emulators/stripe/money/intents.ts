import type { Metadata, PaymentIntent, SetupIntent } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Hidden, Row } from '@/backend/emulators/stripe/store/rows';
import { StripeError } from '@/backend/emulators/stripe/wire/errors';
import type { World } from '@/backend/emulators/stripe/world';

type Intent = Row<'payment_intent'>;
type Setup = Row<'setup_intent'>;

interface NewIntent extends Partial<PaymentIntent> {
  amount: number;
  currency: string;
}

export function addIntent(
  world: World,
  owner: string,
  given: NewIntent,
  hidden: Hidden = {},
): Intent {
  const id = stripeId('pi');
  const intent = world.store.add(
    {
      id,
      object: 'payment_intent',
      created: world.clock.seconds(),
      livemode: false,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${stripeId('s').slice(2)}`,
      amount_capturable: 0,
      amount_received: 0,
      capture_method: 'automatic_async',
      confirmation_method: 'automatic',
      customer: null,
      payment_method: null,
      payment_method_types: ['card'],
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      canceled_at: null,
      cancellation_reason: null,
      description: null,
      receipt_email: null,
      setup_future_usage: null,
      statement_descriptor_suffix: null,
      transfer_group: null,
      metadata: {},
      ...given,
    },
    owner,
    hidden,
  );
  world.emit('payment_intent.created', intent);
  return intent;
}

interface NewSetup {
  customer: string | null;
  description?: string | null | undefined;
  metadata: Metadata;
  usage?: string | undefined;
}

export function addSetup(world: World, owner: string, given: NewSetup, hidden: Hidden = {}): Setup {
  const id = stripeId('seti');
  const setup = world.store.add(
    {
      id,
      object: 'setup_intent',
      created: world.clock.seconds(),
      livemode: false,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${stripeId('s').slice(2)}`,
      customer: given.customer,
      payment_method: null,
      payment_method_types: ['card'],
      usage: given.usage ?? 'off_session',
      last_setup_error: null,
      next_action: null,
      cancellation_reason: null,
      description: given.description ?? null,
      metadata: given.metadata,
    },
    owner,
    hidden,
  );
  world.emit('setup_intent.created', setup);
  return setup;
}

/** 400 of an intent that has gone on already. */
export function unexpectedState(
  object: PaymentIntent | SetupIntent,
  verb: string,
  allowed: string,
): StripeError {
  const isPayment = object.object === 'payment_intent';
  const name = isPayment ? 'PaymentIntent' : 'SetupIntent';
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: isPayment ? 'payment_intent_unexpected_state' : 'setup_intent_unexpected_state',
    message: `This ${name} could not be ${verb} because it has a status of ${object.status}. Only a ${name} with one of the following statuses may be ${verb}: ${allowed}.`,
    ...(isPayment ? { payment_intent: object } : { setup_intent: object }),
  });
}

/** Ends an intent that is not paid: what was held goes back. */
export function cancelIntent(world: World, intent: Intent, reason: string | null): Intent {
  const { store, clock } = world;
  const { id, status, latest_charge: chargeId } = intent.object;
  clock.forget('intent.lapse', id);
  const canceled = store.update(intent, {
    status: 'canceled',
    canceled_at: clock.seconds(),
    cancellation_reason: reason,
    amount_capturable: 0,
    next_action: null,
  });
  const charge = status === 'requires_capture' ? store.find('charge', chargeId ?? '') : undefined;
  if (charge !== undefined) {
    const { amount } = charge.object;
    const freed = store.update(charge, { refunded: true, amount_refunded: amount });
    world.emit(reason === 'automatic' ? 'charge.expired' : 'charge.refunded', freed);
  }
  world.emit('payment_intent.canceled', canceled);
  return canceled;
}

export function cancelSetup(world: World, setup: Setup, reason: string | null): Setup {
  const canceled = world.store.update(setup, {
    status: 'canceled',
    cancellation_reason: reason,
    next_action: null,
  });
  world.emit('setup_intent.canceled', canceled);
  return canceled;
}
