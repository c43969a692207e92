import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { BrowserContext, Page, Worker } from '@playwright/test';

/** A message as it came out of its encryption. */
interface Received {
  text: string;
  ttl: number;
}

/** What stands in for the browser's maker: a journey's browser reaches no service of its own. */
export interface PushStandIn {
  /** For the product, which runs the service at this port. */
  env: Record<string, string>;
  /** From now on this context's pages subscribe there and may show notifications. */
  serves: (context: BrowserContext) => Promise<void>;
  /** What arrived for the context's browser. */
  received: (context: BrowserContext) => Promise<Received[]>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Finds a port for the stand-in, which the product starts itself. */
export async function preparePush(): Promise<PushStandIn> {
  const port = await freePort();
  const service = `http://127.0.0.1:${port}`;
  const subscriptions = new WeakMap<BrowserContext, { endpoint: string }>();

  async function serves(context: BrowserContext) {
    await context.exposeFunction('pushSubscribe', async (key: string) => {
      const answer = await fetch(`${service}/subscribe`, { method: 'POST', body: key });
      const made = (await answer.json()) as { endpoint: string };
      subscriptions.set(context, made);
      return made;
    });
    await context.exposeFunction('pushPresent', () => subscriptions.get(context) ?? null);
    await context.addInitScript(STUB);
  }

  async function received(context: BrowserContext) {
    const { endpoint = '' } = subscriptions.get(context) ?? {};
    return (await (await fetch(endpoint)).json()) as Received[];
  }

  return { env: { PUSH_EMULATOR_PORT: String(port) }, serves, received };
}

// What asks the maker and the reader; a browser without a window refuses notifications by itself.
const STUB = `
  (() => {
    const shown = (made) => made && {
      options: { applicationServerKey: null },
      toJSON: () => made,
      unsubscribe: async () => true,
    };
    const text = (key) => btoa(String.fromCharCode(...key))
      .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
      shown(await window.pushSubscribe(text(applicationServerKey)));
    PushManager.prototype.getSubscription = async () => shown(await window.pushPresent());
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  })();
`;

/** Hands a message to the service worker of the page's browser, as the maker's service would. */
export async function deliver(page: Page, data: string): Promise<void> {
  await (await workerOf(page.context())).evaluate(SHOW);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** What the worker of a context shows. */
export async function shownNotifications(context: BrowserContext): Promise<Shown[]> {
  return (await workerOf(context)).evaluate<Shown[]>('self.shown.map(({ show }) => show)');
}

/** What the system would show. */
interface Shown {
  title: string;
  body: string;
}

/** Keeps what the worker would show. */
const SHOW = `
  self.shown ??= [];
  self.registration.showNotification = async (title, { body, data, tag }) => {
    self.shown = self.shown.filter((one) => one.tag !== tag);
    const close = () => { self.shown = self.shown.filter((one) => one.tag !== tag); };
    self.shown.push({ tag, data, close, show: { title, body } });
  };
`;

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

/** What a press opened, or brought to the front. */
interface Pressed {
  opened?: string;
  front?: string;
}

/**
 * Presses the one notification. The worker hears of it as of a real press; what it would open or
 * bring to the front is returned, because a browser allows that to real presses only.
 */
export async function press(context: BrowserContext): Promise<Pressed> {
  return (await workerOf(context)).evaluate<Pressed>(PRESS);
}

const PRESS = `(async () => {
  const done = {};
  self.clients.openWindow = async (url) => { done.opened = url; };
  WindowClient.prototype.focus = async function () { done.front = this.url; };
  const event = Object.assign(new Event('notificationclick'), {
    notification: self.shown[0],
    waitUntil: (promise) => { event.work = promise; },
  });
  self.dispatchEvent(event);
  await event.work;
  return done;
})()`;
