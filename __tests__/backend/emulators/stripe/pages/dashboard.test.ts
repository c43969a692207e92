import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  account,
  card,
  closeSandboxes,
  dashboard,
  sandboxStage,
  session,
  type PagesStage,
} from '@/__tests__/support/stripe/sandboxPages';

let stage: PagesStage;
beforeAll(async () => {
  stage = await sandboxStage();
});
afterAll(closeSandboxes);

/** A creator with 23.70 of a payment on the way to them. */
async function paidCreator(): Promise<{ id: string; page: string; chargeId: string }> {
  const id = await account(stage);
  const page = await dashboard(stage, id);
  const checkout = await session(stage);
  await stage.press(checkout, card('4242424242424242'));
  const done = await stage.client.checkout.sessions.retrieve(checkout.split('/').at(-1) ?? '', {
    expand: ['payment_intent'],
  });
  const intent = done.payment_intent;
  if (intent === null || typeof intent === 'string') throw new Error('expanded');
  const chargeId = intent.latest_charge;
  if (typeof chargeId !== 'string') throw new Error('paid');
  await stage.client.transfers.create({
    ...{ amount: 2370, currency: 'eur', destination: id, source_transaction: chargeId },
  });
  return { id, page, chargeId };
}

test('shows three numbers, and a payout once the clock has moved', async () => {
  const { page } = await paidCreator();
  expect(await stage.look(page)).toContain('Nothing was paid out yet.');
  const moved = await stage.press(page, { move: '14' });
  const html = await stage.look(moved);
  expect(html).toContain('To account 3704');
  expect(html).toContain('€23.70');
  expect(html).toContain('Since then:');
  expect(html).toContain('payout arrived');
  // The news belongs to the press: a fresh look says nothing of it.
  expect(await stage.look(page)).not.toContain('Since then:');
});

test('the clock moves by days and to what comes next', async () => {
  const { page } = await paidCreator();
  const before = stage.now().getTime();
  await stage.press(page, { move: '1' });
  const day = 24 * 60 * 60 * 1000;
  expect(stage.now().getTime() - before).toBeGreaterThanOrEqual(day);
  const next = stage.clock.next();
  await stage.press(page, { move: 'next' });
  expect(stage.now().getTime()).toBeGreaterThanOrEqual(next?.at.getTime() ?? Infinity);
});

test('the next payout comes back while its switch is on', async () => {
  const { id, page } = await paidCreator();
  const told = await stage.press(page, { do: 'FAIL', to: 'on' });
  expect(await stage.look(told)).toMatch(/value="off"\s+aria-pressed="true"/);
  expect(
    stage.actions.openDashboard(id, new URL(page, 'http://x').searchParams.get('key') ?? '')
      ?.failNext,
  ).toBe('FAIL');
  expect(await stage.look(await stage.press(page, { move: '14' }))).toContain('Came back');
});

test('an ID can be asked for again, and is given by the same switch', async () => {
  const { id, page } = await paidCreator();
  await stage.press(page, { do: 'document', to: 'on' });
  expect((await stage.client.accounts.retrieve(id)).requirements?.currently_due).not.toEqual([]);
  await stage.press(page, { do: 'document', to: 'off' });
  expect((await stage.client.accounts.retrieve(id)).requirements?.currently_due).toEqual([]);
});

test('messages travel late, doubled and shuffled while that switch is on', async () => {
  const { page } = await paidCreator();
  await stage.press(page, { do: 'messages', to: 'on' });
  expect(stage.messages.settings).toMatchObject({ copies: 2, isShuffled: true });
  await stage.press(page, { do: 'messages', to: 'off' });
  expect(stage.messages.settings).toMatchObject({
    delayMs: 0,
    copies: 1,
    isShuffled: false,
  });
});

test('the last payment is disputed by a press', async () => {
  const { page, chargeId } = await paidCreator();
  const told = await stage.press(page, { do: 'dispute' });
  expect(await stage.look(told)).toContain('The last payment is disputed now.');
  expect((await stage.client.charges.retrieve(chargeId)).disputed).toBe(true);
});

test('who cuts the connection is led back, and the dashboard is gone', async () => {
  const { page } = await paidCreator();
  expect(await stage.press(page, { do: 'disconnect' })).toBe('/dashboard/payouts');
  expect(await stage.ask(page)).toMatchObject({ status: 404 });
});

test('nobody looks at a dashboard without its key', async () => {
  const { page } = await paidCreator();
  const [path = ''] = page.split('?');
  expect(await stage.ask(path)).toMatchObject({ status: 404 });
  expect(await stage.ask(`${path}?key=guessed`, { move: '14' })).toMatchObject({ status: 404 });
});
