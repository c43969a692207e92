import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from './api/routes';
import { createSandboxPages } from './pages/sandboxPages';
import { createSandbox } from './sandbox';
import { stripeId } from './store/ids';
import type { SandboxFaults, SandboxOptions, StripeSandbox } from './types';
import { StripeError } from './wire/errors';
import { Executor, type Answer } from './wire/execute';
import { decodeForm } from './wire/form';
import type { World } from './world';

const MOST_READ_BYTES = 1024 * 1024;
const TICK_MS = 500;

/**
 * Speaks Stripe's API for the unmodified SDK, on loopback. For demo, development and tests: money
 * never moves here.
 */
export async function startStripeSandbox(options: SandboxOptions): Promise<StripeSandbox> {
  const { world, actions, messages, close } = await createSandbox(options);
  const server = createServer();
  await listen(server, options.port).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const executor = new Executor(world, routes);
  const faults: SandboxFaults = { lostAnswers: 0, slowMs: 0, brokenAnswers: 0 };
  server.on('request', (request, response) => {
    answer(request, { world, executor, faults, secretKey: options.secretKey })
      .catch((error: unknown) => refusal(error, world))
      .then((answered) => send(request, response, answered, faults))
      .then(() => messages.wake())
      .catch(() => response.destroy());
  });
  const ticks = setInterval(() => {
    try {
      world.clock.advance(0);
      messages.wake();
    } catch (error) {
      options.logger.error({ err: error }, 'stripe sandbox: what is due failed, tried again');
    }
  }, TICK_MS);
  ticks.unref();
  messages.wake();
  const { port } = server.address() as AddressInfo;
  options.logger.info({ port }, 'stripe sandbox listens');

  const pages = createSandboxPages({ actions, clock: world.clock, messages });
  return {
    port,
    now: () => world.clock.now(),
    handlePage: async (request) => {
      const page = await pages(request);
      messages.wake();
      return page;
    },
    actions,
    clock: world.clock,
    messages,
    faults,
    async close() {
      clearInterval(ticks);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await close();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

interface Door {
  world: World;
  executor: Executor;
  faults: SandboxFaults;
  secretKey: string | undefined;
}

async function answer(request: IncomingMessage, door: Door): Promise<Answer> {
  const { world, executor, faults, secretKey } = door;
  const body = await read(request);
  authorize(request.headers.authorization, secretKey);
  const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox');
  const owner = ownerOf(request, world);
  const given = decodeForm(body === '' ? search.slice(1) : body);
  const method = request.method ?? 'GET';
  const isPost = method === 'POST';
  if (isPost && faults.brokenAnswers > 0) {
    faults.brokenAnswers -= 1;
    throw new StripeError(500, { type: 'api_error', message: 'An unknown error occurred.' });
  }
  // What fell due is done first: nobody pays a session that has expired.
  world.clock.advance(0);
  const key = headerOf(request, 'idempotency-key') ?? null;
  const asked = { method, path: pathname, owner, given, key };
  return executor.answer(asked, async () => {
    if (isPost && faults.slowMs > 0) await wait(faults.slowMs);
  });
}

function authorize(header: string | undefined, secretKey: string | undefined): void {
  const key = /^Bearer (.+)$/.exec(header ?? '')?.[1];
  const isKnown = secretKey === undefined ? /^[rs]k_test_\w+$/.test(key ?? '') : key === secretKey;
  if (isKnown) return;
  const message =
    key === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided.';
  throw new StripeError(401, { type: 'invalid_request_error', message });
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const header = headers[name];
  return Array.isArray(header) ? header[0] : header;
}

function ownerOf(request: IncomingMessage, { store }: World): string {
  const id = headerOf(request, 'stripe-account');
  if (id === undefined) return '';
  if (store.find('account', id) !== undefined) return id;
  const message = `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`;
  throw new StripeError(403, { type: 'invalid_request_error', code: 'account_invalid', message });
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_READ_BYTES) {
      throw new StripeError(413, { type: 'invalid_request_error', message: 'Request too large.' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refusal(error: unknown, { logger }: World): Answer {
  const isKnown = error instanceof StripeError;
  if (!isKnown) logger.error({ err: error }, 'stripe sandbox: a request failed');
  const body = isKnown ? error.body : { type: 'api_error', message: 'An unknown error occurred.' };
  return {
    status: isKnown ? error.status : 500,
    body: JSON.stringify({ error: body }),
    headers: { 'Request-Id': stripeId('req', 14) },
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Answer,
  faults: SandboxFaults,
): void {
  if (request.method === 'POST' && faults.lostAnswers > 0) {
    faults.lostAnswers -= 1;
    request.socket.destroy();
    return;
  }
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(body);
}
