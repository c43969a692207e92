import type { Page } from '@playwright/test';
import {
  BANK_MS,
  buyer,
  checkoutAt,
  goOn,
  hoursAhead,
  payNow,
  shop,
  take,
} from './support/bookings';
import { payWith } from './support/money';
import { callSecureql } from './support/people';
import { looksWell } from './support/shell';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page) => page.getByRole('log');

test('a kept experience gets cheaper, and whoever asked is told', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, {
    ...{ kind: 'DELIVERY', title: 'A clip of you', tiers: [{ price: 2500 }] },
  });
  const { page } = await buyer(newFan);
  await page.goto(`/${host.handle}/${service.serviceId}`);
  // The heart is filled at once; what is kept is asked for elsewhere.
  const kept = page.waitForResponse(/\/api\/secureql\/.*favorite/);
  await page.getByRole('button', { name: /^Add “A clip of you”/ }).click();
  await kept;
  await page.goto('/dashboard/favorites');
  const alerts = page.getByRole('group', { name: /A clip of you/ });
  const price = alerts.getByRole('button', { name: /^Price/ });
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('We’ll tell you when it costs less.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await looksWell(page);

  const { body } = await callSecureql(host.context, 'get-service-edit', {
    serviceId: service.serviceId,
  });
  const [read] = (body.services as { items: { version: number; settings: { tiers: object[] } }[] })
    .items;
  if (!read) throw new Error('nothing to edit');
  const tiers = read.settings.tiers.map((tier) => ({ ...tier, price: 2000 }));
  await callSecureql(host.context, 'services/edit-service/', {
    ...{ serviceId: service.serviceId, version: read.version },
    settings: { ...read.settings, tiers },
  });
  await expect(page.getByText(/Price drop: A clip of you/).first()).toBeVisible({
    timeout: 15_000,
  });
  await page.reload();
  await expect(page.getByText('€5.00 less')).toBeVisible();
});

test('a code makes an order cheaper, and its creator sees it used', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator);
  await host.page.goto('/dashboard/experiences?active=codes');
  await host.page.getByRole('button', { name: 'New code' }).click();
  await host.page.getByRole('textbox', { name: 'Code', exact: true }).fill('journey20');
  await expect(host.page.getByText(/€25\.00 becomes €20\.00\./)).toBeVisible();
  await host.page.getByRole('button', { name: 'Create code' }).click();
  await expect(host.page.getByRole('heading', { name: 'JOURNEY20' })).toBeVisible();
  await looksWell(host.page);

  const { page } = await buyer(newFan);
  await page.goto(checkoutAt(service, hoursAhead(60)));
  await take(page).click();
  await goOn(page).click();
  await page.getByRole('button', { name: 'Have a code?' }).click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('nothing');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We don’t know this code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('journey 20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('JOURNEY20: €5.00 off. You pay €20.00.')).toBeVisible();
  await looksWell(page);
  await expect(payNow(page)).toHaveText('Pay €20.00');
  await payNow(page).click();
  await payWith(page, '4242');
  await page.getByRole('link', { name: 'Open my order' }).click({ timeout: BANK_MS });
  await expect(page.getByText('With code JOURNEY20 instead of €25.00')).toBeVisible();

  await host.page.goto(new URL(page.url()).pathname);
  await expect(host.page.getByText(/^You receive €18\.10\./)).toBeVisible();
  await host.page.goto('/dashboard/experiences?active=codes');
  await expect(host.page.getByText('used 1 time')).toBeVisible();
});

test('an offer in the chat is bought by the one it is for, and answers are saved', async ({
  newCreator,
  newFan,
}) => {
  const { host } = await shop(newCreator, { kind: 'DELIVERY', title: 'A clip of you' });
  const fan = await buyer(newFan);
  await fan.page.goto(`/${host.handle}`);
  await fan.page.getByRole('link', { name: 'Send a message', exact: true }).click();
  await field(fan.page).fill('Could you make two clips?');
  await field(fan.page).press('Enter');
  await expect(log(fan.page).getByText('Sent', { exact: true })).toBeVisible();

  const { page } = host;
  await page.goto(`/chat${new URL(fan.page.url()).search}`);
  await page.getByRole('button', { name: /^Add an offer/ }).click();
  await page.getByRole('button', { name: 'Send an offer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Two clips');
  await dialog.getByRole('textbox', { name: /^What’s included/ }).fill('Your best moments\nMusic');
  await dialog.getByRole('textbox', { name: /^Price/ }).fill('40');
  await looksWell(page);
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(log(page).getByRole('heading', { name: 'Two clips' })).toBeVisible();

  await page.getByRole('button', { name: /^Add an offer/ }).click();
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('clips');
  await dialog
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Two clips take me three days.');
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expect(dialog.getByRole('heading', { name: 'clips' })).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page).fill('/cl');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Two clips take me three days.');
  await field(page).press('Enter');

  await expect(log(fan.page).getByText('Two clips take me three days.')).toBeVisible();
  await looksWell(fan.page);
  await log(fan.page).getByRole('link', { name: 'Buy for €40.00' }).click();
  await goOn(fan.page).click();
  await payNow(fan.page).click();
  await payWith(fan.page, '4242');
  await fan.page.getByRole('link', { name: 'Open my order' }).click({ timeout: BANK_MS });
  await expect(fan.page.getByText('Two clips').first()).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('Bought')).toBeVisible();
});
