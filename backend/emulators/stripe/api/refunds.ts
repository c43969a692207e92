import { z } from 'zod';
import { checkPart, worded } from '@/backend/emulators/stripe/money/amounts';
import { addRefund } from '@/backend/emulators/stripe/money/refunds';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { badParameter, refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  filled,
  integer,
  listFields,
  mergeMetadata,
  metadata,
} from '@/backend/emulators/stripe/wire/parameters';

const creation = z.strictObject({
  amount: integer.optional(),
  charge: filled.optional(),
  metadata: metadata.optional(),
  payment_intent: filled.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
const listing = z.strictObject({
  ...listFields,
  charge: filled.optional(),
  payment_intent: filled.optional(),
});

export const refundRoutes = [
  route('POST', 'v1/refunds', creation, (call, given) => {
    const { object: charge, ...row } = chargeOf(call, given);
    if (charge.disputed) {
      const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
      throw refused('charge_disputed', message);
    }
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) {
      const message = `Charge ${charge.id} has already been refunded.`;
      throw refused('charge_already_refunded', message);
    }
    if (!charge.captured) {
      const message = `Charge ${charge.id} is not captured. Cancel its PaymentIntent instead.`;
      throw refused('charge_not_refundable', message);
    }
    const amount = given.amount ?? left;
    const [asked, most] = [worded(amount, charge.currency), worded(left, charge.currency)];
    const message = `Refund amount (${asked}) is greater than unrefunded amount on charge (${most})`;
    checkPart(amount, left, message);
    const { reason = null } = given;
    const details = { reason, metadata: mergeMetadata({}, given.metadata) };
    return addRefund(call.world, { object: charge, ...row }, amount, details).object;
  }),
  route('GET', 'v1/refunds', listing, (call, given) =>
    listOf(
      call,
      'refund',
      given,
      'refunds',
      (refund) =>
        (given.charge === undefined || refund.charge === given.charge) &&
        (given.payment_intent === undefined || refund.payment_intent === given.payment_intent),
    ),
  ),
  route('GET', 'v1/refunds/:', z.strictObject({}), (call) => refundOf(call).object),
  route(
    'POST',
    'v1/refunds/:',
    z.strictObject({ metadata: metadata.optional() }),
    (call, given) => {
      const refund = refundOf(call);
      const merged = mergeMetadata(refund.object.metadata, given.metadata);
      const changed = call.world.store.update(refund, { metadata: merged });
      call.world.emit('refund.updated', changed);
      return changed.object;
    },
  ),
];

function refundOf(call: Call): Row<'refund'> {
  const [id = ''] = call.ids;
  return ownRow(call, 'refund', id, 'refund', 'id');
}

/** The payment that is paid back, named by its charge or by its intent. */
function chargeOf(call: Call, given: z.infer<typeof creation>): Row<'charge'> {
  const { charge, payment_intent: intentId } = given;
  if (charge !== undefined) return ownRow(call, 'charge', charge, 'charge', 'charge', 400);
  if (intentId === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    throw badParameter('parameter_missing', 'payment_intent', message);
  }
  const intent = ownRow(call, 'payment_intent', intentId, 'payment_intent', 'payment_intent', 400);
  const { latest_charge: latest, status } = intent.object;
  if (latest === null || status === 'requires_payment_method') {
    const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
    throw refused('payment_intent_unexpected_state', message, 'payment_intent');
  }
  return ownRow(call, 'charge', latest, 'charge', 'charge', 400);
}
