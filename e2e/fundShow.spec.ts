import type { Page } from '@playwright/test';
import { fundAt, give, openFund, payer, seller } from './support/fundPages';
import { contribute } from './support/hostFunds';
import { untilAlive } from './support/shell';
import { act, pressAct } from './support/show';
import { expect, test } from './support/test';

const TOLD_MS = 20_000;

/** Opens the console of a fund on a wide screen. */
async function openConsole(page: Page, fundId: string): Promise<void> {
  await page.goto(`/fund/${fundId}/dashboard`);
  await untilAlive(page);
}

/** One of the tools that the bar has no room for. */
async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('during a show: a bar of its own, a promised match, an update and thanks to all', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const host = await seller(newCreator);
  const fundId = await openFund(host, { messagesModerated: false });
  const { page } = host;
  const fan = await payer(newFan);
  const { page: reader } = await newVisitor();
  await reader.goto(fundAt(host, fundId));
  await openConsole(page, fundId);
  const sum = page.getByRole('region', { name: 'Raised so far' });

  await test.step('the show gets a bar of its own', async () => {
    await openTool(page, 'Bar for this show');
    const dialog = page.getByRole('dialog', { name: 'Bar for this show' });
    await dialog.getByLabel(/^Goal for this show/).fill('50');
    await dialog.getByRole('button', { name: 'Start the bar' }).click();
    await expect(sum).toContainText('This show: €0 of €50', { timeout: TOLD_MS });
    await expect(reader.getByText('In this stream: €0 of €50')).toBeVisible({ timeout: TOLD_MS });
  });

  await test.step('somebody promises to double', async () => {
    await openTool(page, 'Match');
    const dialog = page.getByRole('dialog', { name: 'Match' });
    await dialog.getByLabel('Who’s matching').fill('Studio Nine');
    await dialog.getByLabel(/^Up to/).fill('30');
    await dialog.getByLabel('For how long').selectOption('2 hours');
    await dialog.getByRole('button', { name: 'Announce it' }).click();
    await expect(sum).toContainText('Studio Nine matches: €0 of €30', { timeout: TOLD_MS });
    await expect(reader.getByText('Studio Nine adds as much as you give.')).toBeVisible();
  });

  await test.step('one contribution moves all three, and the promise is not in the sum', async () => {
    await give(fan.page, host, fundId, { amount: '20' });
    await expect(sum).toContainText('This show: €20 of €50', { timeout: TOLD_MS });
    await expect(sum).toContainText('Studio Nine matches: €20 of €30');
    await expect(reader.getByText('In this stream: €20 of €50')).toBeVisible({ timeout: TOLD_MS });
    await expect(reader.getByText('€20 so far, up to €30')).toBeVisible();
    await expect(reader.getByText('€20 paid')).toBeVisible();
  });

  await test.step('an update stands on the page, and the supporter hears of it', async () => {
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Update for supporters' });
    await dialog.getByLabel('Title').fill('It is ordered');
    await dialog.getByLabel('What’s new').fill('It comes on Monday.');
    await dialog.getByRole('button', { name: 'Post it' }).click();
    await expect(dialog).toBeHidden();
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'It is ordered' })).toBeVisible();
    await expect(reader.getByText('It comes on Monday.')).toBeVisible();
    await fan.page.goto('/dashboard/home');
    await fan.page.getByRole('button', { name: /^Notifications/ }).click();
    const news = fan.page.getByRole('link', { name: /It is ordered/ });
    await expect(news).toBeVisible({ timeout: TOLD_MS });
  });

  await test.step('everybody is thanked once', async () => {
    const dialog = page.getByRole('dialog', { name: 'Thank 1 supporter' });
    await pressAct(page, /^Thank 1 supporter/, dialog);
    await dialog.getByLabel('Your message').fill('You made my week!');
    await dialog.getByRole('button', { name: 'Send thanks' }).click();
    await expect(act(page, /^Thank 1 supporter/)).toBeHidden();
    await fan.page.goto('/dashboard/home');
    await fan.page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(fan.page.getByRole('link', { name: /You made my week!/ })).toBeVisible({
      timeout: TOLD_MS,
    });
  });

  await test.step('the match ends before its time', async () => {
    await openTool(page, 'Match');
    const dialog = page.getByRole('dialog', { name: 'Match' });
    await dialog.getByRole('button', { name: 'End', exact: true }).click();
    await expect(reader.getByText('Studio Nine adds as much as you give.')).toBeHidden({
      timeout: TOLD_MS,
    });
  });
});

/** A finger drawn over the middle of something, as a screen tells it. */
async function drawAside(page: Page, locator: string, by: number): Promise<void> {
  const box = await page.locator(locator).boundingBox();
  if (!box) throw new Error(`${locator} is not there`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: to, y }],
    });
  await touch('touchStart', x);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', x + (by * step) / 6);
  await touch('touchEnd', x + by);
  await screen.detach();
}

test('on a phone a finger drawn aside decides about a message', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const host = await seller(newCreator);
  const fundId = await openFund(host);
  await contribute(await newVisitor(), fundId, { amount: 2000, message: 'To the right' });
  const { page } = host;
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, fundId);
  const check = page.getByRole('region', { name: /^To check/ });
  await expect(check.getByText('To the right')).toBeVisible({ timeout: TOLD_MS });

  await drawAside(page, '[data-focus]', 40);
  await expect(check.getByText('To the right')).toBeVisible();
  await drawAside(page, '[data-focus]', 150);
  await expect(check.getByText('To the right')).toBeHidden();
  await expect(page.getByText('Message approved')).toBeVisible();

  await contribute(await newVisitor(), fundId, { amount: 1500, message: 'To the left' });
  await expect(check.getByText('To the left')).toBeVisible({ timeout: TOLD_MS });
  await drawAside(page, '[data-focus]', -150);
  await expect(check.getByText('To the left')).toBeHidden();
  await expect(page.getByText('Message denied')).toBeVisible();
});
