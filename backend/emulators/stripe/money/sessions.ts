import type { z } from 'zod';
import { checkAmount } from './amounts';
import { addSetup, cancelIntent, cancelSetup } from './intents';
import type { sessionCreation } from '@/backend/emulators/stripe/api/sessionParameters';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { badParameter } from '@/backend/emulators/stripe/wire/errors';
import { mergeMetadata } from '@/backend/emulators/stripe/wire/parameters';
import type { World } from '@/backend/emulators/stripe/world';

type Session = Row<'checkout.session'>;
type Creation = z.infer<typeof sessionCreation>;

const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 60 * 60;

/** A session that waits for somebody to pay. */
export function openSession(world: World, owner: string, given: Creation): Session {
  const now = world.clock.seconds();
  const expiresAt = given.expires_at ?? now + LONGEST_SECONDS;
  checkExpiry(expiresAt - now);
  const { lines, currency } = linesOf(given);
  const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  if (currency !== null) checkAmount(total, currency, 'line_items[0][price_data][unit_amount]');
  const isPayment = given.mode === 'payment';
  const id = stripeId('cs_test', 58);
  const customer = given.customer ?? null;
  const setup = isPayment ? null : setupOf(world, owner, given, id);
  const session = world.store.add(
    {
      id,
      object: 'checkout.session',
      created: now,
      livemode: false,
      mode: given.mode,
      status: 'open',
      payment_status: isPayment ? 'unpaid' : 'no_payment_required',
      ui_mode: 'hosted_page',
      url: `${world.siteOrigin}/dev/stripe/checkout/${id}`,
      amount_subtotal: isPayment ? total : null,
      amount_total: isPayment ? total : null,
      currency: currency ?? given.currency ?? null,
      customer,
      customer_creation: customer === null ? (given.customer_creation ?? 'if_required') : null,
      customer_email: given.customer_email ?? null,
      customer_details: null,
      client_reference_id: given.client_reference_id ?? null,
      payment_intent: null,
      setup_intent: setup?.object.id ?? null,
      payment_method_types: given.allowed_payment_method_types ?? ['card'],
      locale: given.locale ?? null,
      custom_text: { submit: given.custom_text?.submit ?? null },
      submit_type: given.submit_type ?? null,
      success_url: given.success_url,
      cancel_url: given.cancel_url ?? null,
      expires_at: expiresAt,
      metadata: mergeMetadata({}, given.metadata),
    },
    owner,
    { lines, intentData: given.payment_intent_data ?? {} },
  );
  world.clock.plan(expiresAt, 'session.expire', id);
  return session;
}

/** Nobody can pay any more; an intent that was begun ends with it. */
export function expireSession(world: World, session: Session): Session {
  const { store, clock } = world;
  const { id, payment_intent: intentId, setup_intent: setupId } = session.object;
  clock.forget('session.expire', id);
  const expired = store.update(session, { status: 'expired', url: null });
  const intent = store.find('payment_intent', intentId ?? '');
  if (intent !== undefined) cancelIntent(world, intent, 'expired');
  const setup = store.find('setup_intent', setupId ?? '');
  if (setup !== undefined) cancelSetup(world, setup, 'abandoned');
  world.emit('checkout.session.expired', expired);
  return expired;
}

function checkExpiry(seconds: number): void {
  if (seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS) return;
  const message =
    seconds < SHORTEST_SECONDS
      ? 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
      : 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
  throw badParameter('parameter_invalid', 'expires_at', message);
}

function linesOf({ mode, line_items: items }: Creation) {
  if (mode === 'setup') {
    if (items === undefined) return { lines: [], currency: null };
    const message = 'You can not pass `line_items` in `setup` mode.';
    throw badParameter('parameter_invalid', 'line_items', message);
  }
  const [first] = items ?? [];
  if (items === undefined || first === undefined) {
    throw badParameter('parameter_missing', 'line_items', 'Missing required param: line_items.');
  }
  const { currency } = first.price_data;
  if (items.some(({ price_data: price }) => price.currency !== currency)) {
    const message = 'All line items of a Checkout Session must have the same currency.';
    throw badParameter('parameter_invalid', 'line_items', message);
  }
  const lines = items.map(({ quantity = 1, price_data: price }) => ({
    name: price.product_data.name,
    quantity,
    amount: price.unit_amount,
  }));
  return { lines, currency };
}

function setupOf(world: World, owner: string, given: Creation, session: string) {
  const { description, metadata } = given.setup_intent_data ?? {};
  const customer = given.customer ?? null;
  const fields = { customer, description, metadata: mergeMetadata({}, metadata) };
  return addSetup(world, owner, fields, { session });
}
