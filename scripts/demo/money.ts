import { setTimeout as wait } from 'node:timers/promises';
import type { BackendClient } from './backendClient';
import { until } from './until';

const person = (firstName: string, lastName: string) => ({
  ...{ step: 'PERSON', firstName, lastName, day: '14', month: '3' },
  ...{ year: '1998', street: 'Lane 1', postcode: '10115', town: 'Berlin' },
});
const bank = (holder: string) => ({ step: 'BANK', number: 'DE00 0000 0000 0000 3704', holder });

/** A card of the sandbox's that pays. */
export const PAYS = '4242424242424242';
const IS_DISPUTED = '4000000000000259';

interface Order {
  amount: number;
  feeKind: 'EXPERIENCE' | 'CONTRIBUTION';
  card?: string;
}

/**
 * Test orders of a connected creator in every state that the payouts page shows: sent to the bank,
 * clearing, partly refunded, disputed. Moves the sandbox's clock on.
 */
export async function fillMoney(
  seller: BackendClient,
  who: Seller,
  fans: readonly { client: BackendClient }[],
): Promise<void> {
  const buy = (at: number, order: Order) => {
    const fan = fans[at];
    if (!fan) throw new Error('The demo has too few fans to buy something.');
    return buyFrom(fan.client, who.handle, order);
  };
  const lesson = await buy(0, { amount: 4000, feeKind: 'EXPERIENCE' });
  await act(fans[0]?.client, lesson, 'COMPLETE');
  await buy(1, { amount: 2500, feeKind: 'CONTRIBUTION' });
  await buy(2, { amount: 1000, feeKind: 'CONTRIBUTION' });
  // Everything so far clears, and goes to the bank the day after.
  for (const days of ['14', '1', '7']) await moveClock(seller, days);

  await buy(3, { amount: 6000, feeKind: 'EXPERIENCE' });
  await buy(4, { amount: 1500, feeKind: 'CONTRIBUTION' });
  const sticker = await buy(5, { amount: 2500, feeKind: 'CONTRIBUTION' });
  await act(fans[5]?.client, sticker, 'REFUND', 1000);
  await buy(6, { amount: 4000, feeKind: 'CONTRIBUTION', card: IS_DISPUTED });
  await buy(0, { amount: 2000, feeKind: 'CONTRIBUTION' });
}

/** Somebody who sells. */
export interface Seller {
  handle: string;
  firstName: string;
  lastName: string;
}

/** Connects a creator with the sandbox, so that they can sell and be paid. */
export async function connect(
  seller: BackendClient,
  { firstName, lastName }: Seller,
): Promise<void> {
  await seller.ask(
    'mutation { answer: choosePayoutCountry(country: "DE", currency: EUR) { error } }',
    {},
  );
  const { item } = await seller.ask<{ item: { stripeOnboardUrl: string } }>(
    'mutation { answer: connectPayouts { error item { stripeOnboardUrl } } }',
    {},
  );
  const page = await seller.visit(item.stripeOnboardUrl);
  const forms = [person(firstName, lastName), bank(`${firstName} ${lastName}`)];
  for (const form of [{ step: 'COUNTRY', kind: 'individual' }, ...forms]) {
    await seller.visit(page, form);
  }
  await until('the account to be connected', async () => {
    const { item } = await seller.ask<{ item: { account: { state: string } } }>(
      'query { answer: payoutOverview { error item { account { state } } } }',
      {},
    );
    return item.account.state === 'READY';
  });
}

/** Orders something and pays it on the sandbox's page; returns the order's id. */
async function buyFrom(
  buyer: BackendClient,
  sellerHandle: string,
  { amount, feeKind, card = PAYS }: Order,
): Promise<string> {
  const { item } = await buyer.ask<{ item: { orderID: string; url: string } }>(
    'mutation($amount: Int!, $feeKind: String!, $sellerHandle: String!, $requestKey: String!) { answer: createTestOrder(amount: $amount, currency: "EUR", mode: "PAY", feeKind: $feeKind, sellerHandle: $sellerHandle, requestKey: $requestKey) { error item { orderID url } } }',
    { amount, feeKind, sellerHandle, requestKey: crypto.randomUUID() },
  );
  await buyer.visit(item.url, {
    ...{ number: card, expiry: '12/34', cvc: '123', email: 'buyer@demo.playplus.test' },
  });
  await until('an order to be paid', async () => {
    const { items } = await buyer.ask<{ items: { id: string; state: string }[] }>(
      'query { answer: testOrders { error items { id state } } }',
      {},
    );
    return items.some(({ id, state }) => id === item.orderID && state !== 'OPEN');
  });
  return item.orderID;
}

async function act(
  buyer: BackendClient | undefined,
  orderID: string,
  act: 'COMPLETE' | 'REFUND',
  amount: number | null = null,
): Promise<void> {
  await buyer?.ask(
    'mutation($orderID: ID!, $act: TestAct!, $amount: Int, $requestKey: String!) { answer: actOnTestOrder(orderID: $orderID, act: $act, amount: $amount, requestKey: $requestKey) { error } }',
    { orderID, act, amount, requestKey: crypto.randomUUID() },
  );
}

/** A few moments for the jobs of the product, which see that days have passed. */
const SETTLE_MS = 4_000;

/** Moves the clock of the sandbox by pressing its button. */
async function moveClock(seller: BackendClient, days: string): Promise<void> {
  const { item } = await seller.ask<{ item: { stripeDashboard: string } }>(
    'mutation { answer: openStripeDashboard { error item { stripeDashboard } } }',
    {},
  );
  await seller.visit(item.stripeDashboard, { move: days });
  await wait(SETTLE_MS);
}
