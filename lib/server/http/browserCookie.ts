import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebConfig } from '@/lib/server/config';
import { addCookies, formatCookie, isSecureRequest, parseCookies } from './cookies';

/** Cookie by which a browser is known again; never readable by a script, and no session. */
const BROWSER_COOKIE = 'Browser';

const KEY = /^[\w-]{43}$/;
const LIFE_MS = 365 * 24 * 60 * 60_000;

/** The key of the browser that asks; null when it has none yet. */
export function readBrowser(request: IncomingMessage): string | null {
  const key = parseCookies(request.headers.cookie).get(BROWSER_COOKIE);
  return key !== undefined && KEY.test(key) ? key : null;
}

/** A key for a browser that has none: 256 random bits. */
export function newBrowser(): string {
  return randomBytes(32).toString('base64url');
}

/** Gives the browser its key, for a year from now. */
export function writeBrowser(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  config: WebConfig,
): void {
  const secure = isSecureRequest(request, config);
  const expires = new Date(Date.now() + LIFE_MS);
  addCookies(response, [formatCookie(BROWSER_COOKIE, key, { httpOnly: true, secure, expires })]);
}
