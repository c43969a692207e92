import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asHost, openDraw } from './support/draws';
import { callSecureql } from './support/people';
import { looksWell } from './support/shell';
import { expect, test, type Member, type Visitor } from './support/test';

const isForPeople = process.env.E2E_PICTURES !== undefined;

/** With E2E_PICTURES=<folder> pictures of what shows are kept there, for people. */
async function seen(page: Page, state: string): Promise<void> {
  await looksWell(page);
  const folder = process.env.E2E_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 812 });
    await page.screenshot({ path: join(folder, `${state}-${width}.png`) });
  }
  await page.setViewportSize(usual);
}

/** Somebody logs in by handle and password on the log-in page of this browser. */
async function logIn({ page }: Visitor, { handle, password }: Member): Promise<void> {
  await page.goto('/login');
  await expect(page.getByText('you can switch back')).toBeVisible();
  await page.getByLabel('Email or handle').fill(handle);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);
}

/** The host draws and says who has won. */
async function drawWinner(host: Member, lotteryId: string): Promise<void> {
  await asHost(host, 'lottery/close-and-draw/', { lotteryId });
  const drawn = async () => {
    const body = await asHost(host, 'get-lottery-edit', { lotteryId });
    const { items } = body.getLottery as { items: { claims: { id: string }[] }[] };
    return items[0]?.claims.map(({ id }) => id) ?? [];
  };
  // The public number decides in some seconds.
  await expect.poll(async () => (await drawn()).length, { timeout: 40_000 }).toBe(1);
  await asHost(host, 'lottery/confirm-winners/', { lotteryId, memberIds: await drawn() });
}

test('a prize won under another name: log in, switch back, claim it, and go home again', async ({
  newCreator,
  newFan,
  newVisitor,
  complaints,
}) => {
  test.slow();
  // The page that stands open records its visit while the call beside it changes the session.
  complaints.allow(/403 .*(page-views\/record|\/v[23]\/)/);
  const [host, account] = [await newCreator(), await newFan()];
  const lotteryId = await openDraw(host, { claimMode: 'OFFLINE', claimSeconds: 48 * 3600 });
  const visitor = await newVisitor();
  const { page } = visitor;
  const name = `ann-${account.handle.slice(-6)}`;
  const switchBack = page.getByRole('button', { name: `Switch back to @${name}` });

  await test.step('enters with a name alone, then logs in to the account they have', async () => {
    await page.goto(`/chance/${lotteryId}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Enter' }).first().click();
    await expect(page.getByText('You’re in').first()).toBeVisible();
    await logIn(visitor, account);
  });

  await test.step('home and the draw say that the entry stayed behind', async () => {
    const note = page.getByRole('region', { name: `Waiting with @${name}: 1 draw entry` });
    await expect(note).toBeVisible();
    await seen(page, 'home-entry');
    await page.goto(`/chance/${lotteryId}`);
    await expect(
      page.getByRole('region', { name: `You’re in this draw as @${name}` }),
    ).toBeVisible();
    await seen(page, 'draw-entry');
  });

  await test.step('the name is drawn: menu and home say so, and a log-out asks first', async () => {
    await drawWinner(host, lotteryId);
    await page.goto('/dashboard/home');
    await expect(page.getByRole('region', { name: /1 prize to claim/ })).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('banner').getByText('1 prize to claim')).toBeVisible();
    await seen(page, 'menu');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog', { name: `leave @${name} behind` })).toBeVisible();
    await seen(page, 'log-out');
    await page.getByRole('button', { name: 'Stay' }).click();
  });

  await test.step('the page of the claim says whose prize it is, to this browser alone', async () => {
    const { body } = await callSecureql(visitor.context, 'accounts/get-other-account/', {});
    const other = body.otherAccount as { item: { waiting: { uuid: string }[] } };
    const claim = `/chance/${lotteryId}/user-info/${other.item.waiting[0]?.uuid ?? ''}`;
    complaints.allow(/404 .*user-info/);
    expect((await account.page.goto(claim))?.status()).toBe(404);
    await page.goto(claim);
    await expect(
      page.getByRole('region', { name: `This prize belongs to @${name}` }),
    ).toBeVisible();
    await seen(page, 'claim');
    await switchBack.click();
  });

  await test.step('switched back, they claim it on the same page', async () => {
    await page.getByRole('button', { name: 'It’s mine' }).click();
    await expect(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  });

  await test.step('and go home again without a log-in', async () => {
    await page.goto('/dashboard/home');
    await expect(page.getByText(`Done here? @${account.handle}`)).toBeVisible();
    await seen(page, 'home-back');
    await page.getByRole('button', { name: `Switch back to @${account.handle}` }).click();
    await expect(page.getByRole('region', { name: /1 prize to claim/ })).toBeVisible();
  });

  if (isForPeople) await takeDark(visitor, host, lotteryId);
});

/** The same in the dark, for people. */
async function takeDark({ page, context }: Visitor, host: Member, lotteryId: string) {
  const dark = { display_hue: '190', display_is_dark_mode: true };
  await callSecureql(context, 'creators/save-theme/', dark);
  await callSecureql(host.context, 'creators/save-theme/', dark);
  await page.goto('/dashboard/home');
  await page.getByRole('region', { name: /1 prize to claim/ }).waitFor();
  await seen(page, 'dark-home');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('banner').getByText('1 prize to claim').waitFor();
  await seen(page, 'dark-menu');
  await page.goto(`/chance/${lotteryId}`);
  await page.getByRole('region', { name: /This prize belongs/ }).waitFor();
  await seen(page, 'dark-draw');
}
