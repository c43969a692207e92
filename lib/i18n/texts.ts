import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '@/lib/navigation/locales';

/** One namespace of one language: flat keys, plural forms as i18next spells them. */
export type Texts = Readonly<Record<string, string>>;

const cache = new Map<string, Texts>();

/**
 * Reads `public/locales/{locale}/{namespace}.json`, once per process in production. Server only, for
 * what is no page: a refused call says why in its reader's language.
 * Throws when there is no such file: a page must not name a namespace that does not exist.
 */
export function readTexts(locale: LocaleCode, namespace: string): Texts {
  const name = `${locale}/${namespace}.json`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  const path = join(process.cwd(), 'public', 'locales', name);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Texts;
  if (process.env.NODE_ENV === 'production') cache.set(name, texts);
  return texts;
}
