import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionEffect } from '@/lib/secureql/server/backend';
import type { WebConfig } from '@/lib/server/config';
import { addCookies, formatCookie, isSecureRequest, parseCookies } from './cookies';
import { rememberRenewed, wasRenewed } from './renewedTokens';
import { XSRF_COOKIE, type XsrfGuard } from './xsrf';

/** Cookie of the spec that holds the opaque session token; never readable by a script. */
export const SESSION_COOKIE = 'Authorization';

const TOKEN = /^[\w-]{20,128}$/;

/** What the cookies of a request say. `isBroken`: a session cookie that cannot be a token. */
export interface RequestSession {
  token: string | null;
  isBroken: boolean;
  xsrf: string | undefined;
}

/** Reads the session of a request; whether it lives, only the backend knows. */
export function readSession(request: IncomingMessage): RequestSession {
  const cookies = parseCookies(request.headers.cookie);
  const value = cookies.get(SESSION_COOKIE);
  const token = value !== undefined && TOKEN.test(value) ? value : null;
  return {
    token,
    isBroken: value !== undefined && token === null,
    xsrf: cookies.get(XSRF_COOKIE),
  };
}

/**
 * Writes what became of the session into the answer, with an XSRF token that fits it. A request that
 * was sent with a token just before it was renewed clears nothing: the cookie is a newer one by then.
 */
export function writeSession(
  request: IncomingMessage,
  response: ServerResponse,
  effect: SessionEffect,
  { config, guard }: { config: WebConfig; guard: XsrfGuard },
): void {
  const before = readSession(request).token;
  if (effect === 'clear' && before !== null && wasRenewed(before)) return;
  if (effect !== 'clear' && before !== null && before !== effect.token) rememberRenewed(before);
  const secure = isSecureRequest(request, config);
  const token = effect === 'clear' ? null : effect.token;
  const expires = effect === 'clear' ? new Date(0) : effect.expires;
  addCookies(response, [
    formatCookie(SESSION_COOKIE, token ?? '', { httpOnly: true, secure, expires }),
  ]);
  writeXsrf(request, response, token, { config, guard });
}

/** Gives the browser a fresh XSRF token for its session, or for a visitor. */
export function writeXsrf(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | null,
  { config, guard }: { config: WebConfig; guard: XsrfGuard },
): void {
  const secure = isSecureRequest(request, config);
  addCookies(response, [formatCookie(XSRF_COOKIE, guard.issue(token), { secure })]);
}
