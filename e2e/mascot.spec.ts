import type { Page } from '@playwright/test';
import { tabTo } from './support/shell';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** What was played so far. */
    heard: number;
    /** Pictures the page asked for. */
    pictures: number;
  }
}

const TRY = '/dev/mascot';

const agent = (page: Page) => page.locator('.mascot').first();
const balloon = (page: Page) => page.locator('.mascot-box:visible');
/** The first of its name: showing and hiding are also animations that can be played. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function boxOf(page: Page) {
  const box = await agent(page).boundingBox();
  if (box === null) throw new Error('There is no mascot.');
  return box;
}

async function say(page: Page, text: string, isHeld = false) {
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('switch', { name: 'Hold the balloon' }).setChecked(isHeld);
  await press(page, 'Speak');
}

test('the mascot comes, speaks, is dragged, hides and comes again', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(TRY);
  await expect(agent(page)).toBeVisible();

  await test.step('it speaks word by word, and its balloon closes by itself', async () => {
    await say(page, 'One two three four five six');
    await expect(balloon(page)).toHaveText(/^One( two)?( three)?$/);
    await expect(page.getByRole('status').filter({ hasText: 'five six' })).toBeAttached();
    await expect(balloon(page)).toHaveText('One two three four five six');
    await expect(balloon(page)).toBeHidden();
  });

  await test.step('dragged, it stands where it was let go, with its balloon beside it', async () => {
    await say(page, 'Take me along', true);
    await expect(balloon(page)).toHaveText('Take me along');
    const from = await boxOf(page);
    await page.mouse.move(from.x + 60, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(from.x - 140, from.y - 90, { steps: 5 });
    await expect(balloon(page)).toBeHidden();
    await page.mouse.move(from.x - 240, from.y - 140, { steps: 5 });
    await page.mouse.up();
    const to = await boxOf(page);
    expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([-300, -200]);
    const said = await balloon(page).boundingBox();
    expect(Math.round(to.y - ((said?.y ?? 0) + (said?.height ?? 0)))).toBe(15);
    await press(page, 'Close the balloon');
    await expect(balloon(page)).toBeHidden();
  });

  await test.step('it moves to a corner, and stays inside of the window', async () => {
    await press(page, 'To the upper left');
    await expect.poll(async () => (await boxOf(page)).x, { timeout: 5_000 }).toBe(5);
  });

  await test.step('hidden it is gone, and it can be shown again', async () => {
    await press(page, 'Hide');
    await expect(agent(page)).toBeHidden();
    await press(page, 'Show');
    await expect(agent(page)).toBeVisible();
  });

  await test.step('loaded anew, the page shows it again, and only once', async () => {
    await page.reload();
    await expect(agent(page)).toBeVisible();
    await expect(page.locator('.mascot')).toHaveCount(1);
  });
});

test('nothing sounds before a press, and nothing while it is muted', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser takes what this test asks of the page for presses.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    window.heard = 0;
    HTMLMediaElement.prototype.play = function play() {
      window.heard += 1;
      return Promise.resolve();
    };
  });
  const heard = () => page.evaluate(() => window.heard);
  await page.goto(TRY);
  await expect(agent(page)).toBeVisible();
  // Its coming has sounds of its own.
  await page.waitForTimeout(4_000);
  expect(await heard()).toBe(0);
  await press(page, 'Congratulate');
  await expect.poll(heard).toBeGreaterThan(0);
  await page.getByRole('switch', { name: 'Sound' }).setChecked(false);
  await page.waitForTimeout(3_000);
  const before = await heard();
  await press(page, 'Congratulate');
  await page.waitForTimeout(3_000);
  expect(await heard()).toBe(before);
});

test('on a page the keyboard closes it, mutes it and sends it away', async ({ page }) => {
  // Below the many controls of this page there is room for it.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(TRY);
  await expect(agent(page)).toBeVisible();
  const open = page.getByRole('button', { name: 'As on a page' });

  await open.press('Enter');
  await expect(balloon(page)).toHaveText(/^Pick/);
  await page.keyboard.press('Escape');
  await expect(balloon(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeHidden();

  await open.press('Enter');
  const mute = page.getByRole('button', { name: 'Mute Rocky' });
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, mute);
  await page.keyboard.press('Enter');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, page.getByRole('button', { name: 'Don’t show Rocky again' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Rocky' })).toHaveCount(0);
});

test('asked for stillness it shows its rest pose and its balloon, and nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(TRY);
  await expect(agent(page)).toBeVisible();
  const layer = page.locator('.mascot-layer:visible').first();
  const drawn = () => layer.evaluate((element) => element.style.backgroundPosition);
  const before = await drawn();
  await press(page, 'Congratulate');
  await page.waitForTimeout(1_500);
  expect(await drawn()).toBe(before);
  await say(page, 'All of it at once');
  await expect(balloon(page)).toHaveText('All of it at once', { timeout: 300 });
  await press(page, 'To the upper left');
  // Only when it has said all; then it jumps.
  await expect.poll(async () => (await boxOf(page)).x).toBe(5);
});

test('while it idles it asks for no pictures and hardly uses the processor', async ({ page }) => {
  await page.addInitScript(() => {
    window.pictures = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => {
      window.pictures += 1;
      return ask(run);
    };
  });
  await page.goto(TRY);
  await expect(agent(page)).toBeVisible();
  await page.waitForTimeout(6_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const [pictures, seconds] = [await page.evaluate(() => window.pictures), await busy()];
  await page.waitForTimeout(10_000);
  expect(await page.evaluate(() => window.pictures)).toBe(pictures);
  expect((await busy()) - seconds, 'busy seconds of ten').toBeLessThan(0.5);
});
