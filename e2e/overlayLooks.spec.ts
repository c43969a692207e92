import { DESIGNS } from '@/lib/shared/widgets/kinds';
import { overlayFaults } from './support/overlayFaults';
import { HARD_NAMES, aShownQueue, openPreview, people, showPart } from './support/overlayPreview';
import { expect, test } from './support/test';

const canvases = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 800, height: 600 },
  { width: 400, height: 600 },
];

const hard = { ...aShownQueue().creator, name: 'Bartholomew of the Northern Lights' };

/** All that a queue's overlay can be asked to show, and words that must be there. */
const states = [
  { name: 'playing', queue: aShownQueue(), words: 'juno_plays' },
  {
    name: 'hard names',
    queue: aShownQueue({
      title: 'The very long title of an evening that never ends at all',
      partyMembers: people(2, HARD_NAMES, 3),
    }),
    words: 'NoScopeLegend',
  },
  {
    name: 'widest name',
    queue: aShownQueue({ partyMembers: people(1, HARD_NAMES.slice(4)) }),
    words: 'WWW',
  },
  {
    name: 'crowd',
    queue: aShownQueue({ memberCount: 1234, roundNo: 3, partyMembers: people(5, undefined, 4) }),
    words: '×4',
  },
  {
    name: 'nobody',
    queue: aShownQueue({ memberCount: 0, partyMembers: [] }),
    words: 'Be the first to play',
  },
  { name: 'waiting', queue: aShownQueue({ partyMembers: people(0) }), words: 'Nobody is up yet' },
  { name: 'full', queue: aShownQueue({ queueSize: 14 }), words: 'Full right now' },
  {
    name: 'paused',
    queue: aShownQueue({ state: 'PAUSED', memberCount: 2, partyMembers: people(0).slice(0, 2) }),
    words: 'Back soon. You keep your place.',
  },
  { name: 'closed', queue: aShownQueue({ state: 'CLOSED' }), words: 'No more joining' },
  { name: 'at random', queue: aShownQueue({ orderPolicy: 'RANDOM' }), words: 'In line' },
  {
    name: 'announcement',
    queue: aShownQueue({ notice: 'Back in ten minutes, then two more rounds. '.repeat(6) }),
    words: 'Back in ten minutes',
  },
  {
    name: 'opens soon',
    queue: aShownQueue({ state: 'SCHEDULED', memberCount: 0, partyMembers: [] }),
    words: 'Opens soon',
  },
  { name: 'ended', queue: aShownQueue({ state: 'ENDED' }), words: 'Thanks for playing!' },
];

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;

test.describe('an overlay of a queue stands well, whatever happens', () => {
  for (const design of DESIGNS) {
    test(`as ${design.toLowerCase()}`, async ({ newVisitor }) => {
      test.setTimeout(120_000);
      const { page } = await newVisitor();
      for (const canvas of canvases) {
        await page.setViewportSize(canvas);
        await openPreview(page);
        const check = async (name: string) => {
          const title = `${name} at ${canvas.width} px`;
          await expect(async () => expect(await overlayFaults(page), title).toEqual([])).toPass({
            timeout: 3_000,
          });
          const file = `${design}-${name}-${canvas.width}.png`.toLowerCase().replaceAll(' ', '-');
          if (pictures)
            await page.screenshot({ path: `${pictures}/${file}`, omitBackground: true });
        };
        for (const { name, queue, words } of states) {
          await showPart(page, { kind: 'QUEUE', design }, queue, words);
          await check(name);
        }
        await showPart(page, { kind: 'JOIN', design }, aShownQueue(), 'Nora');
        await expect(page.locator('.pp-overlay-qr svg')).toHaveCount(1);
        await check('invitation');
        await showPart(page, { kind: 'JOIN', design }, aShownQueue({ creator: hard }), 'Northern');
        await check('long invitation');
        await showPart(page, { kind: 'TICKER', design }, aShownQueue(), /Mika/);
        await check('ticker');
      }
    });
  }
});
