import { readFileSync } from 'node:fs';
import { ARTICLES, namespaceOf, type ArticleId } from '@/lib/help/articles';

type Texts = Readonly<Record<string, string>>;

/** An article as its files have it, figures still as places. */
export interface RawArticle {
  id: ArticleId;
  title: string;
  text: string;
  paragraphs: string[];
  words: string;
}

function read(language: string, namespace: string): Texts {
  return JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8')) as Texts;
}

/** All articles in a language. */
export function articlesIn(language: string): RawArticle[] {
  const titles = read(language, 'help');
  return ARTICLES.map((id) => {
    const texts = read(language, namespaceOf(id));
    const text = texts[`a.${id}_text`] ?? '';
    const words = texts[`a.${id}_words`] ?? '';
    return { id, title: titles[`a.${id}`] ?? '', text, paragraphs: text.split('\n'), words };
  });
}
