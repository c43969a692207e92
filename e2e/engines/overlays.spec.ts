import { basename } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions, type FoundBrowser } from '@/e2e/support/browser';
import { makeDraw, openDraw } from '@/e2e/support/draws';
import { fundStates } from '@/e2e/support/fundStates';
import { overlayStates } from '@/e2e/support/drawStates';
import { aShownQueue, openPreview, showPart, showScene } from '@/e2e/support/overlayPreview';
import { startProduct, type StartedProduct } from '@/e2e/support/product';
import { queueStates } from '@/e2e/support/queueStates';
import { openQueue } from '@/e2e/support/show';
import { expect, test as journey, type Member } from '@/e2e/support/test';
import { newWidget, permanentWidget } from '@/e2e/support/widgets';
import { ALERT_KINDS } from '@/lib/shared/widgets/messages';
import { DESIGNS, type Design } from '@/lib/shared/widgets/kinds';

/** Where `npm run test:engines` has put Chromium's older majors. */
const paths = JSON.parse(process.env.E2E_ENGINES ?? '[]') as string[];

const test = journey.extend<{ product: StartedProduct }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct('engines');
      await use(product);
      await product.stop();
    },
    { scope: 'test', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

/** Starts an older engine with the libraries that the usual one brings along. */
function start(executablePath: string): Promise<Browser> {
  const { env } = JSON.parse(process.env.E2E_BROWSER ?? '{}') as FoundBrowser;
  const { args = [], ...options } = launchOptions({ executablePath, env });
  return chromium.launch({ ...options, args: [...args, '--disable-gpu', '--no-zygote'] });
}

/** How much of the picture's corner covers the game; an overlay never does. */
async function cornerOf(page: Page): Promise<number> {
  const clip = { x: 0, y: 0, width: 4, height: 4 };
  const picture = await page.screenshot({ clip, omitBackground: true });
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  return Number(pixels[3]);
}

/** Asked by the page itself: Playwright's own question fails at once in Chromium 103 if it is early. */
const shows = (page: Page, words: string) =>
  page.waitForFunction(
    (text) => document.querySelector('.pp-overlay')?.textContent.includes(text),
    words,
    { timeout: 60_000 },
  );

/** A draw as the session of an overlay carries it. */
async function aDraw(host: Member): Promise<object> {
  const { key } = await newWidget(host, await makeDraw(host));
  const session = await host.context.request.post('/api/widgets/session', { data: { key } });
  const { tools } = (await session.json()) as { tools: [{ lottery: object }] };
  return tools[0].lottery;
}

const designOf = (index: number): Design => DESIGNS[index % DESIGNS.length] ?? 'BAR';

/** Shows every kind and state, and every design of each kind; returns how many that were. */
async function showAll(page: Page, draw: object): Promise<number> {
  let count = 0;
  const check = async (name: string) => {
    count += 1;
    expect(await cornerOf(page), `the corner of ${name}`).toBe(0);
  };
  for (const [index, { name, queue, words }] of queueStates.entries()) {
    await showPart(page, { kind: 'QUEUE', design: designOf(index) }, queue, words);
    await check(name);
  }
  for (const [index, { name, lottery, words }] of overlayStates.entries()) {
    const tools = [{ kind: 'LOTTERY', lottery: { ...draw, state: 'OPEN', ...lottery() } }];
    await showScene(page, { kind: 'LIVE', design: 'CARD' }, { tools }, words);
    await check(name);
    // The other designs say it in fewer words.
    const design = designOf(index);
    await showScene(page, { kind: 'LIVE', design }, { tools }, /\S/);
    await check(`${name} as ${design}`);
  }
  for (const [index, { name, fund }] of fundStates.entries()) {
    for (const kind of ['FUND', 'LEADERS', 'MILESTONES', 'POLL'] as const) {
      const design = designOf(index);
      const shown = { tools: [{ kind: 'FUND', fund: fund() }] };
      await showScene(page, { kind, design }, shown, kind === 'FUND' ? /\S/ : /.*/);
      await check(`${kind} ${name} as ${design}`);
    }
  }
  const tools = [{ kind: 'PARTY', party: aShownQueue() }];
  for (const design of DESIGNS) {
    await showPart(page, { kind: 'JOIN', design }, aShownQueue(), 'Nora');
    await check(`JOIN as ${design}`);
    await showPart(page, { kind: 'TICKER', design }, aShownQueue(), /Mika/);
    await check(`TICKER as ${design}`);
    for (const kind of ALERT_KINDS) {
      const id = `${kind}-${design}`;
      const alert = { id, kind, handle: 'PixelPaula', text: null, priority: 0 };
      await showScene(page, { kind: 'SCENE', design }, { tools, alert }, /Mika|PixelPaula/);
      await check(`${kind} as ${design}`);
    }
  }
  return count;
}

// One after the other, each with a product of its own: what one engine cannot do holds up no other.
for (const path of [null, ...paths]) {
  const engineName = path === null ? 'today’s engine' : basename(path);
  test(`every kind and state of an overlay stands in ${engineName}, and comes back after a restart`, async ({
    browser,
    product,
    newCreator,
    complaints,
  }) => {
    test.setTimeout(480_000);
    expect(paths, 'run `npm run test:engines`').not.toEqual([]);
    const engine = path === null ? browser : await start(path);
    const host = await newCreator();
    const draw = await aDraw(host);
    await openQueue(host, 'Friday squad');
    const { key } = await permanentWidget(host);

    const errors: string[] = [];
    const context = await engine.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 720 },
    });
    // Not by `complaints`: that has Playwright look for what is visible, which Chromium 103 cannot say.
    context.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
    context.on('weberror', (problem) => errors.push(String(problem.error().stack)));
    const page = await context.newPage();
    await openPreview(page);
    const count = await showAll(page, draw);
    // Not from one hash to the other: in Chromium 103 Playwright waits for that for ever.
    await page.goto('about:blank');
    await page.goto(`/streamlabs-elements/widgets#key=${key}`);
    await shows(page, 'Be the first to play');
    expect(errors, `complaints of Chromium ${engine.version()}`).toEqual([]);
    process.stdout.write(`Chromium ${engine.version()}: ${count} pictures\n`);

    await test.step('the server starts anew, and the overlay shows what happens then', async () => {
      complaints.allow(/ERR_|Failed to|Error parsing JSON/);
      await product.restart();
      // The key of this product's tokens is made at each start, so the host loads a page anew.
      await host.context.request.get('/');
      await openDraw(host, { title: 'Friday giveaway' });
      await shows(page, 'closes in');
    });
    await context.close();
    if (engine !== browser) await engine.close();
  });
}
