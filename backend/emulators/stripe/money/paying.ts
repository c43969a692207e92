import { bookBalance, DAY, PENDING_SECONDS, processingFee } from './balances';
import { AUTHENTICATION_REQUIRED, type Decline, type TestCard } from './cards';
import { attachMethod, cardOf } from './methods';
import type { PaymentFailure } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { refused } from '@/backend/emulators/stripe/wire/errors';
import type { World } from '@/backend/emulators/stripe/world';

type Intent = Row<'payment_intent'>;
type Method = Row<'payment_method'>;

export interface Attempt {
  result: 'DONE' | 'CHALLENGE' | 'DECLINED';
  intent: Intent;
  decline?: Decline;
}

interface How {
  isOffSession: boolean;
  /** The bank was asked and has agreed. */
  isAnswered?: boolean;
  returnUrl?: string | null;
}

/** How long an authorisation holds: shorter where the customer was absent. */
const HELD_SECONDS = 7 * DAY;
const HELD_ABSENT_SECONDS = 4 * DAY + 18 * 60 * 60;

/** Charges the method for the intent: paid, held, asked for or declined. */
export function tryPayment(world: World, intent: Intent, method: Method, how: How): Attempt {
  const card = cardOf(method);
  const isAsked =
    card.asks === 'ALWAYS' || (card.asks === 'UNTIL_SET_UP' && method.hidden.isSetUp !== true);
  if (isAsked && how.isAnswered !== true) {
    if (how.isOffSession) return fail(world, intent, method, AUTHENTICATION_REQUIRED, true);
    return challenge(world, intent, method, how.returnUrl ?? null);
  }
  if (card.decline !== undefined) return fail(world, intent, method, card.decline, true);
  return succeed(world, intent, method, card, how.isOffSession);
}

/** The bank was asked and did not agree. */
export function refusePayment(world: World, intent: Intent, method: Method): Attempt {
  const decline = {
    code: 'payment_intent_authentication_failure',
    declineCode: '',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  return fail(world, intent, method, decline, false);
}

function challenge(
  world: World,
  intent: Intent,
  method: Method,
  returnUrl: string | null,
): Attempt {
  const url = `${world.siteOrigin}/dev/stripe/3ds/${intent.object.id}`;
  const asked = world.store.update(
    intent,
    {
      status: 'requires_action',
      payment_method: method.object.id,
      next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    },
    { returnUrl },
  );
  world.emit('payment_intent.requires_action', asked);
  return { result: 'CHALLENGE', intent: asked };
}

function fail(
  world: World,
  intent: Intent,
  method: Method,
  decline: Decline,
  wasCharged: boolean,
): Attempt {
  const { store } = world;
  const charge = wasCharged ? addCharge(world, intent, method, { decline }) : undefined;
  const failure: PaymentFailure = {
    type: 'card_error',
    code: decline.code,
    message: decline.message,
    ...(decline.declineCode !== '' && { decline_code: decline.declineCode }),
    ...(charge !== undefined && { charge: charge.object.id }),
  };
  const failed = store.update(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...failure, payment_method: method.object },
    ...(charge !== undefined && { latest_charge: charge.object.id }),
  });
  if (charge !== undefined) world.emit('charge.failed', charge);
  world.emit('payment_intent.payment_failed', failed);
  return { result: 'DECLINED', intent: failed, decline };
}

function succeed(
  world: World,
  intent: Intent,
  method: Method,
  card: TestCard,
  isOffSession: boolean,
): Attempt {
  const { store, clock } = world;
  const isManual = intent.object.capture_method === 'manual';
  const heldFor = isOffSession ? HELD_ABSENT_SECONDS : HELD_SECONDS;
  const captureBefore = isManual ? clock.seconds() + heldFor : undefined;
  const charge = addCharge(world, intent, method, { captureBefore });
  const { customer, setup_future_usage: laterUse } = intent.object;
  if (customer !== null && laterUse !== null) {
    attachMethod(world, method, customer, { isSetUp: true });
  }
  const common = {
    payment_method: method.object.id,
    latest_charge: charge.object.id,
    last_payment_error: null,
    next_action: null,
  };
  if (captureBefore === undefined) {
    const paid = store.update(intent, common);
    return { result: 'DONE', intent: settle(world, paid, charge, card, charge.object.amount) };
  }
  const held = store.update(intent, {
    ...common,
    status: 'requires_capture',
    amount_capturable: intent.object.amount,
  });
  clock.plan(captureBefore, 'intent.lapse', intent.object.id);
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.amount_capturable_updated', held);
  return { result: 'DONE', intent: held };
}

/** Takes what was held, or a part of it: the rest goes back. */
export function capture(world: World, intent: Intent, amount: number): Intent {
  const charge = world.store.find('charge', intent.object.latest_charge ?? '');
  const method = world.store.find('payment_method', intent.object.payment_method ?? '');
  if (charge === undefined || method === undefined) {
    throw refused('charge_expired_for_capture', 'The charge is gone.');
  }
  world.clock.forget('intent.lapse', intent.object.id);
  return settle(world, intent, charge, cardOf(method), amount);
}

/** The money arrives: on the balance in two days, and not without the fee. */
function settle(
  world: World,
  intent: Intent,
  charge: Row<'charge'>,
  card: TestCard,
  amount: number,
): Intent {
  const { store, clock } = world;
  const { id, amount: charged, currency, captured } = charge.object;
  const isAvailable = card.after === 'AVAILABLE';
  const bookingId = bookBalance(world, {
    owner: charge.owner,
    type: 'charge',
    amount,
    fee: processingFee(amount),
    currency,
    source: id,
    availableOn: clock.seconds() + (isAvailable ? 0 : PENDING_SECONDS),
  });
  const taken = store.update(charge, {
    captured: true,
    amount_captured: amount,
    amount_refunded: charged - amount,
    balance_transaction: bookingId,
  });
  const paid = store.update(intent, {
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  });
  world.emit(captured ? 'charge.succeeded' : 'charge.captured', taken);
  world.emit('payment_intent.succeeded', paid);
  if (card.after === 'DISPUTE') clock.plan(clock.seconds(), 'dispute.open', id);
  return paid;
}

function addCharge(
  { store, clock }: World,
  intent: Intent,
  method: Method,
  { decline, captureBefore }: { decline?: Decline; captureBefore?: number | undefined },
): Row<'charge'> {
  const { object } = intent;
  const isPaid = decline === undefined;
  const isCaptured = isPaid && captureBefore === undefined;
  return store.add(
    {
      id: stripeId('ch'),
      object: 'charge',
      created: clock.seconds(),
      livemode: false,
      status: isPaid ? 'succeeded' : 'failed',
      amount: object.amount,
      amount_captured: 0,
      amount_refunded: 0,
      currency: object.currency,
      captured: isCaptured,
      paid: isPaid,
      refunded: false,
      disputed: false,
      balance_transaction: null,
      customer: object.customer,
      payment_intent: object.id,
      payment_method: method.object.id,
      payment_method_details: {
        type: 'card',
        card: {
          ...method.object.card,
          ...(captureBefore !== undefined && { capture_before: captureBefore }),
        },
      },
      billing_details: method.object.billing_details,
      failure_code: decline?.code ?? null,
      failure_message: decline?.message ?? null,
      outcome: isPaid
        ? {
            type: 'authorized',
            network_status: 'approved_by_network',
            reason: null,
            seller_message: 'Payment complete.',
          }
        : {
            type: 'issuer_declined',
            network_status: 'declined_by_network',
            reason: decline.declineCode,
            seller_message: 'The bank declined the payment.',
          },
      description: object.description,
      receipt_email: object.receipt_email,
      statement_descriptor_suffix: object.statement_descriptor_suffix,
      source_transfer: null,
      transfer_group: object.transfer_group,
      metadata: object.metadata,
    },
    intent.owner,
  );
}
