import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asHost, headset, openDraw } from './support/draws';
import { mailedCode } from './support/mail';
import { newPerson } from './support/people';
import { looksWell, untilAlive } from './support/shell';
import { expect, test, type Member } from './support/test';

const name = () => newPerson().handle;
const draw = (page: Page) => page.locator('#hero');
const entry = (page: Page) => page.locator('#join');

/** With E2E_PICTURES=<folder> pictures of each state are kept there, for people. */
async function seen(page: Page, state: string): Promise<void> {
  await looksWell(page);
  const folder = process.env.E2E_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    await page.screenshot({ path: join(folder, `${state}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize(usual);
}

/** Somebody without an account enters by a name and a press. */
async function enter(page: Page, lotteryId: string, as: string): Promise<void> {
  await page.goto(`/chance/${lotteryId}`);
  await untilAlive(page);
  await page.getByLabel('Your name').fill(as);
  await page.getByRole('button', { name: 'Enter the draw' }).click();
  await expect(entry(page)).toContainText('You’re in');
}

/** Who was drawn and not passed over, by handle. */
async function drawnHandle(
  host: Member,
  lotteryId: string,
): Promise<{ id: string; handle: string }> {
  const body = await asHost(host, 'get-lottery-edit', { lotteryId });
  const [item] = (
    body.getLottery as {
      items: { claims: { id: string; handle: string; outReason: string | null }[] }[];
    }
  ).items;
  const claim = item?.claims.find(({ outReason }) => outReason === null);
  if (!claim) throw new Error('nobody was drawn');
  return claim;
}

test('three enter, one leaves, the drawn one lets it lapse, and the next in the order claims', async ({
  complaints,
  newCreator,
  newVisitor,
}) => {
  // What somebody else won is not to be found.
  complaints.allow(/status of 404 .*user-info/);
  // A claim lasts a minute at least.
  test.slow();
  const host = await newCreator();
  const lotteryId = await openDraw(host, { claimSeconds: 60, followTickets: 1 });
  const fans = new Map<string, Page>();
  for (const handle of [name(), name()]) {
    const { page } = await newVisitor();
    await enter(page, lotteryId, handle);
    fans.set(handle, page);
  }
  const [first] = fans.values();
  if (!first) throw new Error('nobody entered');

  await test.step('a receipt is checked and kept, and a copy can be saved', async () => {
    await expect(entry(first)).toContainText('Your receipt is saved in this browser.');
    const download = first.waitForEvent('download');
    await first.getByRole('button', { name: 'Save a copy' }).click();
    expect((await download).suggestedFilename()).toContain(lotteryId);
    await expect(entry(first)).toContainText('1 in 2');
    await seen(first, 'joined');
  });

  await test.step('following adds a ticket, and everybody sees their own chance change', async () => {
    await first.getByRole('button', { name: '+1 ticket' }).click();
    await expect(first.getByText('+1 added')).toBeVisible();
    await expect(entry(first)).toContainText('You hold 2 of 3 tickets.');
    await expect(entry([...fans.values()][1] ?? first)).toContainText('1 in 3');
  });

  await test.step('a third leaves, takes it back, and leaves for good', async () => {
    const { page } = await newVisitor();
    await enter(page, lotteryId, name());
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(entry(page)).toContainText('You left the draw');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry(page)).toContainText('You’re in');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(entry(page)).toContainText('You left the draw');
    await expect(entry(first)).toContainText('2 of 3 tickets');
  });

  await test.step('the list closes, and the seconds to the public number are shown', async () => {
    await asHost(host, 'lottery/close-and-draw/', { lotteryId });
    await expect(draw(first)).toContainText('Nobody knows the winner yet');
    await seen(first, 'locked');
  });

  const winner = await test.step('names run and stop at the winner, who is confirmed', async () => {
    await expect(draw(first)).toContainText('The order is already fixed', { timeout: 30_000 });
    for (const page of fans.values()) {
      await page.getByRole('button', { name: 'Skip to the result' }).click();
    }
    const drawn = await drawnHandle(host, lotteryId);
    await asHost(host, 'lottery/confirm-winners/', { lotteryId, memberIds: [drawn.id] });
    return drawn.handle;
  });
  const won = fans.get(winner);
  const other = [...fans].find(([handle]) => handle !== winner)?.[1];
  if (!won || !other) throw new Error(`${winner} is nobody of them`);

  await test.step('the winner reads it, the other sees who it is and their own place', async () => {
    await expect(draw(won)).toContainText('You won!');
    await expect(won.getByRole('link', { name: 'Claim your prize' })).toBeVisible();
    await seen(won, 'won');
    await expect(draw(other)).toContainText(winner);
    await expect(draw(other)).toContainText('2nd is your place of 2.');
    await seen(other, 'other');
  });

  await test.step('the time runs out: the next in the order is up by itself', async () => {
    await expect(draw(won)).toContainText('Your prize went to the next in line', {
      timeout: 90_000,
    });
    await seen(won, 'expired');
    await expect(draw(other)).toContainText('You won!');
  });

  await test.step('“It’s mine”, then the address; what is missing says so at its field', async () => {
    await other.getByRole('link', { name: 'Claim your prize' }).click();
    await seen(other, 'claim-open');
    await other.getByRole('button', { name: 'It’s mine' }).click();
    await expect(other.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
    await other.getByLabel('Full name').fill('Sky Runner');
    await other.getByRole('button', { name: /^Send to/ }).click();
    await expect(other.getByLabel('Street and number')).toHaveAttribute('aria-invalid', 'true');
    await seen(other, 'claim-details');
    // What was typed outlives the page.
    await other.reload();
    await untilAlive(other);
    await expect(other.getByLabel('Full name')).toHaveValue('Sky Runner');
    await other.getByLabel('Street and number').fill('12 Harbour Lane');
    await other.getByLabel('ZIP or postal code').fill('24103');
    await other.getByLabel('City').fill('Kiel');
    await other.getByLabel('Country').selectOption('DE');
    await other.getByRole('button', { name: /^Send to/ }).click();
    await expect(other.getByText('has your address')).toBeVisible();
    await seen(other, 'claim-sent');
  });

  await test.step('the creator reads it and hands the prize over', async () => {
    const path = new URL(other.url()).pathname;
    await host.page.goto(path);
    await expect(host.page.getByText('12 Harbour Lane')).toBeVisible();
    await seen(host.page, 'claim-host');
    await host.page.getByRole('button', { name: 'Mark as handed over' }).click();
    await expect(host.page.getByRole('heading', { name: 'Handed over' })).toBeVisible();
    await expect(other.getByText('marked it as handed over')).toBeVisible();
    // Nobody else reads a claim.
    expect((await won.goto(path))?.status()).toBe(404);
  });
});

test('a draw that asks for a confirmed email, a country and an age', async ({
  newCreator,
  newVisitor,
}) => {
  const host = await newCreator();
  const prizes = [
    headset,
    { ...headset, title: 'Game key', delivery: 'DIGITAL' as const, valueMinor: 4000, quantity: 3 },
    { ...headset, title: 'Play with me', delivery: 'EXPERIENCE' as const },
  ];
  const wish = {
    verifiedOnly: true,
    countries: ['DE', 'FR'],
    minAge: 16,
    followTickets: 1,
    prizes,
  };
  await asHost(host, 'creators/save-theme/', { display_hue: '309', display_is_dark_mode: true });
  const lotteryId = await openDraw(host, wish);
  const { page } = await newVisitor();
  const { email, handle } = newPerson();
  await page.goto(`/chance/${lotteryId}`);
  await untilAlive(page);
  await page.getByLabel('Your name').fill(handle);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Where do you live?').selectOption('Germany');
  await page.getByLabel('I’m at least 16 years old').check();
  await seen(page, 'dark-visitor');
  await page.getByRole('button', { name: 'Send my code' }).click();
  await page.getByLabel('Code').fill(await mailedCode(page.context(), email));
  await expect(entry(page)).toContainText('You’re in');
  await expect(entry(page)).toContainText('Your receipt is saved in this browser.');
  await seen(page, 'dark-joined');

  await test.step('the host stops it: nobody won, and the page says so', async () => {
    await asHost(host, 'lottery/cancel/', { lotteryId });
    await expect(draw(page)).toContainText('canceled this draw');
    await seen(page, 'dark-cancelled');
  });
});
