import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asHost, openDraw, type DrawWish } from './support/draws';
import { callSecureql } from './support/people';
import { looksWell, untilAlive } from './support/shell';
import { expect, test, type Member } from './support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'You won', exact: true });

/** With E2E_PICTURES=<folder> pictures of the bar are kept there, for people. */
async function seen(page: Page, state: string): Promise<void> {
  await looksWell(page);
  const folder = process.env.E2E_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.screenshot({ path: join(folder, `${state}-${width}.png`) });
  }
  await page.setViewportSize(usual);
}

/** A draw in which nobody but this fan is; returns its id once they are drawn and told. */
async function win(host: Member, fan: Member, wish: DrawWish): Promise<string> {
  const lotteryId = await openDraw(host, wish);
  const salt = crypto.randomUUID().replaceAll('-', '');
  const payload = { lotteryId, salt };
  expect((await callSecureql(fan.context, 'lottery/join-lottery/', payload)).status).toBe(200);
  await asHost(host, 'lottery/close-and-draw/', { lotteryId });
  // The public number decides in some seconds.
  const drawn = async () => {
    const body = await asHost(host, 'get-lottery-edit', { lotteryId });
    const { items } = body.getLottery as { items: { claims: { id: string }[] }[] };
    return items[0]?.claims.map(({ id }) => id) ?? [];
  };
  await expect.poll(async () => (await drawn()).length, { timeout: 40_000 }).toBe(1);
  const memberIds = await drawn();
  await asHost(host, 'lottery/confirm-winners/', { lotteryId, memberIds });
  return lotteryId;
}

test('drawn while on another page: a bar rings for a live prize and leads to the claim', async ({
  newCreator,
  newFan,
}) => {
  test.slow();
  const [host, fan] = [await newCreator(), await newFan()];
  const { page } = fan;
  await page.goto('/dashboard/home');
  await untilAlive(page);

  const lotteryId = await test.step('the bar comes by itself, with the seconds left', async () => {
    const id = await win(host, fan, { claimMode: 'LIVE', claimSeconds: 120 });
    await expect(bar(page)).toContainText('You won Wireless headset!');
    await expect(bar(page).getByRole('timer', { name: /seconds left/ })).toBeVisible();
    await expect(page).toHaveTitle(/^\d+ s · You won!$/);
    await seen(page, 'won-live');
    return id;
  });

  await test.step('the draw’s own page says it itself', async () => {
    await page.goto(`/chance/${lotteryId}`);
    await expect(page.getByRole('link', { name: 'Claim your prize' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  await test.step('one press leads to the claim, and a claimed prize rings no more', async () => {
    await page.goto('/dashboard/home');
    await bar(page).getByRole('link', { name: 'Claim' }).click();
    await page.getByRole('button', { name: 'It’s mine' }).click();
    await expect(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
    await page.goto('/dashboard/home');
    await untilAlive(page);
    await expect(bar(page)).toBeHidden();
  });

  await test.step('a prize with days to claim says until when, and does not ring', async () => {
    await win(host, fan, { claimMode: 'OFFLINE', claimSeconds: 48 * 3600 });
    await expect(bar(page)).toContainText('Claim it by');
    await expect(bar(page).getByRole('timer')).toHaveCount(0);
    await seen(page, 'won-offline');
  });
});
