import { overflow, untilAlive } from './support/shell';
import { openQueue } from './support/show';
import { callSecureql } from './support/people';
import { expect, test } from './support/test';
import { newWidget } from './support/widgets';

const canvases = [
  { width: 1920, height: 1080 },
  { width: 800, height: 600 },
  { width: 400, height: 600 },
];

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;

test('the address without a key says where to get one; a removed one leaves the stream alone', async ({
  newCreator,
  newVisitor,
  complaints,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const partyID = await openQueue(host, 'Friday squad');
  const { id: widgetId, key } = await newWidget(host, partyID);
  const { page } = await newVisitor();
  const address = new URL(`/streamlabs-elements/widgets#key=${key}`, baseURL).href;

  await test.step('without a key it says where to get one', async () => {
    await page.goto('/streamlabs-elements/widgets');
    for (const canvas of canvases) {
      await page.setViewportSize(canvas);
      await page.reload();
      const title = page.getByRole('heading', { name: 'This address needs your overlay key' });
      await expect(title).toBeInViewport({ ratio: 1 });
      expect(await overflow(page), `no key at ${canvas.width} px`).toBeLessThanOrEqual(0);
      if (pictures) await page.screenshot({ path: `${pictures}/no key-${canvas.width}.png` });
    }
  });

  await test.step('with one it shows the queue, on a transparent page', async () => {
    await page.goto(address);
    // The same page with another fragment would only be scrolled.
    await page.reload();
    await expect(page.locator('.pp-overlay')).toContainText('Be the first to play');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await test.step('when it has been removed it leaves the stream alone', async () => {
    await callSecureql(host.context, 'widgets/remove-widget/', { widgetId });
    await expect(page.locator('main')).toHaveText('');
    // The browser itself notes refused requests: the key's, and that of the token it was given.
    complaints.allow(/403 \(Forbidden\).*(\/api\/widgets\/(session|sign)|\/v2\/subscribe\/)/);
    for (const canvas of canvases) {
      await page.setViewportSize(canvas);
      const refused = page.waitForResponse('**/api/widgets/session');
      await page.reload();
      await refused;
      await untilAlive(page);
      await expect(page.locator('main')).toHaveText('');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });
});
