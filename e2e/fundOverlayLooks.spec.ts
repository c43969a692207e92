import { DESIGNS } from '@/lib/shared/widgets/kinds';
import { fundStates } from './support/fundStates';
import { overlayFaults } from './support/overlayFaults';
import { openPreview, showScene } from './support/overlayPreview';
import { expect, test } from './support/test';

const canvases = [
  { width: 1920, height: 1080 },
  { width: 400, height: 600 },
];

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;

test.describe('an overlay of a fund stands well, whatever happens', () => {
  for (const design of DESIGNS) {
    test(`as ${design.toLowerCase()}`, async ({ newVisitor }) => {
      test.setTimeout(400_000);
      const { page } = await newVisitor();
      const faults: string[] = [];
      for (const canvas of canvases) {
        await page.setViewportSize(canvas);
        await openPreview(page);
        for (const kind of ['FUND', 'LEADERS', 'MILESTONES', 'POLL', 'TICKER'] as const) {
          for (const [at, { name, fund }] of fundStates.entries()) {
            const look = { kind, design, isDark: at % 2 === 0, locale: at % 3 === 2 ? 'de' : 'en' };
            const shown = fund();
            await showScene(page, look, { tools: [{ kind: 'FUND', fund: shown }] }, /.*/);
            // It comes with the message, or stays away; another state may stand until then.
            await page.waitForTimeout(120);
            if ((await page.locator('.pp-overlay').textContent()) === '') continue;
            const title = `${kind} ${design} ${name} at ${canvas.width} px`;
            faults.push(...(await overlayFaults(page)).map((fault) => `${title}: ${fault}`));
            if (pictures) {
              const file = `${kind}-${design}-${canvas.width}-${name}.png`.toLowerCase();
              await page.screenshot({ path: `${pictures}/${file}`, omitBackground: true });
            }
          }
        }
      }
      expect(faults).toEqual([]);
    });
  }
});
