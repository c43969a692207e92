import { addCustomer } from '@/backend/emulators/stripe/money/customers';
import type { CheckoutSession } from '@/backend/emulators/stripe/objects';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

/** Completes a session whose intent went through. */
export function finishSession(world: World, sessionId: string): Row<'checkout.session'> {
  const { store, clock } = world;
  const session = store.find('checkout.session', sessionId);
  if (session === undefined) throw new Error('the session of an intent stands');
  const { object, owner } = session;
  const intent = store.find('payment_intent', object.payment_intent ?? '')?.object;
  const setup = store.find('setup_intent', object.setup_intent ?? '')?.object;
  const methodId = intent?.payment_method ?? setup?.payment_method;
  const billing = store.find('payment_method', methodId ?? '')?.object.billing_details;
  const details = {
    email: billing?.email ?? object.customer_email,
    name: billing?.name ?? null,
  };
  const isNew = object.customer === null && object.customer_creation === 'always';
  const customer = isNew ? addCustomer(world, owner, details).object.id : object.customer;
  const paying = store.find('payment_intent', intent?.id ?? '');
  if (isNew && paying !== undefined) store.update(paying, { customer });
  const isPaid = intent?.status === 'succeeded';
  clock.forget('session.expire', sessionId);
  const done = store.update(session, {
    status: 'complete',
    url: null,
    customer,
    customer_details: details,
    ...(object.mode === 'payment' && { payment_status: isPaid ? 'paid' : 'unpaid' }),
  });
  world.emit('checkout.session.completed', done);
  return done;
}

/** The success address, with the session's id in its place. */
export function finishUrl({ success_url: url, id }: CheckoutSession): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
