import type { Page } from '@playwright/test';
import { FaultProxy } from '@/__tests__/support/faultProxy';
import { startProduct } from '@/e2e/support/product';
import { openSleeper } from '@/e2e/support/sleeper';
import { expect, test as journey } from '@/e2e/support/test';

/** The longest silence, a look at the clock, and the deadline of a call (decision 32). */
const RIGHT_WITHIN_MS = 75_000;

interface Faults {
  /** Between the browser and the product; pages and real time both go through it. */
  way: FaultProxy;
}

const test = journey.extend<Faults>({
  baseURL: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct('frozen', { REALTIME_VIA_WEB: '1' });
      await use(product.url);
      await product.stop();
    },
    { scope: 'test', timeout: 180_000 },
  ],
  way: async ({ baseURL }, use) => {
    const proxy = await FaultProxy.before(Number(new URL(String(baseURL)).port));
    await use(proxy);
    await proxy.close();
  },
});

/** Writes down in `sights` when the page says that it reconnects and how many people it shows. */
const watchSights = (page: Page) =>
  page.addInitScript(() => {
    const sights: string[] = [];
    Reflect.set(window, 'sights', sights);
    const look = () => {
      const people = [...document.querySelectorAll('li')].find(({ textContent }) =>
        /^\d+ in line$/.test(textContent),
      )?.firstElementChild?.textContent;
      const isLost = document.getElementById('__next')?.textContent.includes('Reconnecting.');
      for (const sight of [isLost ? 'Reconnecting' : '', people ? `${people} waiting` : '']) {
        if (sight !== '' && !sights.includes(sight)) sights.push(sight);
      }
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

test('a page whose connections die in silence says that it reconnects, and is right within 75 seconds', async ({
  newCreator,
  newFan,
  way,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/ERR_|Failed to fetch|Error parsing JSON/);
  const [host, fan, sleeper] = [await newCreator(), await newFan(), await newFan()];
  const { page, joinShown, call, expectAllKnown } = await openSleeper(host, sleeper, {
    address: `http://localhost:${way.port}`,
    prepare: watchSights,
  });

  // What there is stays open and carries nothing; what is opened from now on works.
  way.freeze({ newToo: false });
  const frozenAt = Date.now();
  await joinShown(fan);
  await call('Asleep');
  await expect(async () => {
    await expectAllKnown(1, ['Early', 'Asleep']);
  }).toPass({ timeout: RIGHT_WITHIN_MS });
  expect(Date.now() - frozenAt).toBeLessThan(RIGHT_WITHIN_MS);
  expect(await page.evaluate(() => Reflect.get(window, 'sights') as string[])).toEqual([
    '0 waiting',
    'Reconnecting',
    '1 waiting',
  ]);
  await expect(page.getByText('Reconnecting.')).toHaveCount(0);

  await call('Late');
  await expectAllKnown(1, ['Early', 'Asleep', 'Late']);
});
