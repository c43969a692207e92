import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLES, HELP_NAMESPACES } from '@/lib/help/articles';
import type { HelpText } from '@/lib/help/answers/helpIndex';

/** Every article of a language as its files have it. */
export function articlesIn(locale: string): HelpText[] {
  const texts: Record<string, string> = Object.assign(
    {},
    ...['help', ...HELP_NAMESPACES].map((namespace) => readTexts(locale, namespace)),
  );
  return ARTICLES.flatMap((id) => {
    const [title, text] = [texts[`a.${id}`], texts[`a.${id}_text`]];
    const words = texts[`a.${id}_words`] ?? '';
    return title === undefined || text === undefined ? [] : [{ id, title, text, words }];
  });
}

function readTexts(locale: string, namespace: string): Record<string, string> {
  const file = join(process.cwd(), 'public/locales', locale, `${namespace}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
