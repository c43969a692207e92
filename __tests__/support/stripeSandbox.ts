import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import Stripe from 'stripe';
import type { CardEntry, PayOutcome } from '@/backend/emulators/stripe/actions';
import { startStripeSandbox } from '@/backend/emulators/stripe/server';
import type { Delivery, StripeSandbox } from '@/backend/emulators/stripe/types';
import type { Logger } from '@/backend/platform/logger';
import { createStripeService, type StripeService } from '@/backend/platform/stripe/stripeService';

export const SANDBOX_SECRETS = { account: 'whsec_of_the_account', connect: 'whsec_of_connect' };
export const SANDBOX_KEY = 'sk_test_sandbox';

interface StageOptions {
  /** Where its journal lies; left out: in memory. */
  dataDir?: string | null;
  siteOrigin?: string;
  /** Where webhooks go by HTTP; null: nowhere, so none are made. */
  url?: string | null;
  /** Or who takes them; answers the status. */
  deliver?: (delivery: Delivery) => Promise<number>;
  /** Left out: it says nothing but errors. */
  logger?: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** A sandbox of a test's own, with the real SDK before it. */
export interface SandboxStage extends StripeSandbox {
  sandbox: StripeSandbox;
  /** Stripe as the backend's services reach it. */
  stripe: StripeService;
  client: Stripe;
  /** Presses "pay" on the checkout page; a token is enough: `pm_card_visa`. */
  pay: (sessionId: string, card?: string | CardEntry) => PayOutcome;
  /** A connected account that is ready to be paid. */
  seller: (country?: string) => Promise<Stripe.Account>;
  advanceDays: (days: number) => void;
}

/**
 * Starts one. Webhooks wait until the test asks: `messages.flush()` sends them (by HTTP to `url`, or
 * to `deliver`), `messages.take()` hands them out.
 */
export async function startStripeStage(options: StageOptions = {}): Promise<SandboxStage> {
  const { dataDir = null, siteOrigin = 'http://127.0.0.1:3000', deliver } = options;
  const { url = 'http://127.0.0.1:9/webhooks/stripe' } = options;
  const { logger = pino({ level: 'error' }) } = options;
  const sandbox = await startStripeSandbox({
    port: 0,
    dataDir,
    logger,
    siteOrigin,
    secretKey: SANDBOX_KEY,
    webhooks: {
      url,
      secrets: SANDBOX_SECRETS,
      ...(deliver !== undefined && { deliver }),
    },
  });
  sandbox.messages.settings.isHeld = true;
  const client = stripeClient(sandbox.port);
  return {
    ...sandbox,
    sandbox,
    stripe: createStripeService({
      kind: 'sandbox',
      secretKey: SANDBOX_KEY,
      webhooks: { account: [SANDBOX_SECRETS.account], connect: [SANDBOX_SECRETS.connect] },
      api: { host: '127.0.0.1', port: sandbox.port, protocol: 'http' },
      now: () => sandbox.now(),
    }),
    client,
    pay: (sessionId, card = 'pm_card_visa') => {
      const entry = typeof card === 'string' ? { token: card, email: 'buyer@example.test' } : card;
      return sandbox.actions.payCheckout(sessionId, entry);
    },
    seller: async (country = 'DE') => {
      const { id } = await client.accounts.create({
        type: 'express',
        country,
        email: 'seller@example.test',
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      });
      sandbox.actions.finishOnboarding(id);
      return client.accounts.retrieve(id);
    },
    advanceDays: (days) => void sandbox.clock.advance(days * 24 * 60 * 60 * 1000),
  };
}

/** The unmodified SDK, pointed at a port of this machine. It tries once unless told otherwise. */
export function stripeClient(port: number, { retries = 0 } = {}): Stripe {
  return new Stripe(SANDBOX_KEY, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: retries,
  });
}

/** A folder for a journal that is there as long as the test runs. */
export async function withJournalFolder(act: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  try {
    await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
    secret: secret ?? (account === undefined ? SANDBOX_SECRETS.account : SANDBOX_SECRETS.connect),
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { body, signature };
}
