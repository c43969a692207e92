import { cardByToken, visibleCard, type TestCard } from './cards';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { missing, refused } from '@/backend/emulators/stripe/wire/errors';
import type { World } from '@/backend/emulators/stripe/world';

type Method = Row<'payment_method'>;

interface Billing {
  email?: string | null;
  name?: string | null;
}

/** A payment method of a test card; the number stays outside. */
export function createMethod(
  { store, clock }: World,
  card: TestCard,
  owner: string,
  { email = null, name = null }: Billing = {},
): Method {
  return store.add(
    {
      id: stripeId('pm'),
      object: 'payment_method',
      created: clock.seconds(),
      livemode: false,
      type: 'card',
      customer: null,
      billing_details: { email, name },
      card: visibleCard(card),
      metadata: {},
    },
    owner,
    { card: card.tokens[0] },
  );
}

/** A stored method, or a fresh one for a token such as `pm_card_visa`. */
export function methodFor(world: World, owner: string, id: string): Method {
  const card = cardByToken(id);
  if (card !== undefined) return createMethod(world, card, owner);
  const method = world.store.find('payment_method', id);
  if (method === undefined || method.owner !== owner) {
    throw missing('PaymentMethod', id, 'payment_method', 400);
  }
  return method;
}

export function cardOf({ hidden, object }: Method): TestCard {
  const card = cardByToken(hidden.card ?? '');
  if (card === undefined) throw new Error(`no test card stands behind ${object.id}`);
  return card;
}

/** A customer's method pays for that customer alone. */
export function checkMethodOwner(method: Method, customer: string | null): void {
  const owner = method.object.customer;
  if (owner === null || owner === customer) return;
  const message =
    customer === null
      ? `The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must include the Customer it belongs to.`
      : `The provided PaymentMethod does not belong to the supplied Customer.`;
  throw refused(undefined, message, 'payment_method');
}

export function attachMethod(
  world: World,
  method: Method,
  customer: string,
  { isSetUp = method.hidden.isSetUp ?? false } = {},
): Method {
  const attached = world.store.update(method, { customer }, { isSetUp });
  if (method.object.customer !== customer) world.emit('payment_method.attached', attached);
  return attached;
}
