import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { overflow, pageFaults } from './support/shell';
import { openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

const STUDIO = '/streamlabs-elements/widgets';

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;
const keep = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
const saved = (page: Page) => page.getByText('Saved. Your live overlay updates with it.');
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your overlay"]');

/** The address as the creator takes it along: from the clipboard. */
async function copyAddress({ page, context }: Member): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a creator sets the overlay up once, and what streams changes while they edit', async ({
  newCreator,
  newVisitor,
  complaints,
}) => {
  test.setTimeout(120_000);
  const nora = await newCreator();
  const { page } = nora;
  await openQueue(nora, 'Friday squad');
  const { page: obs } = await newVisitor();
  await obs.setViewportSize({ width: 1920, height: 1080 });

  await test.step('the studio shows the overlay itself, and the address as dots', async () => {
    await page.goto(STUDIO);
    await expect(page.getByRole('heading', { name: 'Overlays' })).toBeVisible();
    await expect(preview(page).locator('.pp-bar')).toBeVisible();
    await expect(page.getByText('Waiting for the first connection')).toBeVisible();
    await expect(page.getByText('#key=')).toHaveCount(0);
  });

  const address = await copyAddress(nora);
  await test.step('OBS opens the address: three steps turn green by themselves', async () => {
    expect(new URL(address).search).toBe('');
    await obs.goto(address);
    await expect(obs.locator('.pp-bar')).toBeVisible();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(page.getByText('1920 × 1080').last()).toBeVisible();
  });

  await test.step('a new design and colour reach what streams, and undo does too', async () => {
    const accent = await accentOf(obs);
    await page.getByRole('radio', { name: 'Side list' }).check();
    await expect(saved(page)).toBeVisible();
    await expect(obs.locator('.pp-side')).toBeVisible();
    await page.getByRole('radio', { name: 'Green' }).check();
    await expect.poll(() => accentOf(obs)).not.toBe(accent);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => accentOf(obs)).toBe(accent);
  });

  await test.step('a new address asks first; the old overlay empties itself', async () => {
    complaints.allow(/403 \(Forbidden\).*(\/api\/widgets\/|\/v2\/subscribe\/)/);
    await page.getByRole('button', { name: 'QR code and new address' }).click();
    await page.getByRole('button', { name: 'New address', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Make a new address?' })
      .getByRole('button', { name: 'New address' })
      .click();
    await expect(obs.locator('.pp-side')).toHaveCount(0);
    expect(await copyAddress(nora)).not.toBe(address);
  });
});

test('one queue gets an address of its own, from the studio and from its console', async ({
  newCreator,
}) => {
  const nora = await newCreator();
  const { page } = nora;
  const partyID = await openQueue(nora, 'Friday squad');
  await page.goto(STUDIO);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'One more address' });
  await dialog.getByLabel('It shows').selectOption({ label: 'Join card' });
  await dialog.getByLabel('Of', { exact: true }).selectOption({ label: 'Friday squad' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Address of this overlay' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join card' })).toBeVisible();

  await page.goto(`/party/${partyID}/dashboard`);
  await page.getByRole('button', { name: /^Overlay off/ }).click();
  const keys = page.getByRole('dialog', { name: 'Overlay for your stream' });
  await expect(keys.getByRole('listitem')).toContainText('Join card');
  await keys.getByRole('listitem').getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this address?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  await keys.getByRole('link', { name: 'Set up in the studio' }).click();
  await expect(page.getByRole('heading', { name: 'Overlays' })).toBeVisible();
});

test('the studio is at home on every screen, light and dark, by keyboard too', async ({
  newCreator,
}) => {
  test.setTimeout(180_000);
  const nora = await newCreator();
  const { page } = nora;
  await openQueue(nora, 'Friday squad');
  for (const isDark of [false, true]) {
    await callSecureql(nora.context, 'creators/save-theme/', {
      display_hue: isDark ? '200' : '308.6',
      display_is_dark_mode: isDark,
    });
    for (const width of [375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: width === 1920 ? 1080 : 900 });
      await page.goto(STUDIO);
      await page.getByRole('button', { name: /^Now and next/ }).click();
      await expect(preview(page).locator('.pp-bar')).toBeVisible();
      const mark = `${width}-${isDark ? 'dark' : 'light'}`;
      await keep(page, `studio-${mark}`);
      expect(await overflow(page), mark).toBeLessThanOrEqual(0);
      expect(await pageFaults(page), mark).toEqual([]);
    }
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('radio', { name: 'Bar' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(preview(page).locator('.pp-card')).toBeVisible();
});
