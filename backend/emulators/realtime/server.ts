import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import type { Logger } from 'pino';

import { Access } from './access/access';
import { corsHeaders, originHeader, Refusal, refuse, send, type Answer } from './answers';
import type { RealtimeKeys } from './keys';
import { maintain, type RetentionLimits } from './log/retention';
import { LogWriteError } from './log/segments';
import { Store } from './log/store';
import { Occupancy } from './presence';
import { readCall } from './request';
import { handle } from './routes';
import type { Services } from './services';
import { Waiters, type WaiterLimits } from './waiters';

export interface RealtimeLimits extends WaiterLimits, RetentionLimits {
  segmentBytes: number;
  /** Characters of recent messages kept in memory. */
  recentChars: number;
  maintenanceMs: number;
  /** How long close() waits for answers that are being read. */
  drainMs: number;
}

export interface RealtimeServerOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  dataDir: string;
  keys: RealtimeKeys;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Unix milliseconds. */
  now?: () => number;
  limits?: Partial<RealtimeLimits>;
}

export interface RealtimeServer {
  port: number;
  /** Answers held polls without messages, lets running answers finish and closes the log. */
  close(): Promise<void>;
}

const mebibyte = 1024 * 1024;

const defaultLimits: RealtimeLimits = {
  minHoldMs: 180_000,
  maxHoldMs: 280_000,
  batchMs: 125,
  segmentBytes: 4 * mebibyte,
  recentChars: 32 * mebibyte,
  maxEntries: 500_000,
  maxBytes: 1024 * mebibyte,
  minRewriteBytes: 64 * 1024,
  maintenanceMs: 60_000,
  drainMs: 3_000,
};

// A published message travels in the address; Node's own limit of 16 KiB would cut it.
const maxHeaderBytes = 64 * 1024;
const maxConnections = 20_000;

/** Speaks PubNub's wire protocol for the unmodified SDK. For development, tests, demos and trials. */
export async function startRealtimeServer(options: RealtimeServerOptions): Promise<RealtimeServer> {
  const { logger, now = Date.now } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const server = createServer({ maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 65_000 });
  server.maxConnections = maxConnections;
  server.on('clientError', refuseUnreadable);
  // First the port, then the log: a second server on the same folder fails before it touches a file.
  await listen(server, options.host, options.port);
  const services = openServices(server, options, limits, now);
  server.on('request', (request, response) => void respond(request, response, services, logger));
  keepUp(services, limits, logger);
  const maintenance = setInterval(() => keepUp(services, limits, logger), limits.maintenanceMs);
  maintenance.unref();
  const { port } = server.address() as AddressInfo;
  logger.info({ host: options.host, port }, 'real-time server listens');

  return {
    port,
    async close() {
      clearInterval(maintenance);
      await closeServer(server, services, limits.drainMs);
      services.store.close();
    },
  };
}

function openServices(
  server: Server,
  { dataDir, keys, logger }: RealtimeServerOptions,
  limits: RealtimeLimits,
  now: () => number,
): Services {
  try {
    const { subscribeKey } = keys;
    const store = new Store({ ...limits, folder: dataDir, subscribeKey, logger, now });
    return {
      access: new Access(keys, now, (signature) => store.revoked.has(signature)),
      keys,
      now,
      occupancy: new Occupancy(now),
      store,
      waiters: new Waiters(store, limits, logger),
    };
  } catch (error) {
    server.close();
    throw error;
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  logger: RealtimeServerOptions['logger'],
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, corsHeaders).end();
    return;
  }
  if (services.waiters.isClosed) response.shouldKeepAlive = false;
  try {
    const answer = await handle(readCall(request, response), services);
    if (answer !== 'held') send(response, answer);
  } catch (error) {
    const isGone = request.destroyed && !request.complete;
    if (!isGone) send(response, answerTo(error, logger));
  }
}

function answerTo(error: unknown, logger: RealtimeServerOptions['logger']): Answer {
  if (error instanceof Refusal) return error.answer;
  if (error instanceof LogWriteError) {
    // Not a 5xx: the SDK's older majors stop for good at one, and this passes once there is space again.
    logger.error({ err: error }, 'real-time server: cannot write its log');
    return refuse(429, 'Storage is not available, try again', 'Balancer').answer;
  }
  logger.error({ err: error }, 'real-time server: a request failed');
  return refuse(500, 'Internal error', 'Balancer').answer;
}

/** What Node's parser could not read as HTTP, or found too long. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { body } = refuse(400, 'Malformed request', 'Balancer').answer;
  const headers = {
    ...originHeader,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
}

function keepUp(
  { now, occupancy, store }: Services,
  limits: RealtimeLimits,
  logger: RealtimeServerOptions['logger'],
): void {
  try {
    occupancy.sweep();
    maintain(store, now(), limits);
  } catch (error) {
    logger.warn({ err: error }, 'real-time server: maintenance failed, tried again later');
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function closeServer(server: Server, { waiters }: Services, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  waiters.close();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const giveUp = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(giveUp);
}
