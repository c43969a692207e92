import type { Decline } from './cards';
import { attachMethod, cardOf } from './methods';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

type Setup = Row<'setup_intent'>;
type Method = Row<'payment_method'>;

export interface SetupAttempt {
  result: 'DONE' | 'CHALLENGE' | 'DECLINED';
  setup: Setup;
  decline?: Decline;
}

const NOT_AGREED: Decline = {
  code: 'setup_intent_authentication_failure',
  declineCode: '',
  message: 'We are unable to authenticate your payment method. Please choose a different one.',
};

/** Saves a card for later charges: a bank that wants to be asked is asked now. */
export function trySetup(
  world: World,
  setup: Setup,
  method: Method,
  {
    isAnswered = false,
    returnUrl = null,
  }: { isAnswered?: boolean; returnUrl?: string | null } = {},
): SetupAttempt {
  const card = cardOf(method);
  if (card.asks !== undefined && !isAnswered) {
    const url = `${world.siteOrigin}/dev/stripe/3ds/${setup.object.id}`;
    const asked = world.store.update(
      setup,
      {
        status: 'requires_action',
        payment_method: method.object.id,
        next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
      },
      { returnUrl },
    );
    world.emit('setup_intent.requires_action', asked);
    return { result: 'CHALLENGE', setup: asked };
  }
  if (card.decline !== undefined && card.isSavedDespite !== true) {
    return failSetup(world, setup, method, card.decline);
  }
  const saved = world.store.update(setup, {
    status: 'succeeded',
    payment_method: method.object.id,
    last_setup_error: null,
    next_action: null,
  });
  const { customer } = setup.object;
  if (customer === null) world.store.update(method, {}, { isSetUp: true });
  else attachMethod(world, method, customer, { isSetUp: true });
  world.emit('setup_intent.succeeded', saved);
  return { result: 'DONE', setup: saved };
}

/** The bank was asked and did not agree. */
export function refuseSetup(world: World, setup: Setup, method: Method): SetupAttempt {
  return failSetup(world, setup, method, NOT_AGREED);
}

function failSetup(world: World, setup: Setup, method: Method, decline: Decline): SetupAttempt {
  const failed = world.store.update(setup, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      type: 'card_error',
      code: decline.code,
      message: decline.message,
      ...(decline.declineCode !== '' && { decline_code: decline.declineCode }),
      payment_method: method.object,
    },
  });
  world.emit('setup_intent.setup_failed', failed);
  return { result: 'DECLINED', setup: failed, decline };
}
