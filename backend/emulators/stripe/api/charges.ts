import { z } from 'zod';
import { balancesOf } from '@/backend/emulators/stripe/money/balances';
import { route } from '@/backend/emulators/stripe/wire/call';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  currency,
  filled,
  listFields,
  mergeMetadata,
  metadata,
  text,
} from '@/backend/emulators/stripe/wire/parameters';

const chargeListing = z.strictObject({
  ...listFields,
  customer: filled.optional(),
  payment_intent: filled.optional(),
  transfer_group: filled.optional(),
});
const bookingListing = z.strictObject({
  ...listFields,
  currency: currency.optional(),
  source: filled.optional(),
  type: filled.optional(),
});
const none = z.strictObject({});

/** Charges, and the bookings and balances that they are on. */
export const chargeRoutes = [
  route('GET', 'v1/charges', chargeListing, (call, given) =>
    listOf(
      call,
      'charge',
      given,
      'charges',
      (charge) =>
        (given.customer === undefined || charge.customer === given.customer) &&
        (given.payment_intent === undefined || charge.payment_intent === given.payment_intent) &&
        (given.transfer_group === undefined || charge.transfer_group === given.transfer_group),
    ),
  ),
  route('GET', 'v1/charges/:', none, (call) => {
    const [id = ''] = call.ids;
    return ownRow(call, 'charge', id, 'charge', 'id').object;
  }),
  route(
    'POST',
    'v1/charges/:',
    z.strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      transfer_group: filled.optional(),
    }),
    (call, { metadata: change, ...fields }) => {
      const [id = ''] = call.ids;
      const charge = ownRow(call, 'charge', id, 'charge', 'id');
      const merged = mergeMetadata(charge.object.metadata, change);
      return call.world.store.update(charge, { ...fields, metadata: merged }).object;
    },
  ),
  route('GET', 'v1/balance_transactions', bookingListing, (call, given) =>
    listOf(
      call,
      'balance_transaction',
      given,
      'balance_transactions',
      (booking) =>
        (given.currency === undefined || booking.currency === given.currency) &&
        (given.source === undefined || booking.source === given.source) &&
        (given.type === undefined || booking.type === given.type),
    ),
  ),
  route('GET', 'v1/balance_transactions/:', none, (call) => {
    const [id = ''] = call.ids;
    return ownRow(call, 'balance_transaction', id, 'balance transaction', 'id').object;
  }),
  route('GET', 'v1/balance', none, ({ world, owner }) => {
    const own = world.store.find('account', owner)?.object.default_currency ?? 'eur';
    const balances = balancesOf(world, owner);
    if (balances.size === 0) balances.set(own, { available: 0, pending: 0 });
    const amounts = (name: 'available' | 'pending') =>
      [...balances].map(([unit, balance]) => ({
        amount: balance[name],
        currency: unit,
        source_types: { card: balance[name] },
      }));
    return {
      object: 'balance',
      available: amounts('available'),
      pending: amounts('pending'),
      livemode: false,
    };
  }),
];
