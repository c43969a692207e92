import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import type { PageAnswer } from '@/backend/platform/server/sandboxDoor';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

const SITE = 'http://localhost:3000';

/** Ends on demand for `afterAll`. */
const open: (() => Promise<void>)[] = [];

export async function closeSandboxes(): Promise<void> {
  await Promise.all(open.splice(0).map((close) => close()));
}

export interface PagesStage extends SandboxStage {
  /** All that the sandbox wrote to disk and to its log so far. */
  written: () => Promise<string>;
  /** What a page shows; an address may carry a query. */
  look: (address: string, language?: string) => Promise<string>;
  /** Where a press leads. */
  press: (address: string, form: Record<string, string>) => Promise<string>;
  ask: (address: string, form?: Record<string, string>, language?: string) => Promise<PageAnswer>;
}

/** A whole sandbox with its journal, and a visitor of its pages. */
export async function sandboxStage(): Promise<PagesStage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-pages-'));
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const logger = { info: note, warn: note, error: note };
  const stage = await startStripeStage({ dataDir, logger, siteOrigin: SITE, url: null });
  stage.messages.settings.isHeld = false;
  open.push(async () => {
    await stage.close();
    await rm(dataDir, { recursive: true });
  });

  const ask: PagesStage['ask'] = (address, form, language = 'en') => {
    const { pathname: path, searchParams: query } = new URL(address, SITE);
    const method = form === undefined ? 'GET' : 'POST';
    const sent = form === undefined ? null : new URLSearchParams(form);
    return stage.handlePage({
      ...{ method, path, query, form: sent, language },
      nonce: 'n0nce',
      origin: SITE,
    });
  };
  return {
    ...stage,
    ask,
    written: async () => {
      const names = await readdir(join(dataDir, 'stripe'));
      const files = names.map((name) => readFileSync(join(dataDir, 'stripe', name), 'utf8'));
      return files.join('\n') + JSON.stringify(lines);
    },
    look: async (address, language) => {
      const answer = await ask(address, undefined, language);
      if (!('html' in answer)) throw new Error(`no page: ${JSON.stringify(answer)}`);
      return answer.html;
    },
    press: async (address, form) => {
      const answer = await ask(address, form);
      if (!('redirect' in answer)) throw new Error(`no redirect: ${JSON.stringify(answer)}`);
      return answer.redirect;
    },
  };
}

/** A session of 25.00 euro; `more` goes over it. */
export async function session(
  { client, now }: PagesStage,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  name = 'Two PCs, zero dropped frames',
): Promise<string> {
  const made = await client.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 2500, product_data: { name } } },
    ],
    success_url: `${SITE}/thanks?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${SITE}/ada/fund/7`,
    expires_at: Math.floor(now().getTime() / 1000) + 31 * 60,
    ...more,
  });
  return `/dev/stripe/checkout/${made.id}`;
}

/** A session that saves a card for later. */
export async function savingSession(
  stage: PagesStage,
  consent: string,
  email = 'kettle@example.com',
): Promise<string> {
  const customer = await stage.client.customers.create({ email });
  const made = await stage.client.checkout.sessions.create({
    mode: 'setup',
    currency: 'eur',
    customer: customer.id,
    custom_text: { submit: { message: consent } },
    success_url: `${SITE}/thanks`,
    cancel_url: `${SITE}/ada/fund/7`,
  });
  return `/dev/stripe/checkout/${made.id}`;
}

/** A card as somebody types it. */
export const card = (number: string, more: Record<string, string> = {}) => ({
  ...{ number, expiry: '12 / 34', cvc: '123', email: 'kettle@example.com' },
  ...more,
});

/** A creator's account in Portugal. */
export async function account(stage: PagesStage, email = 'nora@example.com'): Promise<string> {
  const made = await stage.client.accounts.create({
    type: 'express',
    country: 'PT',
    email,
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  return made.id;
}

/** The address of a link that begins the onboarding, as our backend gives it to a creator. */
export async function onboardingLink({ client }: PagesStage, id: string): Promise<string> {
  const link = await client.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: `${SITE}/dashboard/payouts?link=again`,
    return_url: `${SITE}/dashboard/payouts`,
  });
  return new URL(link.url).pathname;
}

/** The address of the dashboard of an account that is done. */
export async function dashboard(stage: PagesStage, id: string): Promise<string> {
  stage.actions.finishOnboarding(id);
  const { pathname, search } = new URL((await stage.client.accounts.createLoginLink(id)).url);
  return pathname + search;
}
