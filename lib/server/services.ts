import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { createBackend, type Asker, type Backend } from '@/lib/secureql/server/backend';
import { webConfig, type WebConfig } from './config';
import { readBrowser } from '@/lib/server/http/browserCookie';
import { clientAddress } from '@/lib/server/http/cookies';
import { createLog } from './log';
import { createXsrfGuard, type XsrfGuard } from '@/lib/server/http/xsrf';

/** What the door of the calls and the pages share within one process. */
export interface Services {
  config: WebConfig;
  guard: XsrfGuard;
  backend: Backend;
  log: Logger;
}

const OPENED = Symbol.for('playplus.services');

/**
 * The services of this process, opened when first needed: never at import, never in a build. They
 * stand on `globalThis`, because Next bundles pages and API routes apart: with a variable of this
 * module each bundle would have a pool and a circuit breaker of its own.
 */
export function services(): Services {
  const place = globalThis as { [OPENED]?: Services };
  place[OPENED] ??= openServices(webConfig());
  return place[OPENED];
}

function openServices(config: WebConfig): Services {
  const log = createLog();
  const { backendUrl: url, serviceKey } = config;
  const onChange = (isAway: boolean) => {
    if (isAway) log.error('the backend is away: calls are refused until it answers');
    else log.warn('the backend answers again');
  };
  return {
    config,
    guard: createXsrfGuard(serviceKey),
    backend: createBackend({ url, serviceKey, onChange }),
    log,
  };
}

/** Describes who sent a request; every request gets an id of our own. */
export function askerOf(
  request: IncomingMessage,
  session: string | null,
  config: WebConfig,
): Asker {
  return {
    requestId: randomUUID(),
    session,
    browser: readBrowser(request),
    clientIp: clientAddress(request, config),
    clientAgent: request.headers['user-agent'] ?? '',
  };
}
