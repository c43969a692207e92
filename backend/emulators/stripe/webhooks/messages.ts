import { signBody } from './sign';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import type {
  Delivery,
  MessageSettings,
  SandboxMessages,
  SandboxOptions,
} from '@/backend/emulators/stripe/types';
import type { World } from '@/backend/emulators/stripe/world';

const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const MOST_ATTEMPTS = 40;
/** Within this a shuffled message may overtake another. */
const SHUFFLE_MS = 400;

/** Sends what waits: at least once, in no promised order, again until it is received. */
export class Messages implements SandboxMessages {
  readonly settings: MessageSettings = {
    delayMs: 0,
    copies: 1,
    isShuffled: false,
    isHeld: false,
  };
  readonly #world: World;
  readonly #deliver: (delivery: Delivery) => Promise<number>;
  /** By message: its attempt is planned, or on its way. */
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #onTheirWay = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();

  constructor(world: World, deliver: SandboxOptions['webhooks']['deliver']) {
    this.#world = world;
    this.#deliver = deliver ?? ((delivery) => sendByHttp(delivery, this.#closing.signal));
  }

  /** Plans an attempt of everything that waits and is not planned yet. */
  wake(): void {
    if (this.#closing.signal.aborted || this.settings.isHeld) return;
    for (const message of this.#world.store.all('message')) this.#plan(message);
  }

  async flush(): Promise<void> {
    await Promise.all(this.#onTheirWay.values());
    const waiting = this.#world.store.all('message');
    for (const message of this.settings.isShuffled ? shuffled(waiting) : waiting) {
      this.#unplan(message.object.id);
      await this.#send(message.object.id);
    }
  }

  take(): Delivery[] {
    const waiting = this.#world.store.all('message');
    this.#world.store.change(() => {
      for (const { object } of waiting) {
        this.#unplan(object.id);
        this.#world.store.drop(object.id);
      }
    });
    return waiting.flatMap((message) => this.#deliveryOf(message) ?? []);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#onTheirWay.values());
  }

  #plan({ object: { id, attempts } }: Row<'message'>): void {
    if (this.#timers.has(id) || this.#onTheirWay.has(id)) return;
    const { delayMs, isShuffled } = this.settings;
    const pause =
      attempts === 0 ? delayMs : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
    const late = isShuffled ? Math.random() * SHUFFLE_MS : 0;
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      void this.#send(id);
    }, pause + late);
    timer.unref();
    this.#timers.set(id, timer);
  }

  #unplan(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #send(id: string): Promise<void> {
    const running = this.#onTheirWay.get(id);
    if (running !== undefined) return running;
    const sending = this.#attempt(id).finally(() => {
      this.#onTheirWay.delete(id);
      const message = this.#world.store.find('message', id);
      const isOpen = !this.#closing.signal.aborted && !this.settings.isHeld;
      if (message !== undefined && isOpen) this.#plan(message);
    });
    this.#onTheirWay.set(id, sending);
    return sending;
  }

  async #attempt(id: string): Promise<void> {
    const { store, logger } = this.#world;
    const message = store.find('message', id);
    if (message === undefined) return;
    const delivery = this.#deliveryOf(message);
    let isReceived = delivery === null;
    for (let copy = 0; delivery !== null && copy < this.settings.copies; copy += 1) {
      const status = await this.#deliver(delivery).catch(() => 0);
      isReceived ||= status >= 200 && status < 300;
    }
    if (this.#closing.signal.aborted) return;
    store.change(() => {
      const now = store.find('message', id);
      if (now === undefined) return;
      const attempts = now.object.attempts + 1;
      if (isReceived || attempts >= MOST_ATTEMPTS) {
        store.drop(id);
        const event = store.find('event', now.object.event);
        if (event) store.update(event, { pending_webhooks: event.object.pending_webhooks - 1 });
      } else store.update(now, { attempts });
      if (!isReceived && attempts >= MOST_ATTEMPTS) {
        logger.warn({ event: now.object.event }, 'stripe sandbox: nobody received an event');
      }
    });
  }

  #deliveryOf({ object: message }: Row<'message'>): Delivery | null {
    const { store } = this.#world;
    const event = store.find('event', message.event)?.object;
    const endpoint = store.find('webhook_endpoint', message.endpoint);
    if (event === undefined || endpoint === undefined) return null;
    const body = JSON.stringify(event, null, 2);
    return {
      url: endpoint.object.url,
      body,
      signature: signBody(body, endpoint.hidden.secret ?? ''),
      endpoint: endpoint.hidden.isConnect === true ? 'connect' : 'account',
      eventId: event.id,
      type: event.type,
    };
  }
}

async function sendByHttp(
  { url, body, signature }: Delivery,
  closing: AbortSignal,
): Promise<number> {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signature,
  };
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), closing]);
  const { status } = await fetch(url, {
    method: 'POST',
    body,
    headers,
    signal,
    redirect: 'manual',
  });
  return status;
}

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
