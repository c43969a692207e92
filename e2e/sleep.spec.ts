import type { Page } from '@playwright/test';
import { openSleeper } from './support/sleeper';
import { expect, test } from './support/test';

/** What a browser says of requests that sleep, or a line that was cut, has ended. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch|Error parsing JSON/;
const FROZEN_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops the page; `Page.setWebLifecycleState` leaves one that is in sight running. */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Debugger.enable');
  const stopped = new Promise((resolve) => browser.once('Debugger.paused', resolve));
  await browser.send('Debugger.pause');
  await stopped;
  return async () => {
    await browser.send('Debugger.resume');
    await browser.send('Debugger.disable');
  };
}

test.beforeEach(({ complaints }) => {
  test.setTimeout(180_000);
  complaints.allow(CUT);
});

test('a tab that was frozen for a minute catches up by itself, and says everything once', async ({
  newCreator,
  newFan,
}) => {
  const [host, fan, sleeper] = [await newCreator(), await newFan(), await newFan()];
  const { page, joinShown, call, expectAllKnown } = await openSleeper(host, sleeper, {
    prepare: (opened) =>
      opened.addInitScript(() => {
        let last = Date.now();
        Reflect.set(window, 'longestStop', 0);
        setInterval(() => {
          const longest = Math.max(Number(Reflect.get(window, 'longestStop')), Date.now() - last);
          Reflect.set(window, 'longestStop', longest);
          last = Date.now();
        }, 500);
      }),
  });
  const thaw = await freeze(page);
  await pause(FROZEN_MS / 2);
  await joinShown(fan);
  await call('Asleep');
  await pause(FROZEN_MS / 2);
  await thaw();

  await expectAllKnown(1, ['Early', 'Asleep']);
  expect(await page.evaluate(() => Reflect.get(window, 'longestStop'))).toBeGreaterThan(55_000);
  await call('Late');
  await expectAllKnown(1, ['Early', 'Asleep', 'Late']);
});

test('a machine that slept for ten minutes, its connections dead, catches up by itself', async ({
  newCreator,
  newFan,
}) => {
  const [host, fan, sleeper] = [await newCreator(), await newFan(), await newFan()];
  const { page, joinShown, call, expectAllKnown, bellName } = await openSleeper(host, sleeper, {
    prepare: (opened) => opened.clock.install(),
  });
  // Nobody answers any more, and no browser says so: what a slept connection looks like.
  let isDead = true;
  await page.route(/\/v2\/subscribe\//, (route) => (isDead ? undefined : route.continue()));
  await call('Asleep');
  await expectAllKnown(0, ['Early', 'Asleep']);
  const before = await bellName();
  await joinShown(fan);
  await call('Late');
  await pause(3_000);
  expect(await bellName()).toBe(before);

  isDead = false;
  await page.clock.fastForward(600_000);
  await expectAllKnown(1, ['Early', 'Asleep', 'Late']);
});

test('a line that goes and comes back: the bell counts what came meanwhile, and says it once', async ({
  newCreator,
  newFan,
}) => {
  const [host, fan, sleeper] = [await newCreator(), await newFan(), await newFan()];
  const { page, joinShown, call, expectAllKnown } = await openSleeper(host, sleeper);
  const note = page.getByText('Reconnecting.');
  await sleeper.context.setOffline(true);
  await expect(note).toBeVisible({ timeout: 15_000 });
  await joinShown(fan);
  await call('Asleep');
  await sleeper.context.setOffline(false);
  await expect(note).toHaveCount(0, { timeout: 15_000 });
  await expectAllKnown(1, ['Early', 'Asleep']);
  await call('Late');
  await expectAllKnown(1, ['Early', 'Asleep', 'Late']);
});
