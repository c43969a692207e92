import { asHost, makeDraw } from './support/draws';
import { callSecureql } from './support/people';
import { openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;

/** The one address that OBS is given for good. */
async function permanentAddress(host: Member) {
  const all = await callSecureql(host.context, 'widgets/get-widgets/', {});
  const { items } = all.body.getWidgets as { items: { id: string; isPermanent: boolean }[] };
  const widgetId = items.find(({ isPermanent }) => isPermanent)?.id ?? '';
  const shown = await callSecureql(host.context, 'widgets/get-address/', { widgetId });
  const { key } = (shown.body.widgetAddress as { item: { key: string } }).item;
  return { widgetId, path: `/streamlabs-elements/widgets#key=${key}` };
}

test('a new creator sets OBS up once: the overlay follows whatever goes live, until the address is changed', async ({
  newCreator,
  newVisitor,
  complaints,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const { widgetId, path } = await permanentAddress(host);
  const { page: obs } = await newVisitor();
  await obs.setViewportSize({ width: 1920, height: 1080 });
  const keep = async (name: string) => {
    if (!pictures) return;
    await obs.screenshot({ path: `${pictures}/${name}.png`, omitBackground: true });
  };

  await test.step('before the show the picture is free', async () => {
    const opened = obs.waitForResponse('**/api/widgets/session');
    await obs.goto(path);
    await opened;
    await expect(obs.locator('main')).toHaveText('');
    await expect(obs.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await test.step('a queue opens, and the overlay shows it', async () => {
    await openQueue(host, 'Friday squad');
    await expect(obs.locator('.pp-bar')).toContainText('Be the first to play');
    await keep('follows-queue');
  });

  const lotteryId = await makeDraw(host, { title: 'Friday giveaway' });
  await test.step('a draw opens, and both stand in one scene', async () => {
    await asHost(host, 'lottery/change-state/', { lotteryId, action: 'OPEN' });
    await expect(obs.locator('.pp-overlay')).toContainText('closes in');
    await expect(obs.locator('.pp-bar')).toContainText('Be the first to play');
    await keep('follows-scene');
  });

  await test.step('OBS hides the source and shows it again', async () => {
    const tell = (visible: boolean) =>
      obs.evaluate((isVisible) => {
        const detail = { visible: isVisible };
        window.dispatchEvent(new CustomEvent('obsSourceVisibleChanged', { detail }));
      }, visible);
    await tell(false);
    await expect(obs.locator('.pp-overlay')).toHaveCount(0);
    await tell(true);
    await expect(obs.locator('.pp-bar')).toContainText('Be the first to play');
  });

  await test.step('the address is changed: the old one empties itself and says nothing', async () => {
    complaints.allow(/403 \(Forbidden\).*(\/api\/widgets\/(session|sign)|\/v2\/subscribe\/)/);
    // The page's own clock sees when its picture is empty; how long that took is told, not judged.
    const emptied = obs.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () =>
            document.querySelector('.pp-overlay') === null
              ? resolve(Date.now())
              : requestAnimationFrame(look);
          look();
        }),
    );
    const pressed = Date.now();
    await asHost(host, 'widgets/rotate-key/', { widgetId });
    process.stdout.write(
      `A changed address emptied the overlay after ${(await emptied) - pressed} ms.\n`,
    );
    await expect(obs.locator('main')).toHaveText('');
    const { path: next } = await permanentAddress(host);
    expect(next).not.toBe(path);
    await obs.goto(next);
    await expect(obs.locator('.pp-bar')).toContainText('Be the first to play');
  });
});
