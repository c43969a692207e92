import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Readable cookie of the spec; its value comes back in `XSRF_HEADER`. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** Lower case, as Node gives header names. */
export const XSRF_HEADER = 'x-xsrf-token';

/** Makes and checks XSRF tokens that hold for one session, or for visitors. */
export interface XsrfGuard {
  /** `session` is the raw session token, null for a visitor. */
  issue(session: string | null): string;
  isValid(token: string | undefined, session: string | null): boolean;
}

/**
 * Tokens are `base64url(random16).base64url(hmac)`, so that any number of web processes with one
 * service key understand each other and none keeps a list.
 */
export function createXsrfGuard(serviceKey: string): XsrfGuard {
  const key = Buffer.from(hkdfSync('sha256', serviceKey, '', 'xsrf', 32));

  function sign(random: string, session: string | null): Buffer {
    const owner = session === null ? 'visitor' : createHash('sha256').update(session).digest('hex');
    return createHmac('sha256', key).update(`${random}.${owner}`).digest();
  }

  return {
    issue(session) {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${sign(random, session).toString('base64url')}`;
    },
    isValid(token, session) {
      const [, random, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? [];
      if (random === undefined || signature === undefined) return false;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(random, session));
    },
  };
}

/**
 * Says whether a request comes from a page of this origin, by what the browser says about it: of
 * `publicOrigin`, or without one of the host that was asked. A client that says nothing is no
 * browser and is left to the token.
 */
export function isSameOrigin(
  headers: Record<string, string | string[] | undefined>,
  publicOrigin: string | null,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  return publicOrigin === null ? new URL(origin).host === headers.host : origin === publicOrigin;
}
