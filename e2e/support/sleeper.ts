import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSecureql } from './people';
import { shellTexts } from './shell';
import { openQueue, peopleWaiting } from './show';
import { expect, type Member } from './test';

const text = shellTexts('en');
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Somebody who looks at one queue and stands first in three others, whose turns the bell tells. */
export interface Sleeper {
  page: Page;
  /** One more person joins the queue that is looked at. */
  joinShown: (fan: Member) => Promise<void>;
  /** It is the sleeper's turn in a queue; the backend has said so when this resolves. */
  call: (queue: Queue) => Promise<void>;
  /**
   * Waits until the page shows so many people, the bell the number that the server counts, and each
   * turn was told by one toast; all of it on the page that was opened, without a reload.
   */
  expectAllKnown: (people: number, called: readonly Queue[]) => Promise<void>;
  /** The same of the bell alone: `told` messages, if not more, and the number that the server counts. */
  expectBellRight: (results: number) => Promise<void>;
  /** What the bell says now. */
  bellName: () => Promise<string | null>;
}

type Queue = (typeof QUEUES)[number];
const QUEUES = ['Early', 'Asleep', 'Late'] as const;

/** What the page's own server props say of real time and of who reads. */
interface Props {
  realtime: { subscribeKey: string; path: string | null; port: number | null };
  session: { user: { id: string } };
}

interface Opening {
  /** Done before the page is loaded. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Where the product is found, if not where it is. */
  address?: string;
}

/** Opens the page and waits until it is live. */
export async function openSleeper(
  host: Member,
  sleeper: Member,
  { prepare, address = '' }: Opening = {},
): Promise<Sleeper> {
  const { page, context } = sleeper;
  const shown = await openQueue(host, 'Shown');
  const queues = new Map<Queue, string>();
  for (const title of QUEUES) {
    const partyID = await openQueue(host, title, { readySeconds: 600 });
    queues.set(title, partyID);
    await joinQuietly(sleeper, partyID);
  }
  await recordToasts(page);
  await prepare?.(page);
  const isListening = page.waitForRequest(
    (request) => /\/v2\/subscribe\/.*notifications-.*[?&]tt=[1-9]/.test(request.url()),
    { timeout: 30_000 },
  );
  const isLoaded = page.waitForResponse(/\/v3\/history/, { timeout: 30_000 });
  await page.goto(`${address}/party/${shown}`);
  const props = await page.evaluate(() => {
    Reflect.set(window, 'isStill', true);
    const { textContent } = document.getElementById('__NEXT_DATA__') as HTMLElement;
    return (JSON.parse(String(textContent)) as { props: { pageProps: Props } }).props.pageProps;
  });

  /** As PubNub counts the messages of somebody who never opened the bell. */
  async function countedByServer(): Promise<number> {
    const { body } = await callSecureql(context, 'get-pubnub-token/', {});
    const { token } = body.getPubNubSubscription as { token: string };
    const { subscribeKey, path, port } = props.realtime;
    const { id } = props.session.user;
    let server = path ?? '';
    if (path === null) {
      const { protocol, hostname } = new URL(page.url());
      server = `${protocol}//${hostname}:${port}`;
    }
    const since = `${Date.now() - KEPT_MS}0000`;
    const query = new URLSearchParams({ timetoken: since, uuid: id, auth: token });
    // Where the product is, not by the way that the page takes.
    const answer = (await (
      await context.request.get(
        `${server}/v3/history/sub-key/${subscribeKey}/message-counts/notifications-${id}?${query}`,
      )
    ).json()) as {
      channels?: Record<string, number>;
    };
    const count = answer.channels?.[`notifications-${id}`];
    if (count === undefined) throw new Error(`no count: ${JSON.stringify(answer)}`);
    return count;
  }

  const bell = page.getByRole('button', { name: new RegExp(`^${text('bell')}`) });
  const bellName = () => bell.getAttribute('aria-label');
  async function expectBellRight(results: number): Promise<void> {
    await expect(async () => {
      const count = await countedByServer();
      expect(count).toBeGreaterThanOrEqual(results);
      expect(await bellName()).toBe(`${text('bell')}, ${count} unread`);
    }).toPass({ timeout: 20_000 });
  }
  async function expectAllKnown(people: number, called: readonly Queue[]): Promise<void> {
    await expect(peopleWaiting(page)).toHaveText(String(people));
    await expectBellRight(called.length);
    const turns = called.map((title) => `It’s your turn: ${title}`);
    await expect.poll(() => saidToasts(page)).toEqual(turns);
    expect(await page.evaluate(() => Reflect.get(window, 'isStill'))).toBe(true);
  }

  await Promise.all([isListening, isLoaded]);
  // What comes before the feed is shown is not told by a toast.
  await page.waitForTimeout(1_000);
  const results: Sleeper = {
    page,
    joinShown: (fan) => joinQuietly(fan, shown),
    call: async (queue) => {
      const partyID = queues.get(queue);
      const payload = { partyID, count: 1, requestKey: randomUUID() };
      const { status } = await callSecureql(host.context, 'party/call-next/', payload);
      expect(status).toBe(200);
    },
    expectAllKnown,
    expectBellRight,
    bellName,
  };
  await results.call('Early');
  await expectAllKnown(0, ['Early']);
  return results;
}

async function joinQuietly(fan: Member, partyID: string): Promise<void> {
  const { status } = await callSecureql(fan.context, 'party/join-queue/', { partyID, fields: [] });
  expect(status).toBe(200);
}

/** Writes down every toast from the first moment on. */
async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said = new Map<Element, string>();
    Reflect.set(window, 'saidToasts', () => [...said.values()]);
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.Toastify__toast')) {
        if (!said.has(toast)) said.set(toast, toast.textContent.replace(/×$/, ''));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const saidToasts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'saidToasts') as () => string[])());
