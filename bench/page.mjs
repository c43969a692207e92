// P10 and P11: what a page costs its reader: paint, shifts, blocked time, bytes; and how fast it reacts.
import { openBrowser } from './support/browser.ts';
import { startBare } from './support/bare.mjs';
import { foundPages } from './support/pages.mjs';
import { startProduct } from './support/product.mjs';
import { median, quantile } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const rounds = Number(process.env.BENCH_PAIRS ?? 5);
const presses = 12;
const idleMs = 2_500;

const product = await startProduct({ waiting: 50, fans: presses, dark: true });
const bare = await startBare();
const { browser } = await openBrowser();

/** Keeps what the page tells of itself; runs before any script of the page. */
function watch() {
  window.seen = { lcp: 0, cls: 0, tbt: 0, events: [] };
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.seen.cls += entry.value;
  });
  observe('longtask', (entry) => (window.seen.tbt += Math.max(0, entry.duration - 50)));
  observe('event', (entry) => entry.interactionId && window.seen.events.push(entry.duration), {
    durationThreshold: 16,
  });
}

/** One visit with an empty cache at a phone's width; `slowDown` divides the processor's speed. */
async function visit(address, slowDown) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  let bytes = 0;
  const hosts = new Set();
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(hostname);
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(idleMs);
  const seen = await page.evaluate(() => window.seen);
  const data = await page.evaluate(
    () => document.getElementById('__NEXT_DATA__').textContent.length,
  );
  // The embedded real-time server is another port of the same host.
  hosts.delete(new URL(address).hostname);
  await context.close();
  return { ...seen, bytes, data, strangers: hosts.size };
}

const figure = (value) => Number(value.toPrecision(3));

for (const [name, path] of foundPages(product)) {
  const plain = [];
  const slow = [];
  const reference = [];
  const bareAddress = await bare.like(product.address + path);
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await visit(product.address + path, 1));
    slow.push(await visit(product.address + path, 4));
    reference.push(await visit(bareAddress, 4));
  }
  const of = (visits, key) => figure(median(visits.map((one) => one[key])));
  const lcpMs = of(plain, 'lcp');
  const cls = of(plain, 'cls');
  const [tbtMs, bareTbtMs] = [of(slow, 'tbt'), of(reference, 'tbt')];
  report('page', 'P10', 'LCP <= 1200 ms, CLS <= 0.02, TBT <= 1.3x bare', {
    page: name,
    lcpMs,
    cls,
    tbtMs,
    bareTbtMs,
    reached: lcpMs <= 1_200 && cls <= 0.02 && tbtMs <= 1.3 * bareTbtMs,
  });
  const [bytes, data] = [of(plain, 'bytes'), of(plain, 'data')];
  const strangers = Math.max(...plain.map((one) => one.strangers));
  report('page', 'P11', 'page <= 516 kB, __NEXT_DATA__ <= 24 kB, no other host', {
    page: name,
    kB: figure(bytes / 1_000),
    nextDataKB: figure(data / 1_000),
    otherHosts: strangers,
    reached: bytes <= 516_000 && data <= 24_000 && strangers === 0,
  });
}

/** Durations of the presses on a page at rest, ms, at a quarter of the processor's speed. */
async function react(token, path, act) {
  const context = await browser.newContext({ viewport: { width: 768, height: 900 } });
  const { hostname } = new URL(product.address);
  await context.addCookies([{ name: 'Authorization', value: token, domain: hostname, path: '/' }]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(product.address + path, { waitUntil: 'load' });
  await page.waitForTimeout(idleMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await act(page);
  await page.waitForTimeout(500);
  const { events } = await page.evaluate(() => window.seen);
  await context.close();
  return events;
}

/** As a hand presses: it is there first, and holds. Playwright's `click` adds a slow listener. */
async function press(page, control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

const twice = (open) => async (page) => {
  for (let time = 0; time < presses; time += 1) {
    await press(page, open(page));
    await page.waitForTimeout(250);
  }
};
const { creator, fans } = product;
const acts = {
  bell: () =>
    react(
      creator.token,
      '/dashboard/home',
      twice((page) => page.getByRole('button', { name: 'Notifications' })),
    ),
  menu: () =>
    react(
      creator.token,
      '/dashboard/home',
      twice((page) => page.getByRole('button', { name: 'Your account' })),
    ),
  theme: () =>
    react(
      creator.token,
      '/dashboard/settings',
      twice((page) => page.getByRole('switch').first()),
    ),
  join: async () => {
    const events = [];
    for (const token of fans) {
      const path = `/party/${product.partyId}`;
      const join = (page) => press(page, page.getByRole('button', { name: 'Join the line' }));
      events.push(...(await react(token, path, join)));
    }
    return events;
  },
};
for (const [act, run] of Object.entries(acts)) {
  const durations = await run();
  const p98Ms = figure(quantile(durations, 0.98));
  report('page', 'P10', 'p98 reaction <= 100 ms at 4x CPU slow-down', {
    act,
    p98Ms,
    events: durations.length,
    reached: p98Ms <= 100,
  });
}
await browser.close();
await product.stop();
await bare.stop();
