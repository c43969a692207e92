import type { CDPSession, Page } from '@playwright/test';
import { aShownQueue, openPreview, people, showPart } from '@/e2e/support/overlayPreview';
import { expect, test } from '@/e2e/support/test';
import { themeVariables } from '@/lib/shared/palette';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';

/** As in the random tests: 13 in CI is two minutes, 700 is half an hour of a stream that never rests. */
const FACTOR = Number(process.env.RUNS_FACTOR ?? 1);
const EVENTS = Math.min(20_000, FACTOR * 100);
const A_SECOND = 11;
const STRETCHES = 8;
/** Code that is compiled late and caches of the engine; a leak of 100 bytes an event is more. */
const HEAP_MAY_GROW_BY = 1_500_000;
const MOMENT_MS = 2_000;

interface Weight {
  nodes: number;
  listeners: number;
  heap: number;
}

/** What the page holds after everything that can go has gone, with the same picture each time. */
async function weigh(page: Page, devtools: CDPSession): Promise<Weight> {
  await showPart(page, { kind: 'LIVE', design: 'BAR' }, aShownQueue(), 'juno_plays');
  // The last alert comes a moment after it was sent.
  await page.waitForTimeout(MOMENT_MS);
  await expect(page.locator('.pp-alert-line')).toHaveCount(0, { timeout: 240_000 });
  // What fades out still stands for a moment, longer where the machine is busy.
  await page.waitForTimeout(MOMENT_MS);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heap: of('JSHeapUsedSize'),
  };
}

/** One event after another: people come and go, the host speaks, and now and then one is called. */
const play = (page: Page, from: number, count: number) =>
  page.evaluate(
    async ({ first, many, pause, message, queue, crowd }) => {
      for (let event = first; event < first + many; event += 1) {
        const turn = event % crowd.length;
        const partyMembers = [...crowd.slice(turn), ...crowd.slice(0, turn)].map((one, index) => ({
          ...one,
          status: index < 2 ? 140 : 100,
        }));
        const notice = event % 7 === 0 ? `Round ${event}` : null;
        const party = { ...queue, partyMembers, notice, seq: event, memberCount: event % 90 };
        const alert = { kind: 'CALLED', handle: 'Mika', text: null, priority: 0 };
        window.postMessage(
          {
            ...message,
            tools: [{ kind: 'PARTY', party }],
            ...(event % 100 === 0 ? { alert: { ...alert, id: `soak-${event}` } } : {}),
          },
          window.location.origin,
        );
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    {
      first: from,
      many: count,
      pause: 1000 / A_SECOND,
      message: {
        ...{ type: 'PREVIEW', kind: 'LIVE', settings: USUAL_SETTINGS, locale: 'en' },
        ...{ handle: 'nora', themeVariables: themeVariables(308.6, true) },
      },
      queue: aShownQueue(),
      crowd: people(0),
    },
  );

test('an overlay that has seen a whole night holds no more than one that has just begun', async ({
  newVisitor,
}) => {
  test.setTimeout(50 * 60_000);
  const { page, context } = await newVisitor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await openPreview(page);
  const stretch = Math.ceil(EVENTS / STRETCHES);
  const weights: Weight[] = [];
  for (let done = 0; done < EVENTS; done += stretch) {
    await play(page, done, stretch);
    weights.push(await weigh(page, devtools));
    const { nodes, listeners, heap } = weights.at(-1) as Weight;
    const events = done + stretch;
    process.stdout.write(
      `${events} events: ${nodes} nodes, ${listeners} listeners, ${heap} bytes\n`,
    );
  }
  // The first stretch warms up: code is loaded, caches fill.
  const [, early] = weights;
  const late = weights.at(-1);
  if (!early || !late) throw new Error('nothing was weighed');
  expect(late.nodes).toBeLessThanOrEqual(early.nodes + 20);
  expect(late.listeners).toBeLessThanOrEqual(early.listeners + 2);
  expect(late.heap - early.heap).toBeLessThan(HEAP_MAY_GROW_BY);
});
