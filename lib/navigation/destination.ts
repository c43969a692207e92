import { DEFAULT_LOCALE, isLocaleCode } from './locales';
import { isBelow, localePath } from './path';

const OWN_ORIGIN = 'http://playplus.invalid';
const MAX_LENGTH = 2000;

/** Where a remembered destination may not lead: back to the log-in, or to what is no page. */
const refused = ['/login', '/signup', '/api', '/_next'];

/**
 * A remembered destination (`?next=`) as path, query and hash of this origin, or null when it is
 * anything else. What a browser or a proxy could read as another host is refused, also when it is
 * encoded once or twice: it is never repaired.
 */
export function safeDestination(requested: unknown): string | null {
  if (typeof requested !== 'string' || requested.length > MAX_LENGTH) return null;
  const readings = decodings(requested);
  if (!readings?.every(isOwnPath)) return null;
  const url = parse(requested);
  if (url?.origin !== OWN_ORIGIN || url.pathname.includes('//')) return null;
  if (refused.some((prefix) => isBelow(url.pathname, prefix))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function decodings(text: string): string[] | null {
  try {
    const path = text.split(/[?#]/, 1)[0] ?? '';
    const once = decodeURIComponent(path);
    return [text.normalize('NFKC'), once.normalize('NFKC'), decodeURIComponent(once)];
  } catch {
    return null;
  }
}

function isOwnPath(text: string): boolean {
  // Browsers drop tabs and line breaks from an address and read a backslash as a slash.
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) && !text.split(/[?#]/, 1)[0]?.includes('//');
}

function parse(text: string): URL | null {
  return URL.canParse(text, OWN_ORIGIN) ? new URL(text, OWN_ORIGIN) : null;
}

/**
 * Where a log-in leads: the remembered destination, else the dashboard. A path without a locale
 * prefix stays in the language of the page that asks.
 */
export function afterLogIn(requested: unknown, locale: string | undefined): string {
  const path = safeDestination(requested) ?? '/dashboard/home';
  const hasPrefix = isLocaleCode(path.split(/[/?#]/)[1]);
  if (hasPrefix || !isLocaleCode(locale) || locale === DEFAULT_LOCALE) return path;
  return localePath(locale, path);
}

/** The query that carries a remembered destination from one form to another; empty for none. */
export function nextQuery(wish: unknown): string {
  const destination = safeDestination(wish);
  return destination === null ? '' : `?next=${encodeURIComponent(destination)}`;
}
