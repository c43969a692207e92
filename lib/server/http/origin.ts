import type { IncomingMessage } from 'node:http';
import { isSecureRequest } from './cookies';

/** A host name or address with an optional port, and nothing that could end up elsewhere. */
const PLAIN_HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Scheme, host and port for absolute links of one answer: `PUBLIC_ORIGIN`, else what the `Host`
 * header says when it is a plain host; null when it is not. `X-Forwarded-Host` is never believed
 * (decision 0012).
 */
export function originOf(
  request: IncomingMessage,
  config: { publicOrigin: string | null; trustedProxies: readonly string[] },
): string | null {
  if (config.publicOrigin !== null) return config.publicOrigin;
  const { host } = request.headers;
  if (host === undefined || !PLAIN_HOST.test(host)) return null;
  const origin = `${isSecureRequest(request, config) ? 'https' : 'http'}://${host.toLowerCase()}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
}
