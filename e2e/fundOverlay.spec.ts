import type { Page } from '@playwright/test';
import { asHost } from './support/draws';
import { contribute, makeFund, openFund } from './support/hostFunds';
import { connectSeller } from './support/money';
import { expect, test } from './support/test';
import { permanentWidget } from './support/widgets';

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;

/** Notes each alert that stands on the picture, in the order in which they come. */
async function alertsOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    let last: Element | null = null;
    new MutationObserver(() => {
      const line = document.querySelector('.pp-alert-line');
      if (line !== null && line !== last) seen.push(line.textContent ?? '');
      last = line;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seenAlerts: seen });
  });
  return () => page.evaluate(() => (window as unknown as { seenAlerts: string[] }).seenAlerts);
}

test('an overlay shows a fund: its bar, each contribution once and after approval, and a refund', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const host = await newCreator();
  await connectSeller(host);
  const { key } = await permanentWidget(host);
  const { page: obs } = await newVisitor();
  await obs.setViewportSize({ width: 1920, height: 1080 });
  const keep = async (name: string) => {
    if (pictures) await obs.screenshot({ path: `${pictures}/${name}.png`, omitBackground: true });
  };
  const opened = obs.waitForResponse('**/api/widgets/session');
  await obs.goto(`/streamlabs-elements/widgets#key=${key}`);
  await opened;
  await expect(obs.locator('main')).toHaveText('');
  const alerts = await alertsOn(obs);
  const sum = obs.locator('.pp-overlay-sum').first();
  const line = obs.locator('.pp-alert-line');
  const bar = obs.locator('.pp-bar:not(.pp-alert)');

  const fundId = await makeFund(host, { title: 'New capture card', goal: 20_000 });
  await test.step('the fund goes live, and its bar comes', async () => {
    await openFund(host, fundId);
    await expect(bar).toContainText('New capture card', { timeout: 20_000 });
    await expect(sum).toContainText('€0');
    await expect(sum).toContainText('of €200');
    await keep('fund-live');
  });

  let first = '';
  await test.step('a contribution moves the bar, and its message waits for the host', async () => {
    const wish = { amount: 2000, message: 'Good luck tonight', name: 'Mika' };
    first = await contribute(await newVisitor(), fundId, wish);
    await expect(sum).toContainText('€20', { timeout: 30_000 });
    await expect(obs.locator('.pp-overlay')).not.toContainText('Good luck');
    expect(await alerts()).toEqual([]);
  });

  await test.step('approved, it is shown, with its words', async () => {
    const verdict = { fundId, contributionId: first, verdict: 'APPROVE' };
    await asHost(host, 'fund/check-message/', verdict);
    await expect(line).toHaveText('Mika gave €20', { timeout: 15_000 });
    await expect(obs.locator('.pp-alert-text')).toHaveText('Good luck tonight');
    await keep('fund-alert');
  });

  await test.step('one whose amount is hidden, and one of somebody, come next in their order', async () => {
    const hidden = { amount: 1500, name: 'Jonas', visibility: 'HIDE_AMOUNT' } as const;
    await contribute(await newVisitor(), fundId, hidden);
    await expect(sum).toContainText('€35', { timeout: 30_000 });
    await expect.poll(alerts, { timeout: 20_000 }).toHaveLength(2);
    await contribute(await newVisitor(), fundId, { amount: 500, visibility: 'ANONYMOUS' });
    await expect(sum).toContainText('€40', { timeout: 30_000 });
    await expect.poll(alerts, { timeout: 20_000 }).toHaveLength(3);
    const [, second, third] = await alerts();
    expect(second).toBe('Jonas contributed');
    expect(third).toMatch(/^Someone /);
  });

  await test.step('a refund lowers the bar, and says so without a name', async () => {
    await asHost(host, 'fund/refund-contribution/', {
      ...{ fundId, contributionId: first, reason: 'Given twice' },
      requestKey: crypto.randomUUID(),
    });
    await expect(bar).toContainText('€20 refunded', { timeout: 40_000 });
    await expect(sum).toContainText('€20', { timeout: 20_000 });
    await keep('fund-refund');
  });

  await test.step('opened anew, it stands where it was, and nothing is shown a second time', async () => {
    const before = await alerts();
    expect(before).toEqual(['Mika gave €20', 'Jonas contributed', before[2]]);
    const again = obs.waitForResponse('**/api/widgets/session');
    await obs.reload();
    await again;
    await expect(sum).toContainText('€20', { timeout: 15_000 });
    const after = await alertsOn(obs);
    await obs.waitForTimeout(3_000);
    expect(await after()).toEqual([]);
  });
});
