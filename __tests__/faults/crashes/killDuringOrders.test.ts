import '@/backend/liveTools';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { saveAvailability } from '@/backend/availability/service';
import { checkLedger } from '@/backend/ledger/service';
import { newId } from '@/backend/platform/id';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { testContext } from '@/__tests__/support/context';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import {
  SANDBOX_KEY,
  SANDBOX_SECRETS,
  startStripeStage,
  type SandboxStage,
} from '@/__tests__/support/stripeSandbox';
import { DEFAULT_AVAILABILITY } from '@/lib/shared/availability/availability';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const HOUR_MS = 3_600_000;
const dataDir = mkdtempSync(join(tmpdir(), 'playplus-orders-'));
const tierId = newId();
const APPROVE =
  'mutation ($id: ID!, $version: Int!) { approveBooking(bookingId: $id, version: $version) { error } }';
let backend: BackendProcess;
let stage: SandboxStage;
let seller: SeededUser;
let buyers: SeededUser[];

beforeAll(async () => {
  backend = await BackendProcess.on(dataDir);
  // Stripe goes on while we are dead: it is in this process.
  stage = await startStripeStage({
    deliver: ({ body, signature }) => backend.webhook(body, signature),
  });
  const { id: stripeAccountId } = await stage.seller('DE');
  await withDatabase(dataDir, async (db) => {
    [seller] = (await seedUsers(db, 'seller', 1, 'CREATOR')) as [SeededUser];
    buyers = await seedUsers(db, 'buyer', rounds, 'FAN');
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
    const { id: userId, handle, sessionId } = seller;
    const host = testContext(db, { actor: { userId, handle, sessionId, userType: 'CREATOR' } });
    const weekly = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]);
    const open = { weekly, timeZone: 'UTC', bufferAfter: 0, noticeMinutes: 0, horizonDays: 120 };
    await saveAvailability(host, { version: 0, settings: { ...DEFAULT_AVAILABILITY, ...open } });
    const serviceId = newId();
    await db
      .insertInto('services')
      .values({
        ...{ id: serviceId, creatorId: seller.id, requestKey: newId(), title: 'Coaching' },
        ...{ summary: null, description: 'We play.', category: 'action', kind: 'SESSION' },
        ...{ language: 'en', bookingMode: 'INSTANT', place: 'GAME', cancelPolicy: 'STANDARD' },
        ...{ currency: 'EUR', state: 'PUBLISHED', lastDoneAt: null, publishedAt: at },
        ...{ createdAt: at, updatedAt: at },
      })
      .execute();
    await db
      .insertInto('serviceTiers')
      .values({
        ...{ id: tierId, serviceId, position: 0, name: 'Three', price: 10_000, minutes: 60 },
        ...{ days: null, revisions: 0, stock: null, link: null, retiredAt: null, sessions: 3 },
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

async function ask<Item>(root: string, query: string, variables: object, { token }: SeededUser) {
  const answer = await backend.graphql(query, variables as Record<string, unknown>, token);
  expect(answer.errors ?? []).toEqual([]);
  expect(answer.data?.[root]?.error ?? null).toBeNull();
  return answer.data?.[root]?.item as Item;
}

/** Holds the package with its first session in so many hours, and opens the page to pay on. */
async function hold(buyer: SeededUser, hours: number): Promise<{ id: string; url: string }> {
  const at = new Date(Math.floor(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString();
  const { bookingId: id } = await ask<{ bookingId: string }>(
    'holdBooking',
    `mutation ($tier: ID!, $at: String!, $key: String!) {
      holdBooking(serviceTierId: $tier, startsAt: $at, bookingId: null, timeZone: "UTC",
        requestKey: $key) { error item { bookingId } }
    }`,
    { tier: tierId, at, key: newId() },
    buyer,
  );
  const { url } = await ask<{ url: string }>(
    'payBooking',
    `mutation ($id: ID!) {
      payBooking(bookingId: $id, answers: [], note: null, shown: 10000) { error item { url } }
    }`,
    { id },
    buyer,
  );
  return { id, url };
}

interface Shown {
  version: number;
  state: string;
  money: string;
  cancelTerms: { back: number } | null;
  sessions: { bookingId: string; state: string }[];
}

const look = (id: string, buyer: SeededUser) =>
  ask<Shown>(
    'booking',
    `query ($id: ID!) {
      booking(bookingId: $id) {
        error
        item { version state money cancelTerms { back } sessions { bookingId state } }
      }
    }`,
    { id },
    buyer,
  );

/** Waits until an order is so. Webhooks that did not arrive are sent again meanwhile. */
async function when(
  id: string,
  buyer: SeededUser,
  isSo: (order: Shown) => boolean,
): Promise<Shown> {
  for (;;) {
    await stage.messages.flush();
    const order = await look(id, buyer);
    if (isSo(order)) return order;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'a backend killed while a package is paid, given back and done moves each share once (round %i)',
  async (round) => {
    const buyer = buyers[round];
    if (!buyer) throw new Error('nobody');
    // Stripe has the money, and we are gone before it counts.
    await start('before-webhook');
    const { id, url } = await hold(buyer, 30 + 3 * round);
    stage.pay(/cs_\w+/.exec(url)?.[0] ?? '');
    await stage.messages.flush();
    await backend.ended();
    await start();
    const { sessions } = await when(id, buyer, ({ state }) => state === 'CONFIRMED');
    expect(sessions.map(({ state }) => state)).toEqual([
      ...['CONFIRMED', 'UNSCHEDULED', 'UNSCHEDULED'],
    ]);
    await backend.stop();

    // The last session goes back, and we are gone before we hear that it did.
    await start('after-stripe');
    const third = sessions[2]?.bookingId ?? '';
    const { version, cancelTerms } = await look(third, buyer);
    await backend
      .graphql(
        `mutation ($id: ID!, $version: Int!, $shown: Int!) {
          cancelBooking(bookingId: $id, version: $version, reason: null, shown: $shown) { error }
        }`,
        { id: third, version, shown: cancelTerms?.back ?? 0 },
        buyer.token,
      )
      .catch(() => null);
    await backend.ended();
    // The first one takes place meanwhile.
    await withDatabase(dataDir, async (db) => {
      const [startsAt, endsAt] = [2, 1].map((hours) => new Date(Date.now() - hours * HOUR_MS));
      const over = { startsAt: startsAt ?? null, endsAt: endsAt ?? null, wakeAt: endsAt ?? null };
      await db.updateTable('bookings').set(over).where('id', '=', id).execute();
    });
    await start();
    await when(third, buyer, ({ money }) => money === 'REFUNDED');
    const done = await when(id, buyer, ({ state }) => state === 'DELIVERED');
    const approving = backend
      .graphql(APPROVE, { id, version: done.version }, buyer.token)
      .catch(() => null);
    await Promise.race([approving, new Promise((resolve) => setTimeout(resolve, 5 * round))]);
    await backend.kill();
    await start();
    const again = await look(id, buyer);
    if (again.state === 'DELIVERED') {
      await ask('approveBooking', APPROVE, { id, version: again.version }, buyer);
    }
    await expectShares(id);
  },
  600_000,
);

/** The first share clears, the second waits, the third went back once; the books are even. */
async function expectShares(packageId: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await backend.stop();
    const rows = await withDatabase(dataDir, async (db) => {
      expect(await checkLedger(db)).toEqual([]);
      const sessions = db.selectFrom('bookings').select('id').where('packageId', '=', packageId);
      const ids = (await sessions.orderBy('sessionNo').execute()).map(({ id }) => id);
      const payments = await db
        .selectFrom('payments')
        .select(['ref', 'amount', 'refunded', 'completedAt', 'intentId'])
        .where('ref', 'in', ids)
        .execute();
      return ids.map((id) => payments.find(({ ref }) => ref === id));
    });
    if (rows[0]?.completedAt) {
      expect(rows.map((row) => [row?.amount, row?.refunded, row?.completedAt !== null])).toEqual([
        [3334, 0, true],
        [3333, 0, false],
        [3333, 3333, false],
      ]);
      const { data } = await stage.client.refunds.list({
        payment_intent: rows[0].intentId ?? '',
      });
      expect(data.map(({ amount }) => amount)).toEqual([3333]);
      return;
    }
    await start();
  }
  throw new Error('the first session was never paid out');
}
