import { isLocaleCode, type LocaleCode } from './locales';

/** Path segments without the locale's: `/de/party/1/?a#b` gives `['party', '1']`. */
export function segmentsOf(path: string): string[] {
  const segments = withoutQuery(path).split('/').filter(Boolean);
  return isLocaleCode(segments[0]) ? segments.slice(1) : segments;
}

/** The address alone: no locale prefix, no query or hash, no trailing slash; `/` for the root. */
export function barePath(path: string): string {
  return `/${segmentsOf(path).join('/')}`;
}

/** The same address without its locale prefix; query and hash stay. */
export function withoutLocale(path: string): string {
  return `${barePath(path)}${path.slice(withoutQuery(path).length)}`;
}

/** The same page in another language: `/{code}` plus the path without its prefix, query kept. */
export function localePath(code: LocaleCode, path: string): string {
  const bare = withoutLocale(path);
  return `/${code}${barePath(path) === '/' ? bare.slice(1) : bare}`;
}

/**
 * Whether a path is `prefix` or lies below it. Whole segments count: `/partyanimal` does not lie
 * below `/party`.
 */
export function isBelow(path: string, prefix: string): boolean {
  const bare = barePath(path);
  return bare === prefix || bare.startsWith(`${prefix}/`);
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}
