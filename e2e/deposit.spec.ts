import {
  BANK_MS,
  book,
  buyer,
  checkoutAt,
  goOn,
  hoursAhead,
  shop,
  status,
  take,
} from './support/bookings';
import { asHost } from './support/draws';
import { payWith } from './support/money';
import type { ServiceWish } from './support/services';
import { expect, test, type Member } from './support/test';

const HALF: ServiceWish = { cancelPolicy: 'FLEXIBLE', tiers: [{ hasDeposit: true }] };
const FAR = 150;

/** What a checkout with a deposit asks for, up to the card. */
async function toTheDeposit(fan: Member, path: string): Promise<void> {
  const { page } = fan;
  await page.goto(path);
  await take(page).click();
  await goOn(page).click();
  await expect(page.getByText('€12.50 now, €12.50 later.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay €12.50 deposit' }).click();
}

/** Brings an order so close to its start that the rest is asked for at once. */
async function moveClose(fan: Member, order: string, hours: number): Promise<void> {
  const bookingId = order.split('/').at(-1) ?? '';
  const body = await asHost(fan, 'bookings/get-booking/', { bookingId });
  const { version } = (body.booking as { item: { version: number } }).item;
  await asHost(fan, 'bookings/move/', { bookingId, version, startsAt: hoursAhead(hours) });
}

/** Pays a deposit with a card of which the bank always asks; the order's path. */
async function depositAsked(fan: Member, path: string): Promise<string> {
  const { page } = fan;
  await toTheDeposit(fan, path);
  await payWith(page, '3184');
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await page.keyboard.type('123456');
  await page.getByRole('button', { name: /^Yes, pay/ }).click();
  const open = page.getByRole('link', { name: 'Open my order' });
  await expect(open).toBeVisible({ timeout: BANK_MS });
  await open.click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  return new URL(page.url()).pathname;
}

test('half is paid at the booking, and the same card pays the rest before the start', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, HALF);
  const fan = await buyer(newFan);
  const { page } = fan;
  await toTheDeposit(fan, checkoutAt(service, hoursAhead(FAR)));
  await payWith(page, '4242');
  await page.getByRole('link', { name: 'Open my order' }).click({ timeout: BANK_MS });
  await expect(page.getByText(/^€12\.50 deposit paid\. The rest, €12\.50,/)).toBeVisible();
  const order = new URL(page.url()).pathname;
  await host.page.goto(order);
  await expect(host.page.getByText(/€12\.50 deposit is paid\./)).toBeVisible();

  await moveClose(fan, order, 60);
  await expect(page.getByText('The rest is paid, €12.50')).toBeVisible({ timeout: BANK_MS });
  await expect(page.getByText(/^€25\.00 paid\. We hold it/)).toBeVisible();
});

test('a card is declined for the rest, then another one, and a third one pays by hand', async ({
  newCreator,
  newFan,
}) => {
  const { service } = await shop(newCreator, HALF);
  const fan = await buyer(newFan);
  const { page } = fan;
  const order = await depositAsked(fan, checkoutAt(service, hoursAhead(FAR)));
  await moveClose(fan, order, 60);
  await expect(page.getByText('The rest is still open: €12.50')).toBeVisible({ timeout: BANK_MS });

  await page.getByRole('button', { name: 'Pay €12.50' }).click();
  await payWith(page, '0002');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await payWith(page, '4242');
  await expect(page).toHaveURL(/\/orders\/[\w-]+/, { timeout: BANK_MS });
  await expect(page.getByText('The rest is paid, €12.50')).toBeVisible({ timeout: BANK_MS });
});

test('who cancels before the rest leaves the deposit; a creator who cancels sends it back', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, HALF);
  const fan = await buyer(newFan);
  const { page } = fan;
  await toTheDeposit(fan, checkoutAt(service, hoursAhead(FAR)));
  await payWith(page, '4242');
  await page.getByRole('link', { name: 'Open my order' }).click({ timeout: BANK_MS });
  await page.getByRole('button', { name: 'Cancel, no refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Cancel, no refund' }).click();
  await expect(status(page)).toHaveText('You canceled');

  const second = await depositAsked(fan, checkoutAt(service, hoursAhead(FAR + 5)));
  await host.page.goto(second);
  await host.page.getByRole('button', { name: /^Cancel, .* gets €12\.50$/ }).click();
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel, / })
    .click();
  await expect(page.getByText(/^€12\.50 is on its way\./)).toBeVisible({ timeout: BANK_MS });
});

test('what is booked close to its start is paid at once', async ({ newCreator, newFan }) => {
  const { service } = await shop(newCreator, HALF);
  const { page } = await buyer(newFan);
  await book(page, service, hoursAhead(60));
  await expect(page.getByText(/^€25\.00 paid\. We hold it/)).toBeVisible();
});
