import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { themeVariables } from '@/lib/shared/palette';
import { asHost, openDraw } from './support/draws';
import { overlayStates } from './support/drawStates';
import { overlayFaults } from './support/overlayFaults';
import { callSecureql } from './support/people';
import { stageFaults } from './support/stageFaults';
import { expect, test, type Member } from './support/test';
import { newWidget } from './support/widgets';

const canvases = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 400, height: 600 },
];

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;
const keep = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, omitBackground: true });
};

async function overlayOf(host: Member, lotteryId: string): Promise<string> {
  const { key } = await newWidget(host, lotteryId);
  return `/streamlabs-elements/widgets#key=${key}`;
}

test('the overlay of a draw stands well on every canvas, whatever the draw does', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const host = await newCreator();
  const address = await overlayOf(host, await openDraw(host, { title: 'Friday giveaway' }));
  const { page } = await newVisitor();
  await page.emulateMedia({ reducedMotion: 'reduce' });

  let shown: object = {};
  let isDark = true;
  await page.route('**/api/widgets/session', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { tools: [{ kind: string; lottery: object }] };
    const [{ kind, lottery }] = body.tools;
    const tools = [{ kind, lottery: { ...lottery, ...shown } }];
    const json = { ...body, tools, themeVariables: themeVariables(isDark ? 309 : 150, isDark) };
    return route.fulfill({ response: reply, json });
  });

  await page.goto(address);
  for (const canvas of canvases) {
    await page.setViewportSize(canvas);
    for (const [
      index,
      { name, lottery, words, isStage = false, isAlone = false },
    ] of overlayStates.entries()) {
      shown = lottery();
      isDark = (index + canvases.indexOf(canvas)) % 2 === 0;
      await page.reload();
      await expect(page.locator('.pp-overlay')).toContainText(words, { timeout: 15_000 });
      await expect(page.locator('.pp-overlay-qr svg')).toHaveCount(isStage || isAlone ? 0 : 1);
      await keep(page, `${name}-${canvas.width}`);
      const faults = await (isStage ? stageFaults : overlayFaults)(page);
      expect(faults, `${name} at ${canvas.width} px`).toEqual([]);
    }
  }

  await test.step('a draft leaves the stream alone', async () => {
    shown = { state: 'DRAFT' };
    const opened = page.waitForResponse('**/api/widgets/session');
    await page.reload();
    await opened;
    await expect(page.locator('main')).toHaveText('');
  });
  // It reads once more after it has connected: that may end after the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a stream sees people enter, the list close, the reveal, and the reveal again', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const host = await newCreator();
  const lotteryId = await openDraw(host, { title: 'Friday giveaway' });
  const { page } = await newVisitor();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(await overlayOf(host, lotteryId));
  const overlay = page.locator('.pp-overlay');
  await expect(overlay).toContainText('Be the first one in');

  const fans = [await newFan(), await newFan()];
  const handles = fans.map(({ handle }) => handle).join('|');
  await test.step('two fans enter, and their names and dots appear', async () => {
    for (const [index, fan] of fans.entries()) {
      const salt = randomBytes(16).toString('hex');
      await callSecureql(fan.context, 'lottery/join-lottery/', { lotteryId, salt });
      await expect(page.locator('.pp-overlay-newest')).toContainText(fan.handle);
      await expect(page.locator('.pp-overlay-count b')).toHaveText(`${index + 1}`);
    }
    await expect(page.locator('.pp-overlay-log')).toHaveText(/^Log ([0-9a-f]{4} ?){4}$/);
    await keep(page, 'live-open');
  });

  await test.step('the list closes: seconds, and 32 digits that the page shows, too', async () => {
    await asHost(host, 'lottery/close-and-draw/', { lotteryId });
    await expect(page.getByRole('heading', { name: 'Nobody knows the winner yet' })).toBeVisible();
    await expect(page.locator('.pp-stage-print code')).toHaveText(/^([0-9a-f]{4} ?){8}$/);
    await keep(page, 'live-closed');
  });

  const name = page.locator('.pp-winner .pp-overlay-name');
  await test.step('the number comes, names run and stop at the winner', async () => {
    await expect(overlay).toContainText('The number is here', { timeout: 60_000 });
    await keep(page, 'live-number');
    await expect(page.locator('.pp-stage-names .middle')).not.toContainText('Drawing');
    await keep(page, 'live-names');
    await expect(page.locator('.pp-stage-names .stands')).toBeVisible({ timeout: 15_000 });
    await keep(page, 'live-stands');
    await expect(name).toHaveText(new RegExp(handles));
    await keep(page, 'live-winner');
    expect(await stageFaults(page)).toEqual([]);
  });

  await test.step('then it shows how the draw stands, also to who loads it now', async () => {
    const now = page.locator('.pp-overlay-now');
    await expect(now).toContainText(new RegExp(handles), { timeout: 20_000 });
    await page.reload();
    await expect(now).toContainText(new RegExp(handles));
    await expect(page.locator('.pp-stage')).toHaveCount(0);
  });

  await test.step('the host has it played again, on small canvases, too', async () => {
    for (const canvas of canvases.slice(1)) {
      await page.setViewportSize(canvas);
      await page.reload();
      await expect(page.locator('.pp-overlay-now')).toBeVisible();
      // Only who listens already is told.
      await expect(async () => {
        await asHost(host, 'lottery/replay-reveal/', { lotteryId });
        await expect(page.locator('.pp-stage-names')).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expect(page.locator('.pp-stage-names .middle')).not.toContainText('Drawing');
      await keep(page, `again-names-${canvas.width}`);
      await expect(name).toHaveText(new RegExp(handles), { timeout: 15_000 });
      await keep(page, `again-winner-${canvas.width}`);
      expect(await stageFaults(page), `${canvas.width} px`).toEqual([]);
    }
  });
});
