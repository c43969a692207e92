import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkLedger } from '@/backend/ledger/service';
import { newId } from '@/backend/platform/id';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import {
  SANDBOX_KEY,
  SANDBOX_SECRETS,
  startStripeStage,
  type SandboxStage,
} from '@/__tests__/support/stripeSandbox';

const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
const dataDir = mkdtempSync(join(tmpdir(), 'playplus-f9-'));
let backend: BackendProcess;
let stage: SandboxStage;
let seller: SeededUser;
let buyer: SeededUser;

beforeAll(async () => {
  backend = await BackendProcess.on(dataDir);
  // Stripe goes on while we are dead: it is in this process.
  stage = await startStripeStage({
    deliver: ({ body, signature }) => backend.webhook(body, signature),
  });
  const { id: stripeAccountId } = await stage.seller('DE');
  await withDatabase(dataDir, async (db) => {
    [seller] = (await seedUsers(db, 'seller', 1, 'CREATOR')) as [SeededUser];
    [buyer] = (await seedUsers(db, 'buyer', 1, 'FAN')) as [SeededUser];
    const at = new Date();
    await db.updateTable('users').set({ emailVerifiedAt: at }).execute();
    await db
      .insertInto('payoutAccounts')
      .values({
        ...{ userId: seller.id, stripeAccountId, country: 'DE', currency: 'EUR' },
        ...{ detailsSubmitted: true, chargesEnabled: true, payoutsEnabled: true },
        ...{ updatedAt: at },
      })
      .execute();
  });
}, 120_000);

afterAll(async () => {
  await backend.stop();
  await stage.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (failpoint?: string) =>
  backend.start({
    STRIPE_SECRET_KEY: SANDBOX_KEY,
    STRIPE_WEBHOOK_SECRET: SANDBOX_SECRETS.account,
    STRIPE_CONNECT_WEBHOOK_SECRET: SANDBOX_SECRETS.connect,
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(stage.port),
    STRIPE_API_PROTOCOL: 'http',
    ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }),
  });

/** Orders something for 40.00; the page to pay on, null when the backend died over it. */
async function order(mode: 'PAY' | 'AUTHORISE'): Promise<string | null> {
  const answer = await backend
    .graphql(
      `mutation ($mode: String!, $seller: String!, $key: String!) {
        createTestOrder(amount: 4000, currency: "EUR", feeKind: "EXPERIENCE", mode: $mode,
          sellerHandle: $seller, requestKey: $key) { error item { url } }
      }`,
      { mode, seller: seller.handle, key: newId() },
      buyer.token,
    )
    .catch(() => null);
  if (answer === null) return null;
  const { createTestOrder } = answer.data ?? {};
  expect(createTestOrder?.error ?? null).toBeNull();
  return (createTestOrder?.item as { url: string }).url;
}

interface Shown {
  id: string;
  payment: { state: string; url: string | null };
}

async function newest(): Promise<Shown | undefined> {
  const answer = await backend.graphql(
    '{ testOrders { items { id payment { state url } } } }',
    {},
    buyer.token,
  );
  return (answer.data?.testOrders?.items as Shown[] | undefined)?.[0];
}

/** Waits until the newest order is so. Webhooks that did not arrive are sent again meanwhile. */
async function whenNewest(isSo: (shown: Shown) => boolean): Promise<Shown> {
  for (;;) {
    await stage.messages.flush();
    const shown = await newest();
    if (shown && isSo(shown)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const whenIn = (state: string) => whenNewest(({ payment }) => payment.state === state);
const sessionOf = (url: string) => /cs_\w+/.exec(url)?.[0] ?? '';

async function act(orderID: string, what: 'CAPTURE' | 'REFUND'): Promise<unknown> {
  return backend
    .graphql(
      `mutation ($orderID: ID!, $key: String!) {
        actOnTestOrder(orderID: $orderID, act: ${what}, requestKey: $key) { error }
      }`,
      { orderID, key: newId() },
      buyer.token,
    )
    .catch(() => null);
}

/** Calls so far, and what they came to; the ledger has no fault. */
async function settled(): Promise<{ key: string; call: string; state: string }[]> {
  await backend.stop();
  return withDatabase(dataDir, async (db) => {
    expect(await checkLedger(db)).toEqual([]);
    const calls = db.selectFrom('stripeCalls').select(['key', 'call', 'state']);
    return calls.orderBy('createdAt').execute();
  });
}

/** Of the newest payment at Stripe. */
async function newestIntent() {
  const { data } = await stage.client.paymentIntents.list({ limit: 1 });
  if (!data[0]) throw new Error('nobody paid');
  const refunds = await stage.client.refunds.list({ payment_intent: data[0].id });
  return { ...data[0], refunds: refunds.data };
}

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'F9 a backend killed after Stripe’s answer ends the same order with the same key (round %i)',
  async () => {
    const before = (await stage.client.checkout.sessions.list({ limit: 100 })).data.length;
    await start('after-stripe');
    expect(await order('AUTHORISE')).toBeNull();
    await backend.ended();

    await start();
    const { payment } = await whenNewest((shown) => shown.payment.url !== null);
    // The page that was made before the end, and no other.
    const { data } = await stage.client.checkout.sessions.list({ limit: 100 });
    expect(data.length).toBe(before + 1);
    expect(sessionOf(payment.url ?? '')).toBe(data[0]?.id);
    stage.pay(data[0]?.id ?? '');
    await whenIn('AUTHORISED');
    await backend.stop();

    await start('after-stripe');
    const authorised = await whenIn('AUTHORISED');
    await act(authorised.id, 'CAPTURE');
    await backend.ended();
    expect(await newestIntent()).toMatchObject({ status: 'succeeded', amount_received: 4000 });
    await start();
    expect((await whenIn('PAID')).id).toBe(authorised.id);
    await backend.stop();

    await start('after-stripe');
    await whenIn('PAID');
    await act(authorised.id, 'REFUND');
    await backend.ended();
    await start();
    await whenRefunded();
    expect((await newestIntent()).refunds).toMatchObject([{ amount: 4000, status: 'succeeded' }]);

    const calls = await settled();
    expect(calls.every(({ state }) => state === 'DONE')).toBe(true);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length);
    expect(calls.slice(-3).map(({ call }) => call)).toEqual([
      'checkout.sessions.create',
      'paymentIntents.capture',
      'refunds.create',
    ]);
  },
  600_000,
);

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'F9 a backend killed before a webhook counts is told again, and books once (round %i)',
  async () => {
    await start('before-webhook');
    const url = await order('PAY');
    stage.pay(sessionOf(url ?? ''));
    await stage.messages.flush();
    await backend.ended();

    await start();
    await whenIn('PAID');
    expect(await newestIntent()).toMatchObject({ amount_received: 4000, refunds: [] });
    await settled();
    await withDatabase(dataDir, async (db) => {
      const entries = db.selectFrom('ledgerEntries').select(['sourceId', 'kind']);
      const captured = await entries.where('kind', '=', 'captured').execute();
      const { data } = await stage.client.charges.list({ limit: 100 });
      expect(captured).toHaveLength(data.filter(({ paid, captured: is }) => paid && is).length);
    });
  },
  600_000,
);

/** Waits until the newest order's money is back. */
async function whenRefunded(): Promise<void> {
  for (;;) {
    await stage.messages.flush();
    const answer = await backend.graphql(
      '{ testOrders { items { payment { refunded refunds { state } } } } }',
      {},
      buyer.token,
    );
    const [shown] = (answer.data?.testOrders?.items ?? []) as {
      payment: { refunded: number; refunds: { state: string }[] };
    }[];
    if (shown?.payment.refunds[0]?.state === 'SENT') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
