import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { pageFaults } from './support/shell';
import { join, openQueue, pressAct, rowsOf } from './support/show';
import { expect, test } from './support/test';
import { permanentWidget } from './support/widgets';

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;
const keep = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/alerts-${name}.png` });
};

const FULL_HD = { width: 1920, height: 1080 };
const alert = (overlay: Page) => overlay.locator('.pp-alert');

/** Counts what a page plays; returns how often it did so far. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { count: 0 };
    Object.assign(window, { heard });
    HTMLMediaElement.prototype.play = () => {
      heard.count += 1;
      return Promise.resolve();
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: { count: number } }).heard.count);
}

test('a fan who is called is shown on stream once, again when wanted, and silently when muted', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const [host, fan] = [await newCreator(), await newFan()];
  const partyID = await openQueue(host, 'Saturday duels');
  await join(fan, partyID);
  const { key } = await permanentWidget(host);
  const { page: overlay } = await newVisitor();
  await overlay.setViewportSize(FULL_HD);
  const sounds = await listenTo(overlay);
  await overlay.goto(`/streamlabs-elements/widgets#key=${key}`);
  await expect(overlay.locator('.pp-overlay')).toContainText(fan.handle);
  const console_ = host.page;
  await console_.setViewportSize({ width: 1440, height: 900 });
  await console_.goto(`/party/${partyID}/dashboard`);
  await expect(console_.getByRole('button', { name: /^On air/ })).toBeVisible();

  await test.step('the host calls: the overlay says who is up, and stops saying so', async () => {
    await pressAct(console_, /^Call next: /, rowsOf(console_, 'Round').first());
    await expect(alert(overlay)).toContainText(fan.handle);
    await expect(alert(overlay)).toHaveCount(1);
    expect(await sounds()).toBe(1);
    await keep(overlay, 'called');
    await expect(alert(overlay)).toHaveCount(0, { timeout: 15_000 });
  });

  const dialog = console_.getByRole('dialog', { name: 'Alerts' });
  const again = dialog.getByRole('button', { name: `Show again: Called: ${fan.handle}` });

  await test.step('from the console it is shown again, and ended before its time', async () => {
    await console_.getByRole('button', { name: 'More', exact: true }).click();
    await console_.getByRole('dialog', { name: 'Tools' }).getByText('Alerts').click();
    await again.click();
    await expect(alert(overlay)).toContainText(fan.handle);
    expect(await sounds()).toBe(2);
    await dialog.getByRole('button', { name: 'Skip this one' }).click();
    await expect(alert(overlay)).toHaveCount(0, { timeout: 5000 });
    expect(await pageFaults(console_)).toEqual([]);
    await keep(console_, 'dialog');
  });

  await test.step('held back it waits, and without sound it is only seen', async () => {
    await dialog.getByRole('switch', { name: /No sound/ }).click();
    await dialog.getByRole('switch', { name: /Hold alerts/ }).click();
    await expect(dialog.getByRole('switch', { name: /Hold alerts/ })).toBeChecked();
    await again.click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Shown again.' })).toBeAttached();
    await expect(alert(overlay)).toHaveCount(0);
    await dialog.getByRole('switch', { name: /Hold alerts/ }).click();
    await expect(alert(overlay)).toContainText(fan.handle);
    expect(await sounds()).toBe(2);
  });
});

test('before the show a creator sees that the overlay is there, and what is wrong with it', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const { page: home } = host;
  const { key } = await permanentWidget(host);
  const partyID = await openQueue(host, 'Saturday duels');
  const card = home.getByRole('region', { name: 'Overlay' });
  await home.goto('/dashboard/home');
  await expect(card).toContainText('Put your overlay into OBS once');
  await keep(home, 'home-never');

  const { page: overlay } = await newVisitor();
  await overlay.setViewportSize({ width: 800, height: 600 });
  await overlay.goto(`/streamlabs-elements/widgets#key=${key}`);
  await expect(overlay.locator('.pp-overlay')).toBeAttached();

  await test.step('home turns green by itself, and says how to mend the size', async () => {
    await expect(card).toContainText('Your overlay is connected', { timeout: 20_000 });
    await expect(card).toContainText('Set the browser source to 1920 × 1080.');
    expect(await pageFaults(home)).toEqual([]);
    await keep(home, 'home-on');
  });

  await test.step('mended in OBS, the warning goes; opened a second time, another one comes', async () => {
    await overlay.setViewportSize(FULL_HD);
    await home.goto(`/party/${partyID}/dashboard`);
    const note = (words: string) => home.getByRole('status').filter({ hasText: words });
    await expect(home.getByRole('button', { name: /^On air/ })).toBeVisible();
    await expect(note('odd size')).toHaveCount(0, { timeout: 15_000 });
    const { page: second } = await newVisitor();
    await second.setViewportSize(FULL_HD);
    await second.goto(`/streamlabs-elements/widgets#key=${key}`);
    await expect(note('Your overlay runs twice.')).toBeVisible({ timeout: 20_000 });
    await expect(home.getByRole('button', { name: /^On air/ })).toContainText('to fix');
    expect(await pageFaults(home)).toEqual([]);
    await keep(home, 'console-twice');
    await second.close();
    await expect(note('runs twice')).toHaveCount(0, { timeout: 30_000 });
  });

  await test.step('a test shows what an alert looks like', async () => {
    const known = await callSecureql(host.context, 'widgets/get-widgets/', {});
    const [first] = (known.body.getWidgets as { items: { id: string }[] }).items;
    await callSecureql(host.context, 'widgets/send-test/', { widgetId: first?.id });
    await expect(alert(overlay)).toContainText('This is a test');
  });
});
