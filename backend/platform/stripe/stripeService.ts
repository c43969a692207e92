import Stripe from 'stripe';
import type { StripeAddress, WebhookSecrets } from './stripeConfig';

/** Stripe, as services reach it: changes through `callStripe` alone, reads through `client`. */
export interface StripeService {
  kind: 'live' | 'test' | 'sandbox';
  /** The clock of money is Stripe's: the sandbox's can be moved, otherwise it is the real time. */
  now: () => Date;
  client: Stripe;
  webhookSecrets: WebhookSecrets;
  /** Asks the reconciler and whoever applies events to look now. */
  wake: () => void;
}

interface StripeOptions {
  kind: StripeService['kind'];
  secretKey: string;
  webhooks: WebhookSecrets;
  api: StripeAddress | null;
  now?: () => Date;
  wake?: () => void;
}

/** A step that waits holds others up, and the reconciler repeats what was not answered. */
const TIMEOUT_MS = 20_000;

/** Makes the one client of Stripe. It connects when it is first asked for something. */
export function createStripeService({
  kind,
  secretKey,
  webhooks,
  api,
  now = () => new Date(),
  wake = () => undefined,
}: StripeOptions): StripeService {
  const client = new Stripe(secretKey, {
    ...(api ?? {}),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  return { kind, now, client, webhookSecrets: webhooks, wake };
}
