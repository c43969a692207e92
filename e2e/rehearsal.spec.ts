import type { Page } from '@playwright/test';
import { asHost, makeDraw } from './support/draws';
import { list } from './support/show';
import { expect, test } from './support/test';
import { permanentWidget } from './support/widgets';

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;
const keep = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` });
};

test('a creator rehearses: one press, and overlay and consoles play a show that never was', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const { page: studio, context } = host;
  const made = await asHost(host, 'party/create-party/', {
    ...{ title: 'Friday squad', game: 'Chess' },
    requestKey: crypto.randomUUID(),
  });
  const partyID = (made.createParty as { item: { id: string } }).item.id;
  const lotteryId = await makeDraw(host, { title: 'Friday giveaway' });
  const { key } = await permanentWidget(host);

  const { page: obs } = await newVisitor();
  await obs.setViewportSize({ width: 1280, height: 720 });
  await obs.goto(`/streamlabs-elements/widgets#key=${key}`);
  const queue = await context.newPage();
  await queue.goto(`/party/${partyID}/dashboard`);
  await expect(queue.getByRole('button', { name: /^Open the queue/ })).toBeVisible();
  const draw = await context.newPage();
  await draw.goto(`/chance/${lotteryId}/dashboard`);
  const band = (page: Page) => page.getByRole('status').filter({ hasText: 'Rehearsal: not real' });

  await test.step('the studio starts it, four times as fast', async () => {
    await studio.goto('/streamlabs-elements/widgets');
    await studio.getByRole('button', { name: 'Start rehearsal' }).click();
    await studio.getByText('4×').click();
    await expect(studio.getByRole('button', { name: 'Stop rehearsal' })).toBeVisible();
  });

  await test.step('the overlay shows its fans, and both consoles say what they play', async () => {
    await expect(obs.locator('.pp-bar')).toContainText(/Mika|juno_plays|Sam/);
    await expect(band(queue)).toBeVisible();
    await expect(band(draw)).toBeVisible();
    await expect(queue.locator('[data-entry]').filter({ hasText: 'PixelPaula' })).toBeVisible();
    await keep(queue, 'rehearsal-queue');
    await keep(obs, 'rehearsal-overlay');
  });

  await test.step('nothing there can be pressed, by hand or by key', async () => {
    await expect(queue.locator('[inert]').filter({ has: list(queue, 'Waiting') })).toHaveCount(1);
    await queue.keyboard.press('n');
    await queue.keyboard.press('p');
    await queue.keyboard.press('Space');
  });

  await test.step('its draw finds somebody who never was', async () => {
    await expect(draw.getByText('PixelPaula').first()).toBeVisible({ timeout: 30_000 });
    await keep(draw, 'rehearsal-draw');
  });

  await test.step('it ends by itself, and everything is as it was', async () => {
    await expect(band(queue)).toHaveCount(0, { timeout: 40_000 });
    await expect(queue.getByRole('button', { name: /^Open the queue/ })).toBeVisible();
    await expect(queue.locator('[data-entry]')).toHaveCount(0);
    await expect(band(draw)).toHaveCount(0);
    await expect(draw.getByText('PixelPaula')).toHaveCount(0);
    await expect(obs.locator('main')).toHaveText('');
    await expect(studio.getByRole('button', { name: 'Start rehearsal' })).toBeVisible();
    const read = await asHost(host, 'get-party-edit', { partyID });
    const [party] = (read.getParties as { items: Record<string, unknown>[] }).items;
    expect(party).toMatchObject({ state: 'DRAFT', memberCount: 0, waiting: [], done: [] });
  });

  await test.step('it can be stopped at a console, and going live stops it', async () => {
    await studio.getByRole('button', { name: 'Start rehearsal' }).click();
    await band(draw).getByRole('button', { name: 'Stop rehearsal' }).click();
    await expect(band(draw)).toHaveCount(0);
    await expect(band(queue)).toHaveCount(0);
    await studio.reload();
    await studio.getByRole('button', { name: 'Start rehearsal' }).click();
    await expect(band(queue)).toBeVisible();
    await asHost(host, 'party/change-state/', { partyID, action: 'OPEN' });
    await expect(band(queue)).toHaveCount(0);
    await expect(list(queue, 'Waiting')).toBeVisible();
    await expect(obs.locator('.pp-bar')).not.toContainText('Mika');
  });
});
