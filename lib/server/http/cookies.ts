import type { IncomingMessage, ServerResponse } from 'node:http';

/** Cookies of a request by name; the first of two with one name counts. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/** Attributes of a cookie this server sets. */
export interface CookieOptions {
  httpOnly?: boolean;
  secure: boolean;
  /** Absent: until the browser closes. */
  expires?: Date;
}

/** One `Set-Cookie` value; path `/`, SameSite=Lax. The value must need no escaping. */
export function formatCookie(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(options.expires ? [`Expires=${options.expires.toUTCString()}`] : []),
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}

/** Adds cookies to an answer; one of the same name set before is replaced. */
export function addCookies(response: ServerResponse, cookies: readonly string[]): void {
  if (cookies.length === 0) return;
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  const replaced = new Set(cookies.map(nameOf));
  const before = response.getHeader('Set-Cookie') ?? [];
  const existing = (Array.isArray(before) ? before : [String(before)]).filter(
    (cookie) => !replaced.has(nameOf(cookie)),
  );
  response.setHeader('Set-Cookie', [...existing, ...cookies]);
}

/** Whether the browser reached us over https, as far as a believed proxy or the config says. */
export function isSecureRequest(
  request: IncomingMessage,
  config: { publicOrigin: string | null; trustedProxies: readonly string[] },
): boolean {
  if (config.publicOrigin !== null) return config.publicOrigin.startsWith('https:');
  const peer = request.socket.remoteAddress ?? '';
  return (
    config.trustedProxies.includes(peer.replace(/^::ffff:/, '')) &&
    request.headers['x-forwarded-proto'] === 'https'
  );
}

/** Address of the browser: the last one in `X-Forwarded-For` that is no believed proxy. */
export function clientAddress(
  request: IncomingMessage,
  config: { trustedProxies: readonly string[] },
): string {
  const isTrusted = (address: string) => config.trustedProxies.includes(address);
  let address = (request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  while (isTrusted(address) && hops.length > 0) {
    const hop = hops.pop()?.trim() ?? '';
    // Whatever follows ends in a header of our own request.
    if (!/^[\da-fA-F.:]{2,45}$/.test(hop)) break;
    address = hop;
  }
  return address;
}
