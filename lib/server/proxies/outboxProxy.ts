import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'undici';
import type { WebConfig } from '@/lib/server/config';

/** Where mails and text messages can be read while nothing is configured to send them. */
const OUTBOX_PATH = '/dev/outbox';

/** Says whether a path is the outbox's and this mode shows it; in production there is none. */
export function isOutbox(path: string, { mode }: Pick<WebConfig, 'mode'>): boolean {
  return path === OUTBOX_PATH && mode !== 'production';
}

/** Sends the outbox page, which the backend shows to callers with the service key. */
export async function showOutbox(
  request: IncomingMessage,
  response: ServerResponse,
  { backendUrl, serviceKey }: Pick<WebConfig, 'backendUrl' | 'serviceKey'>,
  nonce: string,
): Promise<void> {
  const search = new URL(request.url ?? OUTBOX_PATH, 'http://any').search;
  try {
    const { statusCode, body } = await ask(`${backendUrl}${OUTBOX_PATH}${search}`, {
      headers: { 'x-service-key': serviceKey, 'x-nonce': nonce },
      signal: AbortSignal.timeout(5_000),
    });
    const page = await body.text();
    response.writeHead(statusCode, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(page);
  } catch {
    response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The backend is away.');
  }
}
