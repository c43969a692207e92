import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import Stripe from 'stripe';
import type { CardEntry, PayOutcome } from '@/backend/emulators/stripe/actions';
import { startStripeSandbox } from '@/backend/emulators/stripe/server';
import type { Delivery, StripeSandbox } from '@/backend/emulators/stripe/types';

export const SANDBOX_SECRETS = { account: 'whsec_of_the_account', connect: 'whsec_of_connect' };
export const SANDBOX_KEY = 'sk_test_sandbox';

interface StageOptions {
  /** Where its journal lies; left out: in memory. */
  dataDir?: string | null;
  siteOrigin?: string;
  /** Where webhooks go by HTTP. */
  url?: string;
  /** Or who takes them; answers the status. */
  deliver?: (delivery: Delivery) => Promise<number>;
}

/** A sandbox of a test's own, with the real SDK before it. */
export interface SandboxStage extends StripeSandbox {
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
  const { dataDir = null, siteOrigin = 'http://127.0.0.1:3000', url, deliver } = options;
  const sandbox = await startStripeSandbox({
    port: 0,
    dataDir,
    logger: pino({ level: 'error' }),
    siteOrigin,
    secretKey: SANDBOX_KEY,
    webhooks: {
      url: url ?? 'http://127.0.0.1:9/webhooks/stripe',
      secrets: SANDBOX_SECRETS,
      ...(deliver !== undefined && { deliver }),
    },
  });
  sandbox.messages.settings.isHeld = true;
  const client = stripeClient(sandbox.port);
  return {
    ...sandbox,
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
