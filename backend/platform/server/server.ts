import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGraphql, type GraphqlOptions } from './graphqlServer';
import { createFileDoor, isFilePath, type OrderFiles } from './fileDoor';
import { hashToken, newId } from '@/backend/platform/id';
import { readRequestState, type RequestState } from './requestState';
import { isSandboxPath, openSandboxDoor, type SandboxPages } from './sandboxDoor';
import { createUploadDoor, isUploadPath, type Uploads } from './uploadDoor';

export interface BackendServer {
  /** Listens on loopback and returns the port; 0 takes a free one. */
  listen: (port: number) => Promise<number>;
  /** From now on `/health` answers 200 with `details`, and calls are taken. */
  markReady: (details?: Record<string, string>) => void;
  /** Takes nothing new, lets running requests end, and after 7 seconds cuts the rest off. */
  close: () => Promise<void>;
}

// The start script insists after 12 seconds, and the database is still to be closed.
const DRAIN_MS = 7000;

/** Of a call. */
const MOST_BYTES = 1024 * 1024;

const FILES = /^\/(?:og|sitemap|chance)(?:\/|$)/;

/** A file for everybody, as a whole or in pieces of text. */
export type PublicFile = { type: string } & ({ body: Buffer } | { pieces: AsyncIterable<string> });

export interface ServerOptions extends GraphqlOptions {
  /** What stands in for mailboxes at `/dev/outbox`; never in production. */
  outboxPage?: ((visit: { to: string; nonce: string }) => Promise<string>) | null;
  /** What stands in for the payment processor's pages below `/dev/stripe`; never in production. */
  sandboxPages?: SandboxPages | null;
  /** What crawlers and link previews ask for, by path; without it there is nothing. */
  publicFile?: (path: string, query: URLSearchParams) => Promise<PublicFile | 'busy' | null>;
  /** Hears what Stripe tells; without it nobody does. */
  webhook?: (request: IncomingMessage) => Promise<number>;
  /** Who keeps uploads; without it there are none. */
  uploads?: Uploads;
  /** Who keeps the files of orders; without it there are none. */
  orderFiles?: OrderFiles;
}

/** A large file takes as long as its sender's line; the web process bounds everything else itself. */
const SENDING_MS = 30 * 60_000;

/** For the web process alone: `/graphql`, `/uploads`, `/files`, `/webhooks/stripe`, `/og`, `/sitemap`, `/chance`, `/health` and, outside of production, `/dev/outbox` and `/dev/stripe`. */
export function createBackendServer(options: ServerOptions): BackendServer {
  const { config, logger } = options.shared;
  const { outboxPage, publicFile, sandboxPages, webhook } = options;
  const graphql = createGraphql(options);
  const uploads = options.uploads ? createUploadDoor(options, options.uploads) : null;
  const files = options.orderFiles ? createFileDoor(options, options.orderFiles) : null;
  const expectedKey = Buffer.from(hashToken(config.serviceKey));
  let health: Record<string, string> | null = null;
  let draining = false;

  function mayEnter(request: IncomingMessage): boolean {
    const given = request.headers['x-service-key'];
    // Hashes have one length, which timingSafeEqual needs and which tells nothing of the key's.
    return timingSafeEqual(
      Buffer.from(hashToken(typeof given === 'string' ? given : '')),
      expectedKey,
    );
  }

  /** What is known of a request with a session, and its line in the log once it is over. */
  function begin(request: IncomingMessage, response: ServerResponse): RequestState {
    const state = readRequestState(request.headers, response, newId);
    response.once('close', () => logger.info(describeRequest(state, response), 'request'));
    return state;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (draining) {
      response.setHeader('connection', 'close');
    }
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://backend');
    if (path === '/health') {
      return sendJson(response, health ? 200 : 503, health ?? { status: 'starting' });
    }
    const isOutbox = path === '/dev/outbox' && outboxPage;
    const isSandbox = isSandboxPath(path) && sandboxPages;
    const isUpload = uploads !== null && isUploadPath(path);
    const isOrderFile = files !== null && isFilePath(path);
    const isFile = publicFile && FILES.test(path);
    const isWebhook = path === '/webhooks/stripe' && webhook;
    const isPage = isOutbox || isSandbox || isFile;
    if (path !== '/graphql' && !isPage && !isUpload && !isOrderFile && !isWebhook) {
      return refuse(response, 404, 'not_found');
    }
    if (!mayEnter(request)) {
      logger.warn({ remote: request.socket.remoteAddress }, 'wrong or missing service key');
      return refuse(response, 403, 'forbidden');
    }
    if (!health) {
      return refuse(response, 503, 'backend.unreachable');
    }
    if (isOutbox) {
      const nonce = String(request.headers['x-nonce'] ?? '');
      const page = await isOutbox({ to: searchParams.get('to') ?? '', nonce });
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    if (isSandbox) {
      return await openSandboxDoor(isSandbox, request, response);
    }
    if (isFile && request.method === 'GET') {
      return await sendFile(response, await publicFile(path, searchParams));
    }
    if (isUpload && request.method === 'GET') {
      return uploads.give(path, response);
    }
    if (isOrderFile) {
      const state = begin(request, response);
      return request.method === 'PUT'
        ? files.take(request, response, state)
        : files.give(path, response, state);
    }
    if (request.method !== 'POST') {
      return refuse(response, 405, 'method');
    }
    if (isWebhook) {
      response.writeHead(await isWebhook(request)).end();
      return;
    }
    const type = isUpload ? 'application/octet-stream' : 'application/json';
    if (!request.headers['content-type']?.startsWith(type)) {
      return refuse(response, 415, 'content_type');
    }
    const state = begin(request, response);
    if (isUpload) return uploads.take(request, response, state);
    if (isTooLong(request)) {
      state.codes.add('payload.too_large');
      return refuse(response, 413, 'payload.too_large');
    }
    await graphql(request, response, { state });
  }

  const server = createServer({ requestTimeout: SENDING_MS }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'request failed');
      response.destroy();
    });
  });
  // Longer than the web process keeps idle connections, or it would send into a closing one.
  server.keepAliveTimeout = 65_000;

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    markReady: (details = {}) => {
      health = { status: 'ok', ...details };
    },
    close: () =>
      new Promise((resolve) => {
        draining = true;
        const insist = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        // A kept-alive connection that answers its last request now is idle only afterwards.
        const release = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(insist);
          clearInterval(release);
          resolve();
        });
      }),
  };
}

/** Node takes no more of a body than its head announces. A body without a length is refused, too. */
function isTooLong({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Infinity) > MOST_BYTES;
}

function describeRequest(state: RequestState, response: ServerResponse) {
  const codes = [...state.codes];
  const failed = codes.includes('internal');
  return {
    requestId: state.requestId,
    operations: state.operations,
    ms: Math.round(performance.now() - state.startedAt),
    outcome: !response.writableFinished
      ? 'cut'
      : failed
        ? 'failed'
        : codes.length > 0
          ? 'refused'
          : 'ok',
    ...(codes.length > 0 ? { codes } : {}),
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function sendFile(response: ServerResponse, file: PublicFile | 'busy' | null): Promise<void> {
  if (file === null) return refuse(response, 404, 'not_found');
  if (file === 'busy') return refuse(response, 503, 'rate_limited');
  const type = { 'content-type': file.type };
  if ('body' in file) {
    response.writeHead(200, { ...type, 'content-length': file.body.length }).end(file.body);
    return;
  }
  response.writeHead(200, type);
  await pipeline(Readable.from(file.pieces), response);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  sendJson(response, status, { errors: [{ message: code, extensions: { code } }] });
}
