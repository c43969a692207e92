import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkLedger } from '@/backend/ledger/service';
import { newId } from '@/backend/platform/id';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { fundSettings } from '@/__tests__/support/fundSettings';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import {
  SANDBOX_KEY,
  SANDBOX_SECRETS,
  startStripeStage,
  type SandboxStage,
} from '@/__tests__/support/stripeSandbox';

const KILLS = Number(process.env.FAULT_ROUNDS ?? 3);
const GIVERS = 4;
const dataDir = mkdtempSync(join(tmpdir(), 'playplus-settling-'));
let backend: BackendProcess;
let stage: SandboxStage;
let seller: SeededUser;
let givers: SeededUser[];

beforeAll(async () => {
  backend = await BackendProcess.on(dataDir);
  // Stripe goes on while we are dead: it is in this process.
  stage = await startStripeStage({
    deliver: ({ body, signature }) => backend.webhook(body, signature),
  });
  const { id: stripeAccountId } = await stage.seller('DE');
  await withDatabase(dataDir, async (db) => {
    [seller] = (await seedUsers(db, 'seller', 1, 'CREATOR')) as [SeededUser];
    givers = await seedUsers(db, 'giver', GIVERS, 'FAN');
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

async function ask<Item>(root: string, query: string, variables: object, token: string) {
  const answer = await backend.graphql(query, variables as Record<string, unknown>, token);
  expect(answer.errors ?? []).toEqual([]);
  expect(answer.data?.[root]?.error ?? null).toBeNull();
  return answer.data?.[root]?.item as Item;
}

/** An all-or-nothing fund of 30.00 that is live for a day. */
async function openFund(): Promise<string> {
  const deadlineAt = new Date(Date.now() + 86_400_000).toISOString();
  const settings = fundSettings({ mode: 'ALL_OR_NOTHING', goal: 3000, deadlineAt });
  const { id } = await ask<{ id: string }>(
    'createFund',
    `mutation ($settings: FundSettingsInput!, $key: String!) {
      createFund(settings: $settings, requestKey: $key) { error item { id } }
    }`,
    { settings, key: newId() },
    seller.token,
  );
  const query = `mutation ($id: ID!) { changeFundState(fundId: $id, action: OPEN) { error } }`;
  await ask('changeFundState', query, { id }, seller.token);
  return id;
}

/** Promises 10.00: the card is saved for the deadline. */
async function pledge(fundId: string, { token }: SeededUser): Promise<void> {
  const { url } = await ask<{ url: string }>(
    'startContribution',
    `mutation ($fundId: ID!, $key: String!) {
      startContribution(fundId: $fundId, amount: 1000, currency: "EUR", visibility: PUBLIC,
        tierId: null, pollOptionId: null, email: null, locale: "en", requestKey: $key) { error item { url } }
    }`,
    { fundId, key: newId() },
    token,
  );
  stage.pay(/cs_\w+/.exec(url)?.[0] ?? '');
}

/** Waits until the page of the fund says so. Webhooks that did not arrive are sent again meanwhile. */
async function whenFund(fundId: string, isSo: (fund: Shown) => boolean): Promise<void> {
  for (;;) {
    await stage.messages.flush();
    const answer = await backend.graphql(
      `query ($fundId: ID!) {
        getFund(fundId: $fundId) { error items { fund { state settled pledgeCount } } }
      }`,
      { fundId },
      seller.token,
    );
    const [page] = (answer.data?.getFund?.items ?? []) as { fund: Shown }[];
    if (page && isSo(page.fund)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface Shown {
  state: string;
  settled: number;
  pledgeCount: number;
}

test('a backend killed again and again while cards are charged charges each card once', async () => {
  await start();
  const fundId = await openFund();
  for (const giver of givers) await pledge(fundId, giver);
  await whenFund(fundId, ({ pledgeCount }) => pledgeCount === GIVERS);
  await backend.stop();
  await withDatabase(dataDir, async (db) => {
    const past = { deadlineAt: new Date(Date.now() - 1000) };
    await db.updateTable('funds').set(past).where('id', '=', fundId).execute();
  });

  // Stripe has charged and nobody has heard it: the backend is gone before it can write it down.
  for (let kill = 0; kill < KILLS; kill += 1) {
    void start('after-stripe').catch(() => undefined);
    await backend.ended();
  }
  await start();
  await whenFund(fundId, ({ state }) => state === 'REACHED');
  await backend.stop();

  const { data } = await stage.client.paymentIntents.list({ limit: 100 });
  const charged = data.filter(({ status }) => status === 'succeeded');
  expect(charged).toHaveLength(GIVERS);
  expect(new Set(charged.map(({ metadata }) => metadata.payment)).size).toBe(GIVERS);
  await withDatabase(dataDir, async (db) => {
    expect(await checkLedger(db)).toEqual([]);
    const rows = await db.selectFrom('contributions').select('payment').execute();
    expect(rows.map(({ payment }) => payment)).toEqual(Array(GIVERS).fill('SETTLED'));
    const fund = await db.selectFrom('funds').selectAll().executeTakeFirstOrThrow();
    expect(fund).toMatchObject({ settled: GIVERS * 1000, pending: 0, failedCount: 0 });
  });
}, 600_000);
