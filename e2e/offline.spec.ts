import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { join, openQueue, peopleWaiting } from './support/show';
import { expect, test, type Member } from './support/test';

const LOST = 'Reconnecting.';
/** What a browser says of requests that a cut line ended. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch|Error parsing JSON/;

async function joinQuietly(fan: Member, partyID: string): Promise<void> {
  const { status } = await callSecureql(fan.context, 'party/join-queue/', { partyID, fields: [] });
  expect(status).toBe(200);
}

/** The page's count, and that the page is the one that was opened. */
async function expectCount(page: Page, count: number): Promise<void> {
  await expect(peopleWaiting(page)).toHaveText(String(count));
  expect(await page.evaluate(() => Reflect.get(window, 'isStill'))).toBe(true);
}

const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isStill', true));

/** The page listens: real time has answered its first poll. */
async function openLive(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/v2/subscribe/'));
  await page.goto(address);
  await answered;
  await mark(page);
}

test('a line that goes and comes back: a note for as long, then all is right without a reload', async ({
  newCreator,
  newFan,
  newVisitor,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(CUT);
  const host = await newCreator();
  const [anna, bert] = [await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Tunnel duels');
  const watcher = await newVisitor();
  await openLive(watcher.page, `/party/${partyID}`);
  await join(anna, partyID);
  await mark(anna.page);
  await expectCount(watcher.page, 1);

  for (const { context, page } of [watcher, anna]) {
    await context.setOffline(true);
    await expect(page.getByText(LOST)).toBeVisible({ timeout: 15_000 });
  }
  await joinQuietly(bert, partyID);
  const call = { partyID, count: 1, requestKey: randomUUID() };
  expect((await callSecureql(host.context, 'party/call-next/', call)).status).toBe(200);
  for (const { context, page } of [watcher, anna]) {
    await context.setOffline(false);
    await expect(page.getByText(LOST)).toHaveCount(0, { timeout: 15_000 });
  }
  await expectCount(watcher.page, 1);
  await expect(anna.page.getByRole('heading', { name: 'It’s your turn!' })).toHaveCount(1);
  expect(await anna.page.locator('.Toastify__toast').count()).toBeLessThanOrEqual(1);
  expect(await anna.page.evaluate(() => Reflect.get(window, 'isStill'))).toBe(true);
});
