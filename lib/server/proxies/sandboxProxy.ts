import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'undici';
import { pickLocale } from '@/lib/i18n/pickLocale';
import type { WebConfig } from '@/lib/server/config';
import { parseCookies } from '@/lib/server/http/cookies';
import { originOf } from '@/lib/server/http/origin';
import { isSameOrigin } from '@/lib/server/http/xsrf';

/** Pages that stand in for those of the payment processor. */
const PREFIX = '/dev/stripe/';
const FORM = 'application/x-www-form-urlencoded';
/** The longest form has a dozen short fields. */
const MOST_BYTES = 16 * 1024;
/** A path of this site: neither two slashes nor a backslash may come first. */
const OWN_PATH = /^\/(?![/\\])/;

type Settings = Pick<WebConfig, 'backendUrl' | 'serviceKey' | 'publicOrigin' | 'trustedProxies'>;

/** Says whether a path is one of the sandbox's and this mode has one; in production there is none. */
export function isSandbox(path: string, { mode }: Pick<WebConfig, 'mode'>): boolean {
  return path.startsWith(PREFIX) && mode !== 'production';
}

/**
 * Shows a page of the sandbox and takes its forms, as plain HTML. The backend answers callers with
 * the service key. A form counts only from a page of this origin.
 */
export async function showSandbox(
  request: IncomingMessage,
  response: ServerResponse,
  config: Settings,
  nonce: string,
): Promise<void> {
  const { method } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && method !== 'POST') return refuse(response, 405);
  if (!isRead && !isSameOrigin(request.headers, config.publicOrigin)) return refuse(response, 403);
  const form = isRead ? null : await readForm(request);
  if (typeof form === 'number') return refuse(response, form);
  const address = new URL(request.url ?? PREFIX, 'http://any');
  try {
    const answer = await ask(`${config.backendUrl}${address.pathname}${address.search}`, {
      method: isRead ? 'GET' : 'POST',
      body: form,
      headers: {
        ...(form === null ? {} : { 'content-type': FORM }),
        'x-service-key': config.serviceKey,
        'x-nonce': nonce,
        'x-language': languageOf(request),
        'x-origin': originOf(request, config) ?? '',
      },
      signal: AbortSignal.timeout(10_000),
    });
    const { 'content-type': type, location } = answer.headers;
    const body = Buffer.from(await answer.body.arrayBuffer());
    response.writeHead(answer.statusCode, {
      ...(typeof type === 'string' ? { 'Content-Type': type } : {}),
      ...(typeof location === 'string' && OWN_PATH.test(location) ? { Location: location } : {}),
      'Cache-Control': type === 'font/woff2' ? 'public, max-age=86400' : 'no-store',
    });
    response.end(method === 'HEAD' ? undefined : body);
  } catch {
    refuse(response, 502);
  }
}

function languageOf({ headers }: IncomingMessage): string {
  const chosen = parseCookies(headers.cookie).get('NEXT_LOCALE');
  return pickLocale({ chosen, accepted: headers['accept-language'] });
}

/** What the form sent, or the status of the refusal. */
async function readForm(request: IncomingMessage): Promise<Buffer | number> {
  if (!request.headers['content-type']?.startsWith(FORM)) return 415;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MOST_BYTES) return 413;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const SENTENCES: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  502: 'The backend is away.',
};

function refuse(response: ServerResponse, status: number): void {
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(SENTENCES[status]);
}
