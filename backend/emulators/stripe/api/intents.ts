import { z } from 'zod';
import { checkAmount, checkPart } from '@/backend/emulators/stripe/money/amounts';
import { addIntent, cancelIntent, unexpectedState } from '@/backend/emulators/stripe/money/intents';
import { checkMethodOwner, methodFor } from '@/backend/emulators/stripe/money/methods';
import { capture, tryPayment, type Attempt } from '@/backend/emulators/stripe/money/paying';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { badParameter, declined, refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  currency,
  filled,
  flag,
  integer,
  listFields,
  mergeMetadata,
  metadata,
  text,
  texts,
} from '@/backend/emulators/stripe/wire/parameters';

type Intent = Row<'payment_intent'>;

const changing = {
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  transfer_group: filled.optional(),
};

const creation = z.strictObject({
  ...changing,
  amount: integer,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: text.optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  confirm: flag.optional(),
  customer: filled.optional(),
  off_session: flag.optional(),
  payment_method: filled.optional(),
  allowed_payment_method_types: texts.optional(),
  return_url: filled.optional(),
  setup_future_usage: filled.optional(),
  statement_descriptor_suffix: text.max(22).optional(),
});

const confirmation = z.strictObject({
  off_session: flag.optional(),
  payment_method: filled.optional(),
  return_url: filled.optional(),
});

const cancellable =
  'requires_payment_method, requires_capture, requires_confirmation, requires_action';

export const intentRoutes = [
  route('POST', 'v1/payment_intents', creation, (call, given) => {
    const { world, owner } = call;
    checkAmount(given.amount, given.currency, 'amount');
    if (given.off_session === true && given.confirm !== true) {
      const message = 'You cannot set `off_session` unless you also set `confirm` to `true`.';
      throw badParameter('parameter_invalid', 'off_session', message);
    }
    const customer = given.customer ?? null;
    if (customer !== null) ownRow(call, 'customer', customer, 'customer', 'customer', 400);
    const intent = addIntent(world, owner, {
      amount: given.amount,
      currency: given.currency,
      capture_method: given.capture_method ?? 'automatic_async',
      customer,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      payment_method_types: given.allowed_payment_method_types ?? ['card'],
      receipt_email: given.receipt_email ?? null,
      setup_future_usage: given.setup_future_usage ?? null,
      statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
      transfer_group: given.transfer_group ?? null,
    });
    if (given.confirm === true) return confirmIntent(call, intent, given);
    if (given.payment_method === undefined) return intent.object;
    const method = methodFor(world, owner, given.payment_method);
    checkMethodOwner(method, customer);
    const chosen = { payment_method: method.object.id, status: 'requires_confirmation' } as const;
    return world.store.update(intent, chosen).object;
  }),
  route(
    'GET',
    'v1/payment_intents',
    z.strictObject({ ...listFields, customer: filled.optional() }),
    (call, given) =>
      listOf(
        call,
        'payment_intent',
        given,
        'payment_intents',
        ({ customer }) => given.customer === undefined || customer === given.customer,
      ),
  ),
  route(
    'GET',
    'v1/payment_intents/:',
    z.strictObject({ client_secret: text.optional() }),
    (call) => intentOf(call).object,
  ),
  route('POST', 'v1/payment_intents/:', z.strictObject(changing), (call, given) => {
    const intent = intentOf(call);
    const { metadata: change, ...fields } = given;
    return call.world.store.update(intent, {
      ...fields,
      metadata: mergeMetadata(intent.object.metadata, change),
    }).object;
  }),
  route('POST', 'v1/payment_intents/:/confirm', confirmation, (call, given) => {
    const intent = intentOf(call);
    const allowed = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
    if (!allowed.includes(intent.object.status)) {
      throw unexpectedState(intent.object, 'confirmed', allowed.join(', '));
    }
    return confirmIntent(call, intent, given);
  }),
  route(
    'POST',
    'v1/payment_intents/:/capture',
    z.strictObject({ amount_to_capture: integer.optional(), metadata: metadata.optional() }),
    (call, given) => {
      const intent = intentOf(call);
      const { status, amount_capturable: most } = intent.object;
      if (status !== 'requires_capture') {
        throw unexpectedState(intent.object, 'captured', 'requires_capture');
      }
      const amount = given.amount_to_capture ?? most;
      const message = `The payment intent could not be captured because the requested capture amount is greater than the amount you can capture for this charge (${most}).`;
      checkPart(amount, most, message, 'amount_too_large');
      return capture(call.world, intent, amount).object;
    },
  ),
  route(
    'POST',
    'v1/payment_intents/:/cancel',
    z.strictObject({
      cancellation_reason: z
        .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
        .optional(),
    }),
    (call, given) => {
      const intent = intentOf(call);
      if (['succeeded', 'canceled'].includes(intent.object.status)) {
        throw unexpectedState(intent.object, 'canceled', cancellable);
      }
      const session = call.world.store.find('checkout.session', intent.hidden.session ?? '');
      if (session?.object.status === 'open') {
        const message = `You cannot cancel this PaymentIntent because it is managed by Checkout. Expire the Checkout Session '${session.object.id}' instead.`;
        throw refused('payment_intent_unexpected_state', message);
      }
      return cancelIntent(call.world, intent, given.cancellation_reason ?? null).object;
    },
  ),
];

function intentOf(call: Call): Intent {
  const [id = ''] = call.ids;
  return ownRow(call, 'payment_intent', id, 'payment_intent', 'intent');
}

interface Confirmation {
  payment_method?: string | undefined;
  off_session?: boolean | undefined;
  return_url?: string | undefined;
}

function confirmIntent({ world, owner }: Call, intent: Intent, given: Confirmation) {
  const methodId = given.payment_method ?? intent.object.payment_method;
  if (methodId === null) {
    const message = `You cannot confirm this PaymentIntent because it's missing a payment method.`;
    throw refused('payment_intent_unexpected_state', message);
  }
  const method = methodFor(world, owner, methodId);
  checkMethodOwner(method, intent.object.customer);
  const isOffSession = given.off_session ?? false;
  const returnUrl = given.return_url ?? null;
  return answerOf(tryPayment(world, intent, method, { isOffSession, returnUrl }));
}

/** The intent, or 402 with the intent that the decline has left. */
function answerOf({ result, intent: { object } }: Attempt) {
  if (result !== 'DECLINED') return object;
  const failure = object.last_payment_error;
  if (failure === null) throw new Error('a declined intent says why');
  const { payment_method: method, code, message, charge, decline_code: declineCode } = failure;
  throw declined({
    code,
    message,
    ...(charge !== undefined && { charge }),
    ...(declineCode !== undefined && { decline_code: declineCode }),
    payment_intent: object,
    payment_method: method,
  });
}
