import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal, takeMessage } from './message';
import { createBrowsers, type Browser, type SubscriptionData } from './subscriptions';

/** What stands in for the push services of the browsers' makers, on loopback, for tests. */
export interface PushService {
  port: number;
  subscribe: (applicationServerKey: string) => SubscriptionData;
  /** The browser behind an endpoint; throws where there is none. */
  browserAt: (endpoint: string) => Browser;
  close: () => Promise<void>;
}

const MOST_READ_BYTES = 64 * 1024;

/**
 * Starts it. Beside the messages at `POST /push/{id}` it takes `POST /subscribe` (the public key as
 * text; answers what a browser's page gets) and `GET /push/{id}` (what arrived, decrypted), for
 * journeys, whose browser reaches no maker's service. Port 0: any free one.
 */
export async function startPushService({ port }: { port: number }): Promise<PushService> {
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browsers = createBrowsers(origin);

  async function answer(request: IncomingMessage) {
    const path = request.url ?? '';
    const body = await read(request);
    if (path === '/subscribe') return json(201, browsers.subscribe(body.toString('utf8')));
    const browser = browsers.find(path.replace('/push/', ''));
    if (!browser) throw new Refusal(404, 'no such browser');
    if (request.method === 'GET') return json(200, browser.received);
    const refusal = browser.refusals.shift();
    if (refusal) return { ...refusal, text: '' };
    browser.received.push(
      await takeMessage(browser, { headers: request.headers, body, origin: origin() }),
    );
    return { status: 201, headers: {}, text: '' };
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return { status: error.status, headers: {}, text: error.message };
      })
      .catch(() => ({ status: 500, headers: {}, text: '' }))
      .then(({ status, headers, text }) => response.writeHead(status, headers).end(text))
      .catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    subscribe: (key) => browsers.subscribe(key),
    browserAt: (endpoint) => {
      const browser = browsers.find(new URL(endpoint).pathname.replace('/push/', ''));
      if (!browser) throw new Error('no such browser');
      return browser;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function json(status: number, value: unknown) {
  return {
    status,
    headers: { 'content-type': 'application/json' } as Record<string, string>,
    text: JSON.stringify(value),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_READ_BYTES) throw new Refusal(413, 'too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
