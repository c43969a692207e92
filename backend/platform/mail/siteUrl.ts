import type { Config } from '@/backend/platform/config';
import { LOCALES } from '@/lib/shared/accounts/account';

/**
 * Returns the full address of a page, in the reader's language, for a mail. The first language has
 * no prefix. `path` begins with a slash.
 */
export function siteUrl(config: Config, locale: string, path: string): string {
  return `${config.post.siteOrigin}${sitePath(locale, path)}`;
}

/** The same without the site's origin. */
export function sitePath(locale: string, path: string): string {
  const [, ...prefixed] = LOCALES;
  const prefix = prefixed.find((code) => code === locale);
  return `${prefix ? `/${prefix}` : ''}${path}`;
}
