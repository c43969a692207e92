import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { overlayFaults } from './support/overlayFaults';
import { callSecureql } from './support/people';
import { overflow, untilAlive } from './support/shell';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

const canvases = [
  { width: 1920, height: 1080 },
  { width: 800, height: 600 },
  { width: 400, height: 600 },
];

const NAMES = ['mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi', 'rook', 'bea-b'];
const LONG_NAME = 'xX_NoScopeLegend2009_Xx_the_3rd';

/** People in line: the first so many of them are playing. */
const people = (count: number, playing: number, change: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: `member-${index}`,
    number: index + 1,
    status: index < playing ? STATUS.playing : STATUS.waiting,
    lane: LANE.ordinary,
    seats: 1,
    handle: NAMES[index % NAMES.length],
    isGuest: false,
    profilePhoto: '',
    ...change,
  }));

/** The first two called up and on their way, one playing, the others waiting. */
const coming = people(6, 0).map((member, index) => ({
  ...member,
  status: [STATUS.called, STATUS.ready, STATUS.playing][index] ?? member.status,
}));

/** All that an overlay can be asked to show, and words that must be there. */
const states: { name: string; party: object; words: string; next?: number }[] = [
  { name: 'nobody', party: { memberCount: 0 }, words: 'Be the first to play' },
  { name: 'waiting', party: { memberCount: 3, partyMembers: people(3, 0) }, words: 'Nobody is up' },
  { name: 'playing', party: { memberCount: 14, partyMembers: people(8, 2) }, words: 'Now playing' },
  { name: 'called', party: { memberCount: 6, partyMembers: coming }, words: 'mikajuno_playsSam' },
  {
    name: 'crowd',
    party: {
      title: 'The very long title of an evening that never ends',
      memberCount: 1234,
      partyMembers: people(30, 9, { handle: LONG_NAME, seats: 4 }),
    },
    words: 'and 5 more',
  },
  {
    name: 'full',
    party: { memberCount: 6, queueSize: 6, partyMembers: people(8, 2) },
    words: 'Full right now',
  },
  {
    name: 'announcement',
    party: {
      memberCount: 6,
      notice: 'Back in ten minutes, then two more rounds. '.repeat(6),
      partyMembers: people(8, 2),
    },
    words: 'Back in ten minutes',
  },
  {
    name: 'at random',
    party: { memberCount: 6, orderPolicy: 'RANDOM', partyMembers: people(8, 2) },
    words: 'In line',
  },
  {
    name: 'paused',
    party: { state: 'PAUSED', memberCount: 2, partyMembers: people(2, 0) },
    words: 'Back soon. You keep your place.',
  },
  {
    name: 'closed',
    party: { state: 'CLOSED', memberCount: 6, partyMembers: people(8, 2) },
    words: 'Watch your place at',
  },
  { name: 'draft', party: { state: 'DRAFT', memberCount: 0 }, words: 'Opens soon' },
  { name: 'ended', party: { state: 'ENDED', memberCount: 0 }, words: 'Thanks for playing!' },
  {
    name: 'twenty asked for',
    party: { memberCount: 32, partyMembers: people(32, 2) },
    words: 'Now playing',
    next: 20,
  },
];

/** With E2E_PICTURES=<folder> a picture of each is kept there, for people. */
const pictures = process.env.E2E_PICTURES;

test('an overlay stands well on every canvas, whatever the queue does', async ({
  newCreator,
  newVisitor,
  complaints,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const partyID = await openQueue(host, 'Friday squad');
  const made = await callSecureql(host.context, 'widgets/create-key/', { partyID });
  const { id: keyId, key } = (made.body.createWidgetKey as { item: { id: string; key: string } })
    .item;
  const { page } = await newVisitor();
  // Rows slide in, and would be measured half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' });

  let shown: object = {};
  await page.route('**/api/widgets/session', async (route) => {
    const reply = await route.fetch();
    if (!reply.ok()) return route.fulfill({ response: reply });
    const body = (await reply.json()) as { party: object };
    return route.fulfill({
      response: reply,
      json: { ...body, party: { ...body.party, ...shown } },
    });
  });

  /** Loads the overlay anew; an address it has already would only be scrolled. */
  async function open(next: number | undefined) {
    const asked = next === undefined ? '' : `?next=${next}`;
    const address = new URL(`/streamlabs-elements/widgets${asked}#key=${key}`, baseURL).href;
    await (page.url() === address ? page.reload() : page.goto(address));
  }

  for (const canvas of canvases) {
    // Loaded at its size, as in a stream: after a resize Chromium keeps some styles of before.
    await page.setViewportSize(canvas);
    for (const { name, party, words, next } of states) {
      shown = party;
      await open(next);
      await expect(page.locator('.pp-overlay')).toContainText(words);
      const hasCode = !['draft', 'ended'].includes(name);
      await expect(page.locator('.pp-overlay-qr svg')).toHaveCount(hasCode ? 1 : 0);
      expect(await overlayFaults(page), `${name} at ${canvas.width} px`).toEqual([]);
      if (pictures) await page.screenshot({ path: `${pictures}/${name}-${canvas.width}.png` });
    }
  }

  await test.step('without a key it says where to get one', async () => {
    await page.goto('/streamlabs-elements/widgets');
    for (const canvas of canvases) {
      await page.setViewportSize(canvas);
      await page.reload();
      const title = page.getByRole('heading', { name: 'This address needs your overlay key' });
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'To my queues' })).toBeInViewport({ ratio: 1 });
      expect(await overflow(page), `no key at ${canvas.width} px`).toBeLessThanOrEqual(0);
      if (pictures) await page.screenshot({ path: `${pictures}/no key-${canvas.width}.png` });
    }
  });

  await test.step('with its key revoked it leaves the stream alone', async () => {
    await callSecureql(host.context, 'widgets/revoke-key/', { keyId });
    // The browser itself notes refused requests: the key's, and that of the token it was given.
    complaints.allow(/403 \(Forbidden\).*(\/api\/widgets\/session|\/v2\/subscribe\/)/);
    for (const canvas of canvases) {
      await page.setViewportSize(canvas);
      const refused = page.waitForResponse('**/api/widgets/session');
      await open(undefined);
      await refused;
      await untilAlive(page);
      await expect(page.locator('main')).toHaveText('');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      if (pictures) await page.screenshot({ path: `${pictures}/revoked-${canvas.width}.png` });
    }
  });
});
