import { z } from 'zod';
import { sessionCreation } from './sessionParameters';
import { expireSession, openSession } from '@/backend/emulators/stripe/money/sessions';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import { filled, listFields } from '@/backend/emulators/stripe/wire/parameters';

const listing = z.strictObject({
  ...listFields,
  customer: filled.optional(),
  payment_intent: filled.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});
const none = z.strictObject({});

export const sessionRoutes = [
  route('POST', 'v1/checkout/sessions', sessionCreation, (call, given) => {
    if (given.customer !== undefined) {
      ownRow(call, 'customer', given.customer, 'customer', 'customer', 400);
    }
    return openSession(call.world, call.owner, given).object;
  }),
  route('GET', 'v1/checkout/sessions', listing, (call, given) =>
    listOf(
      call,
      'checkout.session',
      given,
      'checkout/sessions',
      ({ customer, payment_intent: intent, status }) =>
        (given.customer === undefined || customer === given.customer) &&
        (given.payment_intent === undefined || intent === given.payment_intent) &&
        (given.status === undefined || status === given.status),
    ),
  ),
  route('GET', 'v1/checkout/sessions/:', none, (call) => sessionOf(call).object),
  route('POST', 'v1/checkout/sessions/:/expire', none, (call) => {
    const session = sessionOf(call);
    if (session.object.status !== 'open') {
      const text = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.object.status}.`;
      throw refused(undefined, text);
    }
    return expireSession(call.world, session).object;
  }),
];

function sessionOf(call: Call) {
  const [id = ''] = call.ids;
  return ownRow(call, 'checkout.session', id, 'checkout.session', 'session');
}
