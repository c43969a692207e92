import { z } from 'zod';
import { addSetup, cancelSetup, unexpectedState } from '@/backend/emulators/stripe/money/intents';
import { checkMethodOwner, methodFor } from '@/backend/emulators/stripe/money/methods';
import { trySetup } from '@/backend/emulators/stripe/money/settingup';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { declined, refused } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  filled,
  flag,
  listFields,
  mergeMetadata,
  metadata,
  text,
  texts,
} from '@/backend/emulators/stripe/wire/parameters';

type Setup = Row<'setup_intent'>;

const creation = z.strictObject({
  confirm: flag.optional(),
  customer: filled.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: filled.optional(),
  allowed_payment_method_types: texts.optional(),
  return_url: filled.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
});
const confirmation = z.strictObject({
  payment_method: filled.optional(),
  return_url: filled.optional(),
});
const listing = z.strictObject({
  ...listFields,
  customer: filled.optional(),
  payment_method: filled.optional(),
});

export const setupRoutes = [
  route('POST', 'v1/setup_intents', creation, (call, given) => {
    const { world, owner } = call;
    const customer = given.customer ?? null;
    if (customer !== null) ownRow(call, 'customer', customer, 'customer', 'customer', 400);
    const { description, usage } = given;
    const fields = { customer, description, usage, metadata: mergeMetadata({}, given.metadata) };
    const setup = addSetup(world, owner, fields);
    if (given.confirm === true) return confirmSetup(call, setup, given);
    if (given.payment_method === undefined) return setup.object;
    const method = methodFor(world, owner, given.payment_method);
    checkMethodOwner(method, customer);
    const chosen = { payment_method: method.object.id, status: 'requires_confirmation' } as const;
    return world.store.update(setup, chosen).object;
  }),
  route('GET', 'v1/setup_intents', listing, (call, given) =>
    listOf(
      call,
      'setup_intent',
      given,
      'setup_intents',
      ({ customer, payment_method: method }) =>
        (given.customer === undefined || customer === given.customer) &&
        (given.payment_method === undefined || method === given.payment_method),
    ),
  ),
  route(
    'GET',
    'v1/setup_intents/:',
    z.strictObject({ client_secret: text.optional() }),
    (call) => setupOf(call).object,
  ),
  route('POST', 'v1/setup_intents/:/confirm', confirmation, (call, given) => {
    const setup = setupOf(call);
    const allowed = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
    if (!allowed.includes(setup.object.status)) {
      throw unexpectedState(setup.object, 'confirmed', allowed.join(', '));
    }
    return confirmSetup(call, setup, given);
  }),
  route('POST', 'v1/setup_intents/:/cancel', z.strictObject({}), (call) => {
    const setup = setupOf(call);
    if (['succeeded', 'canceled'].includes(setup.object.status)) {
      const allowed = 'requires_payment_method, requires_confirmation, requires_action';
      throw unexpectedState(setup.object, 'canceled', allowed);
    }
    return cancelSetup(call.world, setup, null).object;
  }),
];

function setupOf(call: Call): Setup {
  const [id = ''] = call.ids;
  return ownRow(call, 'setup_intent', id, 'setupintent', 'intent');
}

function confirmSetup({ world, owner }: Call, setup: Setup, given: z.infer<typeof confirmation>) {
  const methodId = given.payment_method ?? setup.object.payment_method;
  if (methodId === null) {
    const message = `You cannot confirm this SetupIntent because it's missing a payment method.`;
    throw refused('setup_intent_unexpected_state', message);
  }
  const method = methodFor(world, owner, methodId);
  checkMethodOwner(method, setup.object.customer);
  const attempt = trySetup(world, setup, method, { returnUrl: given.return_url ?? null });
  const { object } = attempt.setup;
  if (attempt.result !== 'DECLINED') return object;
  const { code = 'card_declined', message = '', declineCode } = attempt.decline ?? {};
  throw declined({
    code,
    message,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    setup_intent: object,
  });
}
