import type { Page } from '@playwright/test';
import { connectSeller } from './support/money';
import { callSecureql } from './support/people';
import { makeService, openHours, sellService } from './support/services';
import { tabTo, untilAlive } from './support/shell';
import { expect, test } from './support/test';

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

const next = (page: Page, step: string) =>
  page.getByRole('button', { name: `Next: ${step}`, exact: true });

test('from a template to publish: pictures, prices, rules, and a fan finds the page', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  await connectSeller(host);
  await openHours(host);
  const { page } = host;

  await test.step('the empty list leads to the templates', async () => {
    await page.goto('/dashboard/experiences');
    await untilAlive(page);
    await page.getByRole('link', { name: 'Offer something' }).click();
    await expect(page).toHaveURL(/\/experiences\/create$/);
    await page.getByRole('button', { name: 'Play a match together' }).click();
    await expect(page).toHaveURL(/\/experiences\/[^/]+\/edit\?step=what$/);
    await untilAlive(page);
    await expect(page.getByLabel('Title')).toHaveValue('Play a match with me');
  });
  await test.step('what is typed is saved as it goes', async () => {
    await page.getByLabel('Title').fill('Duo with me tonight');
    await expect(saved(page)).toBeVisible();
    await next(page, 'pictures').click();
    await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Use the drawing “Play a match together”' }).click();
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await next(page, 'tiers').click();
  });
  await test.step('what one receives moves with the price, and the range is said', async () => {
    const tier = page.getByRole('group', { name: 'One match', exact: true });
    const price = tier.getByLabel(/^Fan pays/);
    await price.fill('25');
    await expect(tier.getByText('€22.70')).toBeVisible();
    await price.fill('0.5');
    await expect(tier.getByText('Between €1.00 and €5,000.00')).toBeVisible();
    await price.fill('15');
    await expect(saved(page)).toBeVisible();
  });
  await test.step('questions, hours, rules and the gate', async () => {
    await next(page, 'questions').click();
    await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue(
      'What’s your in-game name?',
    );
    await next(page, 'when').click();
    await expect(page.getByText('Next available:')).toBeVisible();
    await next(page, 'rules').click();
    await page.getByText('Relaxed', { exact: true }).click();
    await expect(page.getByText(/back, you keep/)).toBeVisible();
    await next(page, 'preview').click();
    await expect(page.getByRole('heading', { name: 'Ready to go live' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'It’s on sale', level: 1 })).toBeVisible();
  });
  const serviceId = /experiences\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  const answer = await callSecureql((await newVisitor()).context, 'service-query', { serviceId });
  expect(answer.body.services).toMatchObject({
    items: [{ title: 'Duo with me tonight', cancelPolicy: 'FLEXIBLE', state: 'PUBLISHED' }],
  });
});

test('the same by keyboard alone', async ({ newCreator }) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  await connectSeller(host);
  const { page } = host;
  await page.goto('/experiences/create');
  await untilAlive(page);
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name, exact: typeof name === 'string' }));
    await page.keyboard.press('Enter');
  };
  await press('Clip review');
  await expect(page).toHaveURL(/step=what$/);
  await untilAlive(page);
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.press('End');
  await page.keyboard.type(', at length');
  await press('Next: pictures');
  await press('Use the drawing “Clip review”');
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await press('Next: tiers');
  await tabTo(page, page.getByLabel(/^Fan pays/));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('18.50');
  await expect(page.getByText('€16.72', { exact: true })).toBeVisible();
  for (const step of ['questions', 'when', 'rules', 'preview']) await press(`Next: ${step}`);
  await expect(page.getByRole('heading', { name: 'Ready to go live' })).toBeFocused();
  await press('Publish');
  await expect(page.getByRole('heading', { name: 'It’s on sale', level: 1 })).toBeVisible();
});

test('without a connection nothing is lost, and the gate leads to what is missing', async ({
  newCreator,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const host = await newCreator();
  const { serviceId } = await makeService(host);
  const { page, context } = host;
  await page.goto(`/experiences/${serviceId}/edit`);
  await untilAlive(page);

  await test.step('off line it stays on this device', async () => {
    await context.setOffline(true);
    await page.getByLabel('Title').fill('Written in a tunnel');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(`/experiences/${serviceId}/edit`);
    await expect(page.getByLabel('Title')).toHaveValue('Written in a tunnel');
    await expect(saved(page)).toBeVisible();
  });
  await test.step('two tabs: the second is asked', async () => {
    const other = await context.newPage();
    await other.goto(`/experiences/${serviceId}/edit`);
    await untilAlive(other);
    await other.getByLabel('Title').fill('From the other tab');
    await expect(saved(other)).toBeVisible();
    await page.getByLabel('Title').fill('From this tab');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(saved(page)).toBeVisible();
    await other.close();
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('From this tab');
  });
  await test.step('what is missing is named, with the way', async () => {
    await untilAlive(page);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await steps.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: '3 things before it goes live' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set up payouts' })).toHaveAttribute(
      'href',
      '/dashboard/payouts',
    );
    await page.getByRole('button', { name: 'Publish, 3 left' }).click();
    await expect(page).toHaveURL(/\/dashboard\/settings\?active=verifications$/);
  });
});

test('what is on sale is paused, put away and brought back, and somebody else sees nothing', async ({
  newCreator,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/status of 404 .*\/edit/);
  const host = await newCreator();
  await connectSeller(host);
  const { serviceId } = await sellService(host);
  const { page } = host;
  await page.goto('/dashboard/experiences?active=services');
  await untilAlive(page);
  const more = page.getByRole('button', { name: 'More for Play a match with me' });
  await more.click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Play a match with me' })).toBeHidden();
  await page.getByRole('button', { name: 'Show archived' }).click();
  await more.click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Nothing is archived.')).toBeVisible();

  const stranger = await newCreator();
  const answer = await stranger.page.goto(`/experiences/${serviceId}/edit`);
  expect(answer?.status()).toBe(404);
});
