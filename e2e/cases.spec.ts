import type { Page } from '@playwright/test';
import { BANK_MS, book, buyer, shop, status } from './support/bookings';
import { expect, test } from './support/test';

const choose = async (page: Page, what: RegExp, words: string) => {
  await page.getByRole('link', { name: 'Something wrong?' }).click();
  await expect(status(page)).toHaveText('What went wrong?');
  await page.getByRole('radio', { name: what }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'What happened?' }).fill(words);
};

test('a part is asked for, another amount suggested, and agreed', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, { kind: 'INSTANT', title: 'Map pack' });
  const { page } = await buyer(newFan);
  const order = await book(page, service, null);
  await choose(page, /Some of it wasn’t right/, 'Two maps do not open.');
  await page.getByRole('textbox', { name: /^Exact amount/ }).fill('10');
  await page.getByRole('button', { name: 'Ask for €10.00 back' }).click();
  await expect(page.getByRole('heading', { name: 'You asked for €10.00 back' })).toBeVisible();

  await host.page.goto(order);
  await expect(status(host.page)).toHaveText(/asks for €10\.00 back$/);
  await expect(host.page.getByText('Two maps do not open.')).toBeVisible();
  await host.page.getByRole('button', { name: 'Suggest something else' }).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Exact amount/ }).fill('5');
  await dialog.getByRole('button', { name: 'Suggest it' }).click();
  await expect(status(host.page)).toHaveText('You offer €5.00 back', { timeout: BANK_MS });

  await page.goto(order);
  await expect(status(page)).toHaveText(/offers €5\.00 back$/);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(status(page)).toHaveText('Done. Thanks!', { timeout: BANK_MS });
  await expect(page.getByText('€5.00 sent back')).toBeVisible({ timeout: BANK_MS });
  await page.goto('/dashboard/resolution');
  await expect(page.getByRole('link', { name: 'Resolved: €5.00 back' })).toBeVisible();
});

test('a refusal goes to a person, with the whole file', async ({ newCreator, newFan }) => {
  const { host, service } = await shop(newCreator, { kind: 'INSTANT' });
  const { page } = await buyer(newFan);
  const order = await book(page, service, null);
  await choose(page, /It wasn’t what I bought/, 'These are the maps of the season before.');
  await page.getByRole('button', { name: /^Ask for €/ }).click();
  await expect(page.getByText('What was bought, with that day’s rules')).toBeVisible();

  await host.page.goto('/dashboard/resolution');
  await expect(host.page.getByText('Your answer')).toBeVisible();
  await host.page.getByRole('link', { name: /asks for €/ }).click();
  await host.page.getByRole('button', { name: 'I don’t agree' }).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('They are of this season.');
  await dialog.getByRole('button', { name: 'Say no' }).click();
  await expect(host.page.getByText(/It was declined/)).toBeVisible();

  await page.goto(order);
  await expect(page.getByText('They are of this season.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask our team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask our team' }).click();
  await expect(status(page)).toHaveText('Our team is on it', { timeout: BANK_MS });
});

test('more time is asked for and given, and the order goes on', async ({ newCreator, newFan }) => {
  const { host, service } = await shop(newCreator, { kind: 'DELIVERY', title: 'Clip review' });
  const { page } = await buyer(newFan);
  const order = await book(page, service, null);
  await host.page.goto(order);
  await choose(host.page, /We need more time/, 'I am ill until Friday.');
  await host.page.getByRole('button', { name: 'Send' }).click();
  await expect(host.page.getByText(/You suggest a later day/)).toBeVisible();

  await page.goto(order);
  await expect(status(page)).toHaveText(/has your order$/);
  await expect(page.getByText('I am ill until Friday.')).toBeVisible();
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText(/^New due date/)).toBeVisible({ timeout: BANK_MS });
  await host.page.goto(order);
  await expect(host.page.getByRole('button', { name: 'Begin' })).toBeVisible();
});
