import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { callSecureql, signUp } from './support/people';
import { startProduct, type StartedProduct } from './support/product';
import {
  deliver,
  preparePush,
  press,
  shownNotifications,
  type PushStandIn,
} from './support/pushService';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

let maker: PushStandIn;
let product: StartedProduct;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  maker = await preparePush();
  product = await startProduct('push', maker.env);
});
test.afterAll(() => product.stop());

const visit = (browser: Browser) => browser.newContext({ baseURL: product.url, locale: 'en-GB' });

/** A creator with an open queue that has a code; returns what they do next. */
async function host(browser: Browser) {
  const context = await visit(browser);
  const page = await context.newPage();
  const creator = { context, page, ...(await signUp(context, 'CREATOR')) };
  const partyID = await openQueue(creator, 'Night duels', { lobbyCode: 'DUEL-78' });
  const callNext = () =>
    callSecureql(context, 'party/call-next/', { partyID, count: 1, requestKey: randomUUID() });
  return { partyID, callNext, leave: () => context.close() };
}

test('a fan turns alerts on, puts the phone away, is called, and lands on the ticket', async ({
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const creator = await host(browser);
  const context = await visit(browser);
  complaints.listenTo(context);
  // The ticket is opened by an address here, not by the press that the phone's system hears.
  complaints.allow(/navigator\.vibrate/);
  await maker.serves(context);
  await signUp(context, 'FAN');
  const page = await context.newPage();

  await page.goto('/dashboard/settings?active=notifications');
  const alerts = page.getByRole('switch', { name: 'Alerts while PlayPlus is closed' });
  await expect(alerts).not.toBeChecked();
  await alerts.press('Space');
  await expect(alerts).toBeChecked();
  await page.reload();
  await expect(alerts).toBeChecked();

  const { body } = await callSecureql(context, 'party/join-queue/', {
    partyID: creator.partyID,
    fields: [],
  });
  const { item } = body.joinQueue as { item: { queueUuid: string } };
  await creator.callNext();
  const arrived = async () =>
    (await maker.received(context)).filter(({ text }) => text.includes('It’s your turn'));
  await expect.poll(async () => (await arrived()).length).toBe(1);
  const [call] = await arrived();
  expect(call?.text).not.toContain('DUEL-78');
  expect(call?.ttl).toBeLessThanOrEqual(120);

  await deliver(page, call?.text ?? '');
  await expect
    .poll(() => shownNotifications(context))
    .toEqual([{ title: 'It’s your turn: Night duels', body: 'Tap to say you’re ready.' }]);
  const { opened } = await press(context);
  const ticket = `/party/${creator.partyID}/queue/${item.queueUuid}`;
  expect(opened).toBe(`${product.url}${ticket}`);
  expect(await shownNotifications(context)).toEqual([]);
  await page.goto(ticket);
  await expect(page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();

  // With the ticket open already, a press brings its tab to the front.
  await deliver(page, call?.text ?? '');
  await expect.poll(async () => (await shownNotifications(context)).length).toBe(1);
  expect(await press(context)).toEqual({ front: `${product.url}${ticket}` });
  await creator.leave();
  await context.close();
});

test('a notification leads nowhere but to our own pages', async ({ browser, complaints }) => {
  const context = await visit(browser);
  complaints.listenTo(context);
  await maker.serves(context);
  await signUp(context, 'FAN');
  const page = await context.newPage();
  await page.goto('/dashboard/settings?active=notifications');
  await page.getByRole('switch', { name: 'Alerts while PlayPlus is closed' }).press('Space');
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  for (const link of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
    await deliver(page, JSON.stringify({ title: 'Come', link }));
    await expect.poll(async () => (await shownNotifications(context)).length).toBe(1);
    expect(await press(context)).toEqual({});
  }
  await context.close();
});

test('after logging out this browser gets nothing more', async ({ browser, complaints }) => {
  const context = await visit(browser);
  complaints.listenTo(context);
  // Real time lets nobody in whose session has just ended.
  complaints.allow(/(403|401) .*(\/v2\/subscribe\/|\/api\/secureql\/query\/)/);
  await maker.serves(context);
  await signUp(context, 'FAN');
  const page = await context.newPage();
  await page.goto('/dashboard/settings?active=notifications');
  const alerts = page.getByRole('switch', { name: 'Alerts while PlayPlus is closed' });
  await alerts.press('Space');
  await expect(alerts).toBeChecked();
  await callSecureql(context, 'accounts/log-out/', {});
  await signUp(context, 'FAN');
  await page.goto('/dashboard/settings?active=notifications');
  await expect(alerts).not.toBeChecked();
  await context.close();
});
