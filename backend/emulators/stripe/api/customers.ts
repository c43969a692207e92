import { z } from 'zod';
import { cardByToken } from '@/backend/emulators/stripe/money/cards';
import { attachMethod, createMethod, methodFor } from '@/backend/emulators/stripe/money/methods';
import { addCustomer } from '@/backend/emulators/stripe/money/customers';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { badParameter, missing, refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  filled,
  listFields,
  mergeMetadata,
  metadata,
  text,
  texts,
} from '@/backend/emulators/stripe/wire/parameters';

const fields = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  preferred_locales: texts.optional(),
  metadata: metadata.optional(),
};
const none = z.strictObject({});

const methodCreation = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({ token: filled.optional(), number: text.optional() }).loose(),
  billing_details: z.strictObject({ email: text.optional(), name: text.optional() }).optional(),
  metadata: metadata.optional(),
});

export const customerRoutes = [
  route(
    'POST',
    'v1/customers',
    z.strictObject(fields),
    ({ world, owner }, given) => addCustomer(world, owner, given).object,
  ),
  route(
    'GET',
    'v1/customers',
    z.strictObject({ ...listFields, email: text.optional() }),
    (call, given) =>
      listOf(
        call,
        'customer',
        given,
        'customers',
        ({ email }) => given.email === undefined || email === given.email,
      ),
  ),
  route('GET', 'v1/customers/:', none, (call) => customerOf(call).object),
  route('POST', 'v1/customers/:', z.strictObject(fields), (call, given) => {
    const customer = customerOf(call);
    const { metadata: change, ...rest } = given;
    const changed = call.world.store.update(customer, {
      ...rest,
      metadata: mergeMetadata(customer.object.metadata, change),
    });
    call.world.emit('customer.updated', changed);
    return changed.object;
  }),
  route('DELETE', 'v1/customers/:', none, (call) => {
    const customer = customerOf(call);
    const { id } = customer.object;
    for (const method of call.world.store.all('payment_method')) {
      if (method.object.customer === id) call.world.store.update(method, { customer: null });
    }
    call.world.store.drop(id);
    call.world.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  route(
    'GET',
    'v1/customers/:/payment_methods',
    z.strictObject({ ...listFields, type: text.optional() }),
    (call, given) => {
      const { id } = customerOf(call).object;
      const url = `customers/${id}/payment_methods`;
      return listOf(call, 'payment_method', given, url, ({ customer }) => customer === id);
    },
  ),
  route('POST', 'v1/payment_methods', methodCreation, ({ world, owner }, given) => {
    if (given.card.number !== undefined) {
      const message =
        'Sending credit card numbers directly to the Stripe API is generally unsafe. Use a test token such as pm_card_visa instead.';
      throw badParameter('parameter_invalid', 'card[number]', message);
    }
    const { token } = given.card;
    if (token === undefined) {
      throw badParameter(
        'parameter_missing',
        'card[token]',
        'Missing required param: card[token].',
      );
    }
    const card = cardByToken(token.replace(/^tok_/, 'pm_card_'));
    if (card === undefined) throw missing('token', token, 'card[token]', 400);
    const method = createMethod(world, card, owner, billingOf(given.billing_details));
    return world.store.update(method, { metadata: mergeMetadata({}, given.metadata) }).object;
  }),
  route(
    'GET',
    'v1/payment_methods',
    z.strictObject({ ...listFields, customer: filled, type: text.optional() }),
    (call, given) =>
      listOf(
        call,
        'payment_method',
        given,
        'payment_methods',
        ({ customer }) => customer === given.customer,
      ),
  ),
  route('GET', 'v1/payment_methods/:', none, (call) => methodOf(call).object),
  route(
    'POST',
    'v1/payment_methods/:/attach',
    z.strictObject({ customer: filled }),
    (call, given) => {
      ownRow(call, 'customer', given.customer, 'customer', 'customer', 400);
      const method = methodFor(call.world, call.owner, call.ids[0] ?? '');
      const { customer } = method.object;
      if (customer !== null && customer !== given.customer) {
        const message = 'The payment method you provided has already been attached to a customer.';
        throw refused('payment_method_unexpected_state', message);
      }
      return attachMethod(call.world, method, given.customer).object;
    },
  ),
  route('POST', 'v1/payment_methods/:/detach', none, (call) => {
    const method = methodOf(call);
    if (method.object.customer === null) {
      const message =
        'The payment method you provided is not attached to a customer so detachment is impossible.';
      throw refused('payment_method_unexpected_state', message);
    }
    const detached = call.world.store.update(method, { customer: null });
    call.world.emit('payment_method.detached', detached);
    return detached.object;
  }),
];

function customerOf(call: Call): Row<'customer'> {
  const [id = ''] = call.ids;
  return ownRow(call, 'customer', id, 'customer', 'id');
}

function methodOf(call: Call): Row<'payment_method'> {
  const [id = ''] = call.ids;
  return ownRow(call, 'payment_method', id, 'PaymentMethod', 'payment_method');
}

function billingOf(given: { email?: string | undefined; name?: string | undefined } = {}) {
  return { email: given.email ?? null, name: given.name ?? null };
}
