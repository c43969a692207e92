import { pino } from 'pino';
import { startStripeSandbox } from '@/backend/emulators/stripe/server';
import type { Delivery, StripeSandbox } from '@/backend/emulators/stripe/types';
import { createStripeService, type StripeService } from '@/backend/platform/stripe/stripeService';

export const SECRETS = { account: 'whsec_account', connect: 'whsec_connect' };
const SECRET_KEY = 'sk_test_of_a_test';

export interface TestStripe {
  sandbox: StripeSandbox;
  stripe: StripeService;
  close: () => Promise<void>;
}

/**
 * The sandbox in memory with the real SDK before it. What it tells goes to `deliver`; without one it
 * waits in `sandbox.messages` until a test takes it.
 */
export async function openTestStripe(
  deliver?: (delivery: Delivery) => Promise<number>,
): Promise<TestStripe> {
  const sandbox = await startStripeSandbox({
    port: 0,
    dataDir: null,
    logger: pino({ level: 'silent' }),
    siteOrigin: 'http://127.0.0.1:9',
    secretKey: SECRET_KEY,
    webhooks: {
      url: 'http://127.0.0.1:9/api/webhooks/stripe',
      secrets: SECRETS,
      deliver: deliver ?? (() => Promise.resolve(200)),
    },
  });
  if (!deliver) sandbox.messages.settings.isHeld = true;
  const stripe = createStripeService({
    kind: 'sandbox',
    secretKey: SECRET_KEY,
    webhooks: { account: [SECRETS.account], connect: [SECRETS.connect] },
    api: { host: '127.0.0.1', port: sandbox.port, protocol: 'http' },
    now: () => sandbox.now(),
  });
  return { sandbox, stripe, close: () => sandbox.close() };
}

/** What Stripe would send of an event of its own account, or of a connected one with `account`. */
export function toldEvent(
  stripe: StripeService,
  event: { id: string; type: string; objectId: string; account?: string; livemode?: boolean },
  { secret, timestamp }: { secret?: string; timestamp?: number } = {},
): { body: string; signature: string } {
  const { id, type, objectId, account, livemode = false } = event;
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    livemode,
    ...(account === undefined ? {} : { account }),
    data: { object: { id: objectId } },
  });
  const signature = stripe.client.webhooks.generateTestHeaderString({
    payload: body,
    secret: secret ?? (account === undefined ? SECRETS.account : SECRETS.connect),
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { body, signature };
}
