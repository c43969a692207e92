import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { parseCookies } from './cookies';

/** What the language selector remembers, for every later visit. */
const LANGUAGE_COOKIE = 'NEXT_LOCALE';

/**
 * Leads the reader of a page whose address names no language to the same page in the language they
 * have chosen; says whether it did. Next does so at the root alone, where it also looks at what the
 * browser asks for.
 */
export function leadToLanguage(request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? '/';
  const [path = '/'] = url.split('?', 1);
  // Next reads a language in either case.
  const first = path.split('/', 2)[1]?.toLowerCase();
  if (path === '/' || isLocaleCode(first)) return false;
  const chosen = parseCookies(request.headers.cookie).get(LANGUAGE_COOKIE);
  if (!isLocaleCode(chosen) || chosen === DEFAULT_LOCALE) return false;
  // Another choice leads elsewhere: nobody keeps this answer.
  const headers = { Location: `/${chosen}${url}`, 'Cache-Control': 'no-store', Vary: 'Cookie' };
  response.writeHead(307, headers).end();
  return true;
}
