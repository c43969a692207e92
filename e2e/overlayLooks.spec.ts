import { DESIGNS } from '@/lib/shared/widgets/kinds';
import { overlayFaults } from './support/overlayFaults';
import { aShownQueue, openPreview, showPart } from './support/overlayPreview';
import { queueStates } from './support/queueStates';
import { expect, test } from './support/test';

const canvases = [
  { width: 1920, height: 1080 },
  { width: 1920, height: 1080, size: 150 },
  { width: 1280, height: 720 },
  { width: 800, height: 600 },
  { width: 400, height: 600 },
];

const hard = { ...aShownQueue().creator, name: 'Bartholomew of the Northern Lights' };

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;

test.describe('an overlay of a queue stands well, whatever happens', () => {
  for (const design of DESIGNS) {
    test(`as ${design.toLowerCase()}`, async ({ newVisitor }) => {
      test.setTimeout(150_000);
      const { page } = await newVisitor();
      for (const { size = 100, ...canvas } of canvases) {
        await page.setViewportSize(canvas);
        await openPreview(page);
        const check = async (name: string) => {
          const title = `${name} at ${canvas.width} px, ${size} %`;
          await expect(async () => expect(await overlayFaults(page), title).toEqual([])).toPass({
            timeout: 3_000,
          });
          const file = `${design}-${name}-${canvas.width}-${size}.png`
            .toLowerCase()
            .replaceAll(' ', '-');
          if (pictures)
            await page.screenshot({ path: `${pictures}/${file}`, omitBackground: true });
        };
        for (const { name, queue, words } of queueStates) {
          await showPart(page, { kind: 'QUEUE', design, size }, queue, words);
          await check(name);
        }
        await showPart(page, { kind: 'JOIN', design, size }, aShownQueue(), 'Nora');
        await expect(page.locator('.pp-overlay-qr svg')).toHaveCount(1);
        await check('invitation');
        await showPart(
          page,
          { kind: 'JOIN', design, size },
          aShownQueue({ creator: hard }),
          'Northern',
        );
        await check('long invitation');
        await showPart(page, { kind: 'TICKER', design, size }, aShownQueue(), /Mika/);
        await check('ticker');
      }
    });
  }
});
