import type { Page } from '@playwright/test';
import { launchOptions, type FoundBrowser } from './support/browser';
import { keepsPages, openKeepablePages } from './support/keepablePages';
import { peopleWaiting } from './support/show';
import { openSleeper } from './support/sleeper';
import { expect, test } from './support/test';

const found = JSON.parse(process.env.E2E_BROWSER ?? 'null') as FoundBrowser | null;

test.use({
  launchOptions: {
    ...(found ? launchOptions(found) : {}),
    // Playwright leaves out what every reader's browser does: to keep pages for the way back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Notes, on whatever page comes back, whether it is the one that was left. */
const noteReturns = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      Reflect.set(window, 'isPersisted', persisted);
    });
  });
const isPersisted = (page: Page) => page.evaluate(() => Reflect.get(window, 'isPersisted'));

test('a page that a browser has kept goes on where it was left', async ({
  newCreator,
  newFan,
  complaints,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  test.skip(!(await keepsPages(context)), 'This browser keeps no pages for the way back.');
  complaints.allow(/Failed to fetch|ERR_NETWORK_CHANGED/);
  const [host, fan, sleeper] = [await newCreator(), await newFan(), await newFan()];
  // Our pages forbid to be kept (see below); some browsers keep them all the same.
  const { address, close } = await openKeepablePages(baseURL ?? '');
  const { page, joinShown, call, expectAllKnown } = await openSleeper(host, sleeper, {
    prepare: noteReturns,
    address,
  });
  // A page of ours would lead the tabs at once, and a slow browser then throws away the one it keeps.
  await page.goto(`${address}/favicon.svg`);
  await joinShown(fan);
  await call('Asleep');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => isPersisted(page)).toBe(true);
  await expectAllKnown(1, ['Early', 'Asleep']);
  await call('Late');
  await expectAllKnown(1, ['Early', 'Asleep', 'Late']);
  await page.close();
  close();
});

test('our own pages are not kept: on the way back the server says what is now', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const [host, fan, sleeper] = [await newCreator(), await newFan(), await newFan()];
  const { page, joinShown, call, expectBellRight } = await openSleeper(host, sleeper, {
    prepare: noteReturns,
  });
  await page.goto('/announce');
  await joinShown(fan);
  await call('Asleep');
  await page.goBack();
  expect(await isPersisted(page)).toBe(false);
  const [navigation] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => JSON.stringify(entry)),
  );
  expect(navigation).toContain('response-cache-control-no-store');
  await expect(peopleWaiting(page)).toHaveText('1');
  await expectBellRight(2);
});
